import { type RecordTypeName, recordTypeNames, recordTypes } from "./records/registry";

interface FileNode {
  sourceInstanceName?: unknown;
  relativeDirectory?: unknown;
  name?: unknown;
}

/**
 * The GraphQL type of a JSON file, by its folder. Interface texts have a type of their own, so that their keys are not added to the schema.
 * @example typeOfRecord({ node: { sourceInstanceName: "data", relativeDirectory: "pregnancy-weeks", name: "24" } }) // "PregnancyWeek"
 */
export function typeOfRecord({ node }: { node: FileNode }): RecordTypeName | "InterfaceText" | "UnknownRecord" {
  if (node.sourceInstanceName !== "data") return "InterfaceText";
  const names = recordTypeNames;
  const inFile = `${node.relativeDirectory ? `${node.relativeDirectory}/` : ""}${node.name}`;
  return names.find((name) => [node.relativeDirectory, inFile].includes(recordTypes[name].folder)) ?? "UnknownRecord";
}
