/** Every feature that is rolled out by a switch, and whether it is on where nothing else is said. */
export const FLAG_DEFAULTS = {
  'add-to-home-banner': true,
  assistants: true,
  features: true,
  'follow-up': true,
  'loop-queue-details': false,
  'onboarding-dev': false,
  reschedule: true,
  'running-late': true,
  sms: false,
  'week-summary': true,
} as const satisfies Record<string, boolean>;

export type FlagKey = keyof typeof FLAG_DEFAULTS;

/** What is on for one user. */
export type Flags = Readonly<Record<FlagKey, boolean>>;

export const FLAG_KEYS = Object.keys(FLAG_DEFAULTS) as FlagKey[];

/** Those that switch nothing yet: the rooms that they open are still to be built, with the room the name goes from here. */
export const FLAGS_WITHOUT_ROOM: readonly FlagKey[] = [];
