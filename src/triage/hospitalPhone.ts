/** The phone number of her hospital, if she has stored it on this device. */
import { readStored } from "../ui/device/storage";
import { stored } from "../ui/device/stored";

/**
 * The number for a `tel:` address; null if none is stored, or if it cannot be dialled.
 * @example readHospitalPhone() // "+902121234567"
 */
export function readHospitalPhone(): string | null {
  const { hospitalPhone } = (readStored(stored.day.name) ?? {}) as { hospitalPhone?: unknown };
  if (typeof hospitalPhone !== "string") return null;
  const number = hospitalPhone.trim().replace(/(?!^\+)\D/g, "");
  return /^\+?\d{3,15}$/.test(number) ? number : null;
}
