import { yesAndNo } from '../loop/asking/answers';
import { isOfReading } from '../loop/asking/reason-words';
import type { QuestionKind } from '../loop/question-kinds';
import { IN_PART } from '../loop/review/review-rules';
import type { Decision, Phase } from '../loop/state';

/** Why a person of staff is asked to look at a loop. */
export const QUEUE_REASONS = [
  'low_confidence',
  'policy',
  'complaint',
  'contradiction',
  'send_failed',
  'owner_asked',
] as const;
export type QueueReason = (typeof QUEUE_REASONS)[number];

/** Parts of one mail that cannot all be meant; see core/reading/coherence. */
const CONTRADICTIONS: ReadonlySet<string> = new Set([
  'cancels and agrees',
  'declines and goes on',
  'refuses and takes what was offered',
  'moves and keeps',
  'hands over, but to nobody',
  'windows contradict each other',
  'flag: weekday date conflict',
]);
const COMPLAINT = 'flag: hostile';
/** What a mail touches, rather than how surely it was read. */
const MATTERS: ReadonlySet<string> = new Set([
  'flag: sensitive',
  'flag: asks private information',
  'flag: instruction beyond scheduling',
  'flag: unsolicited',
]);

/**
 * Why nobody of staff may answer in the owner's place. `reserved`: the owner has kept it for themselves. `unread`: the mail was not
 * understood, and a yes would be to what may not be meant. `not_sent`, `wish`: what is done instead is a wish of the owner's.
 * `words`: it takes an answer in words.
 */
export const BARS = ['reserved', 'unread', 'not_sent', 'wish', 'words'] as const;
export type Bar = (typeof BARS)[number];

interface Help {
  readonly reason: QueueReason;
  /** Nothing goes on before somebody has answered, and there is no plan to say yes to. */
  readonly stuck: boolean;
  /** Why nobody of staff may give the answer; null: it is in the mails, and no wish of the owner's. */
  readonly bar: Bar | null;
}

const UNREAD: Help = { reason: 'low_confidence', stuck: true, bar: null };
const NOT_SENT: Help = { reason: 'send_failed', stuck: true, bar: 'not_sent' };
const NO_TIME: Help = { reason: 'policy', stuck: true, bar: 'wish' };

/** Which questions a person can help with; null: what is asked is for the owner alone to know or to want. */
const QUESTIONS: Readonly<Record<QuestionKind, Help | null>> = {
  again: null,
  answers: UNREAD,
  bounce: NOT_SENT,
  busy: NO_TIME,
  calendar: null,
  calendar_cancel: null,
  cancel: null,
  change: null,
  complaint: { reason: 'complaint', stuck: true, bar: null },
  declined_invitation: null,
  delegate: null,
  gone: null,
  held_back: NOT_SENT,
  late: null,
  leaves: null,
  limit: NO_TIME,
  move: null,
  move_late: null,
  never_mind: null,
  not_adopted: null,
  nothing_fits: NO_TIME,
  opt_out: null,
  other_time: NO_TIME,
  pairing: { ...UNREAD, bar: 'unread' },
  paused: null,
  preference: null,
  rounds: NO_TIME,
  series: null,
  series_cancel: null,
  series_change: null,
  silent: NO_TIME,
  split: NO_TIME,
  staff: null,
  stranger: null,
  taken: NO_TIME,
  trust: null,
  unclear: UNREAD,
  update: null,
  was_it_them: null,
  was_it_you: null,
  what_to_do: { ...UNREAD, bar: 'unread' },
  which_meeting: UNREAD,
  who: UNREAD,
  without: null,
};

/** How a person of staff can help with what the owner is asked; null where they cannot. */
export function helpWith(decision: Decision): Help | null {
  if (decision.kind === 'approve') {
    // What only the owner's own wish holds up is no doubt, and a draft is theirs to send.
    if (decision.draft || !decision.doubts?.length) return null;
    return { reason: reasonOf(decision.doubts), stuck: false, bar: decision.reserved ? 'reserved' : null };
  }
  const help = QUESTIONS[decision.kind];
  const why = decision.why ?? [];
  const byReading = help?.reason === 'low_confidence' || why.some((doubt) => CONTRADICTIONS.has(doubt));
  return help && { ...help, reason: byReading ? reasonOf(why) : help.reason };
}

/** What keeps somebody of staff from saying yes, or choosing, in the owner's place; null: nothing does. */
export function barTo(decision: Decision, phase: Phase): Bar | null {
  if (decision.reserved) return 'reserved';
  const help = helpWith(decision);
  if (!help) return 'wish';
  if (help.bar) return help.bar;
  const { yes } = yesAndNo({ ...decision, phase });
  return (decision.choices?.length ?? 0) > 0 || (yes !== null && yes !== 'take_care') ? null : 'words';
}

/** Whether somebody of staff may say yes, or choose, in the owner's place. */
export function mayAnswer(decision: Decision, phase: Phase): boolean {
  return barTo(decision, phase) === null;
}

/** The gravest of the reasons counts. */
function reasonOf(doubts: readonly string[]): QueueReason {
  if (doubts.includes(COMPLAINT)) return 'complaint';
  if (doubts.some((doubt) => CONTRADICTIONS.has(doubt))) return 'contradiction';
  const read = doubts.some((doubt) => (isOfReading(doubt) && !MATTERS.has(doubt)) || doubt === IN_PART);
  return read || doubts.length === 0 ? 'low_confidence' : 'policy';
}
