/** The phone of her hospital, if she has written it down on this device. */
import { readStored } from "../ui/device/storage";
import { stored } from "../ui/device/stored";

/**
 * The number as a `tel:` address takes it; null where none is stored, or nothing one could dial.
 * @example readHospitalPhone() // "+902121234567"
 */
export function readHospitalPhone(): string | null {
  const { hospitalPhone } = (readStored(stored.day.name) ?? {}) as { hospitalPhone?: unknown };
  if (typeof hospitalPhone !== "string") return null;
  const number = hospitalPhone.trim().replace(/(?!^\+)\D/g, "");
  return /^\+?\d{3,15}$/.test(number) ? number : null;
}
