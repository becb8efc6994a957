/**
 * The owner's Firebase project, known when the site is built: `GATSBY_FIREBASE_CONFIG` in the environment holds what the Firebase console shows as
 * JSON. Without it nothing of Firebase stands on a page, in the headers or in the browser.
 */

export interface FirebaseConfig {
  readonly apiKey: string;
  readonly projectId: string;
  readonly appId: string;
  readonly authDomain?: string;
  readonly databaseURL?: string;
  readonly storageBucket?: string;
  readonly messagingSenderId?: string;
  /** Visits are counted, after a yes, only with this. */
  readonly measurementId?: string;
}

const required = ["apiKey", "projectId", "appId"] as const;

/**
 * What stands in the variable; null where it is empty. Throws where it is no such JSON, so that a slip is seen by the build and not by nobody.
 * @example readFirebaseConfig('{"apiKey":"k","projectId":"p","appId":"a"}')?.projectId // "p"
 */
export function readFirebaseConfig(json: string | undefined): FirebaseConfig | null {
  if (!json) return null;
  const config = JSON.parse(json) as FirebaseConfig;
  const missing = required.filter((name) => typeof config[name] !== "string" || config[name] === "");
  if (missing.length > 0) throw new Error(`GATSBY_FIREBASE_CONFIG requires ${missing.join(", ")}`);
  return config;
}

export const firebaseConfig = readFirebaseConfig(process.env.GATSBY_FIREBASE_CONFIG);
/** True where the owner can count visits of those who have said yes. */
export const canCount = Boolean(firebaseConfig?.measurementId);

/** Other hosts a page talks to, and only once the visitor has said yes or sends a question. */
export const firebaseHosts = {
  script: ["https://www.googletagmanager.com"],
  connect: [
    "https://firebase.googleapis.com",
    "https://firebaseinstallations.googleapis.com",
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://identitytoolkit.googleapis.com",
    "https://firestore.googleapis.com",
  ],
} as const;
