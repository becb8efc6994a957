/** Time zones ahead of, at and behind UTC, with their offset on 1 January 2026 in minutes as getTimezoneOffset returns it. */
export const zones = [
  { zone: "Pacific/Auckland", offsetMinutes: -780 },
  { zone: "Europe/Istanbul", offsetMinutes: -180 },
  { zone: "America/Los_Angeles", offsetMinutes: 480 },
] as const;
