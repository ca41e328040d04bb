/** What an owner's own programs can be told of, by the names under which they are told. */
export const HOOK_EVENTS = ['meeting.booked', 'meeting.moved', 'meeting.cancelled', 'decision.needed'] as const;
export type HookEvent = (typeof HOOK_EVENTS)[number];

/** Sent when its owner wants to see whether a webhook works; never subscribed to. */
export const TEST_EVENT = 'test';
export type HookMessageType = HookEvent | typeof TEST_EVENT;

/** Of names that were kept, those that are events today, in the order of the list. */
export function knownEvents(names: readonly string[]): HookEvent[] {
  return HOOK_EVENTS.filter((event) => names.includes(event));
}
