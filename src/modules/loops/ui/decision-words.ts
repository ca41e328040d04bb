import type { QuestionKind } from '@/core/loop/question-kinds';
import type { Phase } from '@/core/loop/state';

export interface DecisionWords {
  /** What happens on yes; null where a yes alone says nothing. */
  readonly yes: string | null;
  /** What happens on no; null where the choices say it all. */
  readonly no: string | null;
  /** Where it is mended instead. */
  readonly link: { readonly href: string; readonly label: string } | null;
}

interface Asked {
  readonly kind: QuestionKind | 'approve';
  readonly text: string;
  readonly slots: readonly unknown[];
  readonly phase: Phase;
  readonly draft?: boolean;
  readonly preferences?: object;
  readonly choices?: readonly unknown[];
}

const HOURS = { href: '/settings/calendars', label: 'Change my hours' };
const CALENDAR = { href: '/settings/calendars', label: 'Mend the calendar' };

type Words = readonly [yes: string | null, no: string, link?: DecisionWords['link']];

const SEEN: Words = [null, 'All right'];
const IN_WORDS: Words = [null, 'Leave it'];
const CANCEL: Words = ['Cancel the meeting', 'Keep it'];
const NEW_TIMES: Words = ['Offer new times', 'Keep the time'];
const MEND_CALENDAR: Words = [null, 'Leave it', CALENDAR];

/** What the buttons of each kind of question say; null: what any other question's say. */
const QUESTIONS: Readonly<Record<QuestionKind, Words | null>> = {
  again: ['Offer other times', 'Leave it'],
  answers: ['Yes, it is about this', 'No, it is not'],
  bounce: ['Go on without them', 'Leave it'],
  busy: ['Offer the nearest times', 'Leave it'],
  calendar: MEND_CALENDAR,
  calendar_cancel: MEND_CALENDAR,
  cancel: CANCEL,
  change: SEEN,
  declined_invitation: null,
  delegate: ['Yes, do it', 'Leave it'],
  gone: ['Offer new times', 'Leave it'],
  held_back: SEEN,
  late: SEEN,
  leaves: SEEN,
  limit: ['Go on tomorrow', 'Leave it'],
  move: NEW_TIMES,
  move_late: NEW_TIMES,
  never_mind: ['Cancel the meeting', 'Keep it, and stop here'],
  not_adopted: SEEN,
  nothing_fits: ['Offer times outside my hours', 'Leave it', HOURS],
  opt_out: null,
  other_time: IN_WORDS,
  pairing: IN_WORDS,
  paused: ['Go on', 'Keep it on hold'],
  preference: null,
  rounds: IN_WORDS,
  series: ['Find a time for the first', 'Leave it'],
  series_cancel: null,
  series_change: SEEN,
  silent: null,
  split: null,
  stranger: ['Yes, go on', 'Leave it'],
  taken: ['Offer other times', 'Leave it'],
  trust: ['Do it without asking', 'Keep asking me'],
  unclear: null,
  update: SEEN,
  was_it_them: ['It is theirs, go on', 'It is not theirs'],
  was_it_you: ['It was me, go on', 'It was not me'],
  what_to_do: ['Offer times', 'Leave it'],
  which_meeting: null,
  who: IN_WORDS,
  without: ['Go on without them', 'Stop arranging it'],
};

/** What the buttons of a decision say: what will happen. */
export function decisionWords(asked: Asked): DecisionWords {
  if (asked.kind === 'approve') {
    return { yes: asked.draft ? 'I have sent it' : approval(asked), no: 'Not this', link: null };
  }
  if (asked.choices?.length) return { yes: null, no: null, link: null };
  const known = QUESTIONS[asked.kind];
  if (known) return { yes: known[0], no: known[1], link: known[2] ?? null };
  if (asked.preferences) return { yes: 'From now on', no: 'Not now', link: null };
  // Before anything was offered, a yes means: go on and offer times.
  return { yes: asked.phase === 'INTAKE' ? 'Offer times' : 'I’ll take care of it', no: 'Leave it', link: null };
}

function approval({ text, slots }: Asked): string {
  const verb = text.split(' ')[0];
  if (verb === 'Book') return 'Book it';
  if (verb === 'Move') return 'Move it';
  if (verb === 'Cancel') return 'Cancel the meeting';
  return slots.length > 0 ? 'Offer these times' : 'Send this mail';
}
