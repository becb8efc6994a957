/**
 * All access to Firebase. This file is loaded only if the owner has set up a project (src/firebase/firebaseConfig.ts), and only when it is needed: after
 * the visitor agrees to be counted, or when a question is sent. Each service is loaded separately.
 */

import type { Analytics } from "firebase/analytics";
import { type FirebaseApp, getApps, initializeApp } from "firebase/app";
import type { Auth } from "firebase/auth";
import type { Database } from "firebase/database";
import type { Firestore } from "firebase/firestore/lite";
import type { FirebaseStorage } from "firebase/storage";
import type { Language } from "../routes/routes";
import type { EventValues } from "../ui/device/events";
import { stored } from "../ui/device/stored";
import type { ReaderStage } from "../vocabulary/readerStages";
import { firebaseConfig } from "./firebaseConfig";

function app(): FirebaseApp {
  if (!firebaseConfig) throw new Error("firebase requires GATSBY_FIREBASE_CONFIG");
  return getApps()[0] ?? initializeApp(firebaseConfig);
}

/** The visitor's account while the page is open; nothing of it is stored on the device. */
export async function openAuth(): Promise<Auth> {
  const { initializeAuth, inMemoryPersistence } = await import("firebase/auth");
  return initializeAuth(app(), { persistence: inMemoryPersistence });
}

/** The document database, without live updates. firestore.rules says what may be read and written. */
export async function openFirestore(): Promise<Firestore> {
  const { getFirestore } = await import("firebase/firestore/lite");
  return getFirestore(app());
}

/** The Realtime Database. The site does not use it: database.rules.json refuses everything, and the policy of src/gatsby/hosting.ts does not list its host. */
export async function openDatabase(): Promise<Database> {
  const { getDatabase } = await import("firebase/database");
  return getDatabase(app());
}

/** The file storage. The site does not use it either: storage.rules refuses everything. */
export async function openStorage(): Promise<FirebaseStorage> {
  const { getStorage } = await import("firebase/storage");
  return getStorage(app());
}

/** Registers this browser with the project. Call it only after the visitor has agreed. @returns the random ID of this browser */
export async function registerInstallation(): Promise<string> {
  const { getId, getInstallations } = await import("firebase/installations");
  return getId(getInstallations(app()));
}

/** Analytics learns only that a page of the site is open, not which one, because its address could reveal a pregnancy or a loss. */
const analyticsConfig = () => ({
  send_page_view: false,
  page_location: `${location.origin}/`,
  page_title: "",
  page_referrer: "",
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
  // Cookies are set for this host alone, so that this host can delete them.
  cookie_domain: "none",
});

function deleteCookies(): void {
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API
    if (name.startsWith(stored.analyticsCookie.name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

/** Empties a database that Firebase fills in addition to its cookies: with the ID of this browser, and the days on which it was used. */
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
 * Starts counting this visit. Call it only after the visitor has agreed.
 * @returns a function that logs an event, see logEvent in src/ui/device/events.ts
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

/** Stops counting at once and deletes from the device what was stored for it, even if this page has not counted anything. */
export async function stopCounting(): Promise<void> {
  deleteCookies();
  if (analytics) (await import("firebase/analytics")).setAnalyticsCollectionEnabled(analytics, false);
  const { deleteInstallations, getInstallations } = await import("firebase/installations");
  try {
    await deleteInstallations(getInstallations(app()));
  } finally {
    // Without a network Firebase’s server does not learn of it, but the data on this device is deleted anyway.
    for (const { name } of [stored.installation, stored.heartbeat]) await emptyDatabase(name);
  }
}

/** A question as it is sent; it contains nothing about the person who asks. */
export interface Question {
  /** 10 to 600 characters. */
  text: string;
  stage: ReaderStage;
  language: Language;
}

/** Stores a question where only the site's team can read it; firestore.rules refuses any other fields. */
export async function writeQuestion(firestore: Firestore, { text, stage, language }: Question): Promise<void> {
  const { addDoc, collection, serverTimestamp } = await import("firebase/firestore/lite");
  await addDoc(collection(firestore, "questions"), { text, stage, language, sentAt: serverTimestamp() });
}

let auth: Promise<Auth> | undefined;

/**
 * Sends a question with an anonymous account that exists only until the page is closed.
 * @throws if it could not be sent
 */
export async function sendQuestion(question: Question): Promise<void> {
  auth ??= openAuth();
  const [{ signInAnonymously }, firestore] = await Promise.all([import("firebase/auth"), openFirestore()]);
  await signInAnonymously(await auth);
  await writeQuestion(firestore, question);
}
