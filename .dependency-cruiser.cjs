/**
 * Which file may import which, checked by `npm run lint` (dependency-cruiser). Floors from below: the words of the records, addresses and texts,
 * pieces without a page, what every page shares, the domains, and on top what the browser loads. Rooms that only run in Node stand beside them.
 */
const { readdirSync } = require("node:fs");

const domains = ["pregnancy", "birth", "baby", "names", "reading", "canI", "loss", "day"];
const calculators = readdirSync("src/calculators")
  .filter((name) => name !== "shared")
  .map((name) => `calculators/${name}`);
const letters = ["vocabulary", "text", "routes"];
const pieces = [...letters, "ui", "guides", "triage", "site", "islands"];
const forDomains = [...pieces, "calculators/shared"];
/** The lists of names know how to sort and find; the build and the search ask them. */
const nameLists = ["names/nameEntry", "names/nameFilter"];
/** What the search's two rooms and its pages share. */
const searchShared = ["search/SearchBox", "search/address", "search/index.types", "search/signAnswers"];

/** What each room of src/ may import besides itself: rooms or single files. A room that is not here may import nothing. */
const rooms = {
  vocabulary: [],
  routes: ["vocabulary"],
  text: ["vocabulary", "routes"],
  ui: letters,
  islands: [...letters, "ui"],
  guides: [...letters, "ui"],
  triage: [...letters, "ui"],
  firebase: [...letters, "ui"],
  site: [...letters, "ui", "islands", "firebase"],
  ...Object.fromEntries([...domains, ...calculators].map((room) => [room, forDomains])),
  reading: [...forDomains, "search/browser", ...searchShared, "firebase"],
  "calculators/shared": pieces,
  search: [...letters, "ui", "triage"],
  "search/browser": [...letters, ...searchShared, "ui", "triage", ...nameLists, "names/search", "site/ownDay", "site/quiet"],
  browser: [...pieces, "firebase", "search/browser", ...domains, ...calculators],
  // These run in Node, while the site is built, checked or previewed.
  content: [...letters, "triage/coreSigns", ...nameLists],
  "search/build": [...letters, ...searchShared, "content", "search/browser", "triage", ...nameLists],
  gatsby: [...letters, "content", "search", "site", "ui", "firebase", "locales", "triage/coreSigns", ...nameLists, "day/content"],
  preview: [...letters, "content", "gatsby", "site"],
};

const inRoom = (room) => `^src/${room}(/|\\.tsx?$|$)`;
/** Rooms inside others first, so that a file belongs to the innermost. */
const names = Object.keys(rooms).sort((a, b) => b.length - a.length);
const node = "^src/(content|gatsby|preview|search/build)/|\\.node\\.ts$";

module.exports = {
  forbidden: [
    { name: "no-circle", comment: "Two files that need each other cannot be read one after the other.", severity: "error", from: {}, to: { circular: true } },
    {
      name: "only-the-registry-loads-behaviours",
      comment: "A behaviour runs in the browser alone and is loaded when its element is there: only src/browser names it.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/browser/" },
      to: { path: "\\.behaviour\\.ts$" },
    },
    {
      name: "no-node-in-the-browser",
      comment: "What a reader loads must not reach code of the build.",
      severity: "error",
      from: { path: "^src/browser/start\\.ts$" },
      to: { path: node, pathNot: "\\.json$", reachable: true },
    },
    {
      name: "content-draws-nothing",
      comment: "The content is read by checks, the build and editors’ tools: neither Gatsby nor React.",
      severity: "error",
      from: { path: "^src/content/" },
      to: { path: "node_modules/(gatsby|react|react-dom|@emotion)/" },
    },
    ...names.map((room) => ({
      name: `room-${room.replaceAll("/", "-")}`,
      comment: `src/${room} imports only ${["itself", ...rooms[room]].join(", ")}.`,
      severity: "error",
      from: { path: inRoom(room), pathNot: names.filter((other) => other.startsWith(`${room}/`)).map(inRoom) },
      to: { path: "^src/", pathNot: [room, ...rooms[room]].map(inRoom) },
    })),
    {
      name: "room-without-a-row",
      comment: "A new folder of src/ gets its row in this file.",
      severity: "error",
      from: { path: "^src/", pathNot: [...names, "locales", "gatsby-types.d"].map(inRoom) },
      to: { path: "^src/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.json$|^data/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};
