import type { LoopState } from '../loop/state';
import type { EpochMinute, Period } from '../time/period';
import { type HookMessageType, TEST_EVENT } from './events';
import type { Occurrence } from './occurred';

/** What a message says besides what has happened. */
export interface MessagePlace {
  readonly loopId: string;
  /** Of the page where the owner sees it. */
  readonly url: string;
  /** The owner's, IANA. */
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly nowMs: number;
}

/** A message as JSON: its form is described by `hookMessage` of modules/hooks/schema. */
export interface HookMessage {
  readonly type: HookMessageType;
  readonly timestamp: string;
  readonly data: object;
}

/** What is told of an occurrence. Nothing else of the owner's calendar is in it, and no link by which anybody acts. */
export function messageOf(one: Occurrence, after: LoopState, place: MessagePlace): HookMessage {
  const head = { type: one.type, timestamp: new Date(place.nowMs).toISOString() };
  const { loopId, url } = place;
  if (one.type === 'decision.needed') {
    const { id, kind, text, askedAt } = one.decision;
    const { title } = after.meeting;
    return { ...head, data: { loopId, url, title, decision: { id, kind, text, askedAt: instant(askedAt) } } };
  }
  const before = one.type === 'meeting.moved' ? { previous: times(one.before) } : {};
  return { ...head, data: { loopId, url, meeting: { ...times(one.at), ...meeting(after, place.zone) }, ...before } };
}

/** The message of a test. */
export function testMessage(nowMs: number): HookMessage {
  return { type: TEST_EVENT, timestamp: new Date(nowMs).toISOString(), data: {} };
}

function meeting({ meeting: { title, medium, location }, booking, participants }: LoopState, zone: string) {
  return {
    title,
    zone,
    medium,
    location,
    joinUrl: booking?.joinUrl ?? null,
    uid: booking?.icalUid ?? null,
    repeats: booking?.series !== undefined,
    people: participants
      .filter(({ role }) => role !== 'introducer')
      .map(({ role, name, address }) => ({ role, name, address })),
  };
}

function times({ start, end }: Period) {
  return { start: instant(start), end: instant(end) };
}

function instant(minute: EpochMinute): string {
  return new Date(minute * 60_000).toISOString();
}
