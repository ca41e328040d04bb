import type { AnswerKey } from '../../replies/question/answers';
import type { AnswerShown } from '../../replies/question/shown';
import type { Act } from '../owner/owner-rules';
import type { QuestionKind } from '../question-kinds';
import type { Choice, Phase } from '../state';

/** A question as far as its buttons depend on it. */
export interface Asked {
  readonly kind: QuestionKind | 'approve';
  readonly phase: Phase;
  /** What the plan does that is asked about. */
  readonly act?: Act;
  readonly draft?: boolean;
  readonly preferences?: object;
  readonly choices?: readonly Choice[];
}

/** What a yes and a no are called; null where a bare yes says nothing, or the choices say it all. */
export interface YesAndNo {
  readonly yes: AnswerKey | null;
  readonly no: AnswerKey | null;
}

const SEEN: Words = [null, 'all_right'];
const IN_WORDS: Words = [null, 'leave'];
const CANCEL: Words = ['cancel', 'keep'];
const NEW_TIMES: Words = ['new_times', 'keep_time'];

type Words = readonly [yes: AnswerKey | null, no: AnswerKey];

/** What the buttons of each kind of question say; null: what any other question's say. */
const QUESTIONS: Readonly<Record<QuestionKind, Words | null>> = {
  again: ['other_times', 'leave'],
  answers: ['about_this', 'not_about_this'],
  bounce: ['go_on_without', 'leave'],
  busy: ['nearest_times', 'leave'],
  calendar: IN_WORDS,
  calendar_cancel: IN_WORDS,
  cancel: CANCEL,
  change: SEEN,
  complaint: ['write_no_more', 'leave'],
  declined_invitation: null,
  delegate: ['do_it', 'leave'],
  gone: ['new_times', 'leave'],
  held_back: SEEN,
  late: SEEN,
  leaves: SEEN,
  limit: ['go_on_tomorrow', 'leave'],
  move: NEW_TIMES,
  move_late: NEW_TIMES,
  never_mind: ['cancel', 'keep_and_stop'],
  not_adopted: SEEN,
  nothing_fits: ['outside_hours', 'leave'],
  opt_out: null,
  other_time: IN_WORDS,
  pairing: IN_WORDS,
  paused: ['go_on', 'keep_on_hold'],
  preference: null,
  rounds: IN_WORDS,
  series: ['first_of_series', 'leave'],
  series_cancel: null,
  series_change: SEEN,
  silent: null,
  split: null,
  staff: null,
  stranger: ['yes_go_on', 'leave'],
  taken: ['other_times', 'leave'],
  trust: ['trust', 'keep_asking'],
  unclear: null,
  update: SEEN,
  was_it_them: ['theirs', 'not_theirs'],
  was_it_you: ['it_was_me', 'it_was_not_me'],
  what_to_do: ['times', 'leave'],
  which_meeting: null,
  who: IN_WORDS,
  without: ['go_on_without', 'stop'],
};

const PLANS: Readonly<Record<Act, AnswerKey>> = {
  offer: 'these_times',
  book: 'book',
  move: 'move',
  cancel: 'cancel',
  write: 'send',
};

/** What a yes and a no to a question are called: what will happen. */
export function yesAndNo(asked: Asked): YesAndNo {
  const { kind, act, draft, choices, preferences, phase } = asked;
  if (kind === 'approve') return { yes: draft ? 'sent_it' : act ? PLANS[act] : 'do_it', no: 'not_this' };
  if (choices?.length) return { yes: null, no: null };
  const known = QUESTIONS[kind];
  if (known) return { yes: known[0], no: known[1] };
  if (preferences) return { yes: 'from_now_on', no: 'not_now' };
  // Before anything was offered, a yes means: go on and offer times.
  return { yes: phase === 'INTAKE' ? 'times' : 'take_care', no: 'leave' };
}

/** The likeliest answers to a question: yes, its own choices, no. */
export function answersTo(asked: Asked): AnswerShown[] {
  const { yes, no } = yesAndNo(asked);
  return [
    ...(yes ? [{ id: 'yes', label: { key: yes } }] : []),
    ...(asked.choices ?? []).map(({ id, label, says }) => ({ id, label: says ? { says } : { text: label } })),
    ...(no ? [{ id: 'no', label: { key: no } }] : []),
  ];
}
