/**
 * The one door to Firebase. It is fetched only where the owner has set up a project (src/site/firebaseConfig.ts), and only when it is needed: after
 * a yes to counting visits, or when a question is sent. Each service is fetched by itself.
 */

import type { Analytics } from "firebase/analytics";
import { type FirebaseApp, getApps, initializeApp } from "firebase/app";
import type { Auth } from "firebase/auth";
import type { Database } from "firebase/database";
import type { Firestore } from "firebase/firestore/lite";
import type { FirebaseStorage } from "firebase/storage";
import type { ReaderStage } from "./reading/readerStages";
import type { Language } from "./routes/routes";
import type { EventValues } from "./site/events";
import { firebaseConfig } from "./site/firebaseConfig";
import { stored } from "./ui/device/stored";

function app(): FirebaseApp {
  if (!firebaseConfig) throw new Error("firebase requires GATSBY_FIREBASE_CONFIG");
  return getApps()[0] ?? initializeApp(firebaseConfig);
}

/** The visitor's account for as long as the page is open: nothing of it is kept on the device. */
export async function openAuth(): Promise<Auth> {
  const { initializeAuth, inMemoryPersistence } = await import("firebase/auth");
  return initializeAuth(app(), { persistence: inMemoryPersistence });
}

/** The documents, read and written one by one, without live updates. What may be done with them stands in firestore.rules. */
export async function openFirestore(): Promise<Firestore> {
  const { getFirestore } = await import("firebase/firestore/lite");
  return getFirestore(app());
}

/** The live database; nothing of the site uses it, database.rules.json refuses everything and the policy of src/gatsby/hosting.ts does not name its host. */
export async function openDatabase(): Promise<Database> {
  const { getDatabase } = await import("firebase/database");
  return getDatabase(app());
}

/** The store of files; as for the live database, see storage.rules. */
export async function openStorage(): Promise<FirebaseStorage> {
  const { getStorage } = await import("firebase/storage");
  return getStorage(app());
}

/** Registers this browser with the project, after a yes. @returns the random number it is known by */
export async function registerInstallation(): Promise<string> {
  const { getId, getInstallations } = await import("firebase/installations");
  return getId(getInstallations(app()));
}

/** What analytics is told of the page: that it is one of the site, not which, since the address of a page can tell of a pregnancy or a loss. */
const analyticsConfig = () => ({
  send_page_view: false,
  page_location: `${location.origin}/`,
  page_title: "",
  page_referrer: "",
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
  // Its cookies are of this host alone, so that this host can delete them.
  cookie_domain: "none",
});

function deleteCookies(): void {
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    // biome-ignore lint/suspicious/noDocumentCookie: the other way is missing in browsers of the list
    if (name.startsWith(stored.analyticsCookie.name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

/** Empties what Firebase keeps beside its cookies: the number of the installation, and the days on which it was used. */
const emptyDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.onerror = () => resolve();
    request.onsuccess = () => {
      const database = request.result;
      const names = [...database.objectStoreNames];
      const end = () => {
        database.close();
        resolve();
      };
      if (names.length === 0) return end();
      const change = database.transaction(names, "readwrite");
      for (const each of names) change.objectStore(each).clear();
      change.oncomplete = end;
      change.onabort = end;
    };
  });

let analytics: Analytics | undefined;

/**
 * Begins to count this visit. Call it only after a yes.
 * @returns what takes events, see logEvent in src/site/events.ts
 */
export async function startCounting(): Promise<(name: string, values: EventValues) => void> {
  const [{ initializeAnalytics, logEvent, setAnalyticsCollectionEnabled }] = await Promise.all([
    import("firebase/analytics"),
    registerInstallation(),
  ]);
  const counted = initializeAnalytics(app(), { config: analyticsConfig() });
  analytics = counted;
  setAnalyticsCollectionEnabled(counted, true);
  logEvent(counted, "visit");
  return (name, values) => logEvent(counted, name, values);
}

/** Stops at once, and deletes from the device what was kept for counting, whether or not this page has counted. */
export async function stopCounting(): Promise<void> {
  deleteCookies();
  if (analytics) (await import("firebase/analytics")).setAnalyticsCollectionEnabled(analytics, false);
  const { deleteInstallations, getInstallations } = await import("firebase/installations");
  try {
    await deleteInstallations(getInstallations(app()));
  } finally {
    // What Firebase itself could not be told of, without a network, is gone from here all the same.
    for (const { name } of [stored.installation, stored.heartbeat]) await emptyDatabase(name);
  }
}

/** A question as it is sent: nothing about who asks. */
export interface Question {
  /** 10 to 600 characters. */
  text: string;
  stage: ReaderStage;
  language: Language;
}

/** Writes a question where only the site's team can read it; firestore.rules refuses any other shape. */
export async function writeQuestion(firestore: Firestore, { text, stage, language }: Question): Promise<void> {
  const { addDoc, collection, serverTimestamp } = await import("firebase/firestore/lite");
  await addDoc(collection(firestore, "questions"), { text, stage, language, sentAt: serverTimestamp() });
}

let auth: Promise<Auth> | undefined;

/** Sends a question under a nameless account that ends with the page. Throws where it could not be sent. */
export async function sendQuestion(question: Question): Promise<void> {
  auth ??= openAuth();
  const [{ signInAnonymously }, firestore] = await Promise.all([import("firebase/auth"), openFirestore()]);
  await signInAnonymously(await auth);
  await writeQuestion(firestore, question);
}
