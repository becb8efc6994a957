import { stored } from "../ui/device/stored";
import type { NameGender } from "../vocabulary/nameLists";

/** Name under which the shortlist is stored on the device. */
export const shortlistName = stored.names.name;

/**
 * A name on a side, as the shortlist stores and shares it.
 * @example nameId("girl", "ada") // "girl-ada"
 */
export const nameId = (side: NameGender, slug: string): string => `${side}-${slug}`;
