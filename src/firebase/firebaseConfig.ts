/**
 * The owner’s Firebase project, set when the site is built: the environment variable `GATSBY_FIREBASE_CONFIG` contains the JSON that the Firebase
 * console shows. Without it there is nothing of Firebase on any page, in the headers or in the browser.
 */

export interface FirebaseConfig {
  readonly apiKey: string;
  readonly projectId: string;
  readonly appId: string;
  readonly authDomain?: string;
  readonly databaseURL?: string;
  readonly storageBucket?: string;
  readonly messagingSenderId?: string;
  /** Visits are counted only with this, and only after the visitor has agreed. */
  readonly measurementId?: string;
}

const required = ["apiKey", "projectId", "appId"] as const;

/**
 * Parses the variable; null if it is empty.
 * @throws if it is not valid JSON or a required field is missing, so that a mistake stops the build
 * @example readFirebaseConfig('{"apiKey":"k","projectId":"p","appId":"a"}')?.projectId // "p"
 */
function readFirebaseConfig(json: string | undefined): FirebaseConfig | null {
  if (!json) return null;
  const config = JSON.parse(json) as FirebaseConfig;
  const missing = required.filter((name) => typeof config[name] !== "string" || config[name] === "");
  if (missing.length > 0) throw new Error(`GATSBY_FIREBASE_CONFIG requires ${missing.join(", ")}`);
  return config;
}

export const firebaseConfig = readFirebaseConfig(process.env.GATSBY_FIREBASE_CONFIG);
/** True if the owner can count the visits of those who have agreed. */
export const canCount = Boolean(firebaseConfig?.measurementId);

/** Other hosts a page connects to, only after the visitor has agreed or sends a question. */
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
