/** Time zones ahead of, beside and behind Greenwich, with their distance from it on 1 January 2026 as getTimezoneOffset gives it. */
export const zones = [
  { zone: "Pacific/Auckland", offsetMinutes: -780 },
  { zone: "Europe/Istanbul", offsetMinutes: -180 },
  { zone: "America/Los_Angeles", offsetMinutes: 480 },
] as const;
