import type { RoomProvider, Rule, RuleKind, RuleOf } from '../rule';
import { isOfCalendar, ownLinkOf, roomProviderOf } from './meeting';

/**
 * Kinds of rules and where they take effect. What is not listed would be shown as understood and do nothing: the compiler
 * has to say that it is not understood.
 */
export const EFFECTS = {
  // By the settings that the document projects to.
  zone: 'settings',
  hours: 'settings',
  grid: 'settings',
  copy_owner: 'settings',
  approval: 'settings',
  quorum: 'settings',
  share_free_busy: 'settings',
  // By the search for times.
  never: 'search',
  only: 'search',
  open: 'search',
  start: 'search',
  like: 'search',
  lean: 'search',
  focus: 'search',
  limit: 'search',
  break: 'search',
  in_a_row: 'search',
  buffer: 'search',
  follow_up_block: 'search',
  gap: 'search',
  travel: 'search',
  notice: 'search',
  horizon: 'search',
  codeword: 'search',
  priority: 'search',
  tagged: 'search',
  // By what a meeting is.
  name: 'meeting',
  organisation: 'meeting',
  duration: 'meeting',
  longest: 'meeting',
  medium: 'meeting',
  video: 'meeting',
  phone: 'meeting',
  caller: 'meeting',
  place: 'meeting',
  title: 'meeting',
  description: 'meeting',
  // By what the assistant does and how it writes.
  offers: 'manner',
  holds: 'manner',
  follow_ups: 'manner',
  follow_up_after: 'manner',
  formality: 'manner',
  mail_length: 'manner',
  language: 'manner',
  signature: 'manner',
  act: 'manner',
  copy: 'manner',
  avoid_people: 'manner',
  ignore: 'manner',
  stop_word: 'manner',
} as const satisfies Partial<Record<RuleKind, 'settings' | 'search' | 'meeting' | 'manner'>>;

/** Whether a rule does what it says; false for what would only look understood. `connected`: providers of rooms that the owner has. */
export function takesEffect(rule: Rule, connected: readonly RoomProvider[]): boolean {
  if (isLinkless(rule, connected)) return false;
  // Nothing is put into the calendar before it is booked: times on offer are held here alone.
  if (rule.kind === 'holds') return !rule.visible;
  return rule.kind in EFFECTS;
}

/** A conference is made by the calendar, or there is a link, or a provider is connected: others' rooms cannot be opened. */
export function isLinkless(rule: Rule, connected: readonly RoomProvider[]): rule is RuleOf<'video'> {
  if (rule.kind !== 'video' || isOfCalendar(rule.provider) || ownLinkOf(rule) !== null) return false;
  const provider = roomProviderOf(rule);
  return provider === null || !connected.includes(provider);
}
