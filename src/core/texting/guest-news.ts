import type { EpochMinute, Period } from '../time/period';

/** What a guest is texted of; `at`: the time that it names. */
export type GuestNews =
  | { readonly kind: 'moved' | 'cancelled'; readonly at: Period }
  | { readonly kind: 'reminder'; readonly at: Period }
  | { readonly kind: 'late'; readonly at: Period; readonly minutes: number | null };

/** What a guest knows, and how the meeting stands. */
export interface GuestKnows {
  /** As they were told last; null: it does not take place. */
  readonly told: Period | null;
  /** As it stands; null: it does not. */
  readonly stands: Period | null;
  /** The owner is late for it by so many minutes, null where they did not say; undefined: nobody has said so. */
  readonly late: number | null | undefined;
  /** The start that they were reminded of, or are not to be. */
  readonly remindedOf: EpochMinute | null;
}

/** A guest is reminded so many minutes before. */
export const REMIND_BEFORE = 120;
/** Nobody is reminded of what begins within so many minutes. */
const TOO_LATE = 15;
/** Lateness is news from an hour before the beginning to a quarter of an hour after it. */
const LATE = { before: 60, after: 15 } as const;

/**
 * What a guest does not know of their meeting at `now`, in the order in which it is said. What has begun as far as they know neither
 * moves nor ends for them any more.
 */
export function guestNews({ told, stands, late, remindedOf }: GuestKnows, now: EpochMinute): GuestNews[] {
  if (stands === null) return told && told.start > now ? [{ kind: 'cancelled', at: told }] : [];
  const begun = told !== null && told.start <= now;
  const moved = told?.start !== stands.start || told.end !== stands.end;
  const near = stands.start - now <= LATE.before && now <= stands.start + LATE.after;
  const left = stands.start - now;
  return [
    ...(moved && !begun && stands.start > now ? [{ kind: 'moved', at: stands } as const] : []),
    ...(late !== undefined && near ? [{ kind: 'late', at: stands, minutes: late } as const] : []),
    ...(remindedOf !== stands.start && left <= REMIND_BEFORE && left > TOO_LATE
      ? [{ kind: 'reminder', at: stands } as const]
      : []),
  ];
}
