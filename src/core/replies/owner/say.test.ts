import { describe, expect, it } from 'vitest';
import { languageOf } from '../languages';
import type { OwnerLine, OwnerLines } from './lines';
import { reasonIn } from './reasons';
import { lineIn, sayIn } from './say';

const AT = { at: Date.UTC(2026, 2, 10, 18, 0) / 60_000, zone: 'America/New_York' };
const period = { start: AT.at, end: AT.at + 30 };

/** Every line with arguments that it may have; names and titles are the same in every language. */
const EXAMPLES: { readonly [K in keyof OwnerLines]: OwnerLines[K] } = {
  written: { text: 'Kept as it is.' },
  plan: { does: 'send', title: 'T', whom: ['Jan'], zone: AT.zone },
  reason: { reason: 'You want drafts only' },
  was_it_you: { subject: 'T' },
  was_it_them: { who: 'Jan' },
  answers: { who: 'Jan', subject: 'T', title: 'T' },
  what_to_do: { subject: 'T' },
  pairing: { subject: 'T' },
  pairing_open: {},
  how_often: {},
  several_of_name: { name: 'Jan' },
  no_address: { names: ['Jan', 'Eva'] },
  whom_to_invite: { subject: 'T' },
  several_fit: { subject: 'T', meetings: [{ title: 'T', ...AT }] },
  which_meeting: { subject: 'T', meetings: [{ title: null, ...AT }] },
  meeting: { title: null, ...AT },
  none_of_them: {},
  what_to_change: { title: 'T', ...AT },
  not_adopted: { title: null, why: 'others', organizer: null },
  asked_from_outside: { name: 'Jan', address: 'jan@x.test', copied: true, subject: 'T' },
  delegate_asks: { who: 'Jan', subject: 'T' },
  own_offer_taken: { title: 'T' },
  named_time_busy: { title: 'T' },
  named_time_against_rules: { title: 'T', rules: ['R'] },
  keep_rule: { text: 'R' },
  understood_rule: { rules: ['R'] },
  replaces_rules: { rules: ['R'] },
  corrected_twice: {},
  rule_known: { text: 'R' },
  rule_not_understood: { quote: 'R' },
  not_kept_free: {},
  kept_free: { ...period, zone: AT.zone, title: null, others: 1, undo: 'cancel' },
  in_calendar: { meetings: [{ title: null, ...AT }] },
  day: { ...AT, standing: [], free: [] },
  hold_back_aside: { title: 'T' },
  taken_over_answered: { who: 'Jan', title: 'T' },
  rounds: { rounds: 3, title: 'T' },
  nothing_fits: { title: 'T' },
  nothing_fits_named: { title: 'T' },
  calendar_missing: { why: 'none' },
  calendar_fails: { title: 'T', why: 'revoked', act: 'book' },
  event_gone: { title: 'T' },
  not_changed: { title: 'T', why: 'taken' },
  named_time_not_free: { title: 'T' },
  change_yourself: { who: null, title: 'T', series: true, ...AT },
  declined_invitation: { who: 'Jan', title: 'T', next: 'cancel' },
  cancelled_again: { who: 'Jan', title: 'T', when: AT },
  late: { who: null, minutes: 10, title: 'T' },
  late_overrun: { title: 'T', minutes: 10 },
  alone: { title: 'T', done: 'moved', ...AT },
  cancels_series: { who: null, title: 'T' },
  only_at: AT,
  all_to_come: {},
  none_of_series: {},
  leave_out: { title: 'T', ...AT },
  leave_out_at: AT,
  leave_as_is: {},
  cancel_too: { title: 'T' },
  stranger: { address: 'jan@x.test' },
  somebody_you_know: {},
  takes_part: {},
  waited_for: { who: 'Jan' },
  other_address: { who: 'Jan' },
  not_answered: { names: ['Jan'], title: 'T' },
  suits: { names: ['Jan'], ...AT },
  have_answered: { names: ['Jan', 'Eva'] },
  how_go_on: {},
  need_not_come: { names: ['Jan'] },
  drop: { names: ['Jan'] },
  will_phone: { names: ['Jan'] },
  wait_two_days: {},
  offer_other_times: {},
  keep_booked: {},
  stop_arranging: {},
  no_time_for_all: { title: 'T' },
  stands_at: { yes: ['Jan'], no: ['Eva'], unclear: ['Tom'], silent: ['Ana'], ...AT },
  what_shall_i_do: {},
  book_without: { names: ['Jan'], ...AT },
  asks_unanswerable: { who: 'Jan' },
  away: { who: 'Jan', title: 'T' },
  declined_go_on: { who: 'Jan', title: 'T' },
  declined_released: { who: 'Jan', title: 'T' },
  opted_out: { who: 'Jan' },
  complains: { who: 'Jan' },
  go_on_without: {},
  wrote: { who: 'Jan', what: 'uncertain' },
  asks_without_time: { who: 'Jan', minutes: 60 },
  cannot_make_unverified: { who: 'Jan', title: 'T' },
  nobody_comes: { who: 'Jan', title: 'T' },
  stands_for_others: { who: 'Jan', title: 'T' },
  words_differ: {},
  nobody_told: { title: 'T' },
  answer_uncertain: {},
  trust: { act: 'offer', times: 5 },
  tired: { times: 3, names: ['Jan'] },
  no_person_answered: { times: 3 },
  often_today: { times: 3 },
  many_new: { people: 9 },
  probing: { who: 'Jan' },
  go_on_with: { title: 'T' },
  held_back: { who: 'Jan', title: 'T' },
  did_not_answer: { names: ['Jan'], title: 'T', reminders: 2 },
  nobody_left: { title: 'T' },
  still_waits: {},
  rests: { title: 'T' },
  paused_answered: { who: 'Jan', title: 'T' },
  resting: { title: 'T', why: 'held_off' },
  bounced: { who: 'Jan', reason: '550' },
  holds_expired: { title: 'T' },
  staff_asks: { staff: 'Kim', words: 'Which one?' },
  staff_let_go: { staff: 'Kim', words: 'Not now', title: 'Chat' },
  staff_took_over: { staff: 'Kim', title: 'Chat' },
  after_no: { names: ['Jan'], stands: 'nothing' },
};

const LINES = Object.entries(EXAMPLES).map(([line, args]) => ({ line, ...(args as object) }) as OwnerLine);
/** Words that every English sentence of ours has some of, and none of the others. */
const ENGLISH =
  /\b(?:the|you|your|have|has|shall|with|this|that|they|them|not|and|is|are|it|of|to|wants|cancels|Only|Wait|Book)\b/;

describe.each(['de', 'fr', 'es'] as const)('what the owner is told in %s', (locale) => {
  it.each(LINES.filter(({ line }) => line !== 'written'))('says $line without a word of English', (line) => {
    const said = lineIn(line, locale);
    expect(said).not.toMatch(ENGLISH);
    expect(said).not.toBe(lineIn(line, 'en'));
    expect(said).not.toMatch(/undefined|null|\s\s/);
  });

  it('is in the form of address that owners have', () => {
    const all = LINES.map((line) => lineIn(line, locale)).join(' ');
    const close = {
      de: /(?<!\p{L})(?:du|dir|dich|deine?)(?!\p{L})/iu,
      fr: /(?<!\p{L})(?:tu|toi|tes)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:tú|contigo|tienes)(?!\p{L})/iu,
    };
    expect(all).not.toMatch(close[locale]);
  });

  it('has words for each reason that the other languages have words for', () => {
    const known = Object.keys(languageOf({ locale: 'de' }).question.reasons);
    expect(known.filter((reason) => reasonIn(reason, locale) === null)).toEqual([]);
  });

  it.each([
    'You see the first plans: 3 to go',
    'It is the first mail to Jan',
    'It would take 90 minutes',
    'Jan asks to move the meeting to Tuesday',
    'Jan proposes a time that is free',
    'unread: foo, bar',
    'doubtful: accept option',
    'Jan (jan@x.test) asks for a meeting',
    'Jan agrees to option 2',
    'None of the options suits Jan',
    'Jan asks for 60 minutes',
    'They wrote first, and I have not answered',
  ])('says the reason %j', (reason) => expect(reasonIn(reason, locale)).not.toMatch(ENGLISH));
});

it('names times on the clock that the line has, and joins its sentences', () => {
  const says = [{ line: 'suits', names: ['Jan', 'Eva'], ...AT }, { line: 'how_go_on' }] as const;
  expect(sayIn(says, 'de')).toBe('Dienstag, 10. März, 14:00 ET passt Jan und Eva. Wie soll es weitergehen?');
  expect(sayIn(says, 'en')).toBe('Tuesday, March 10, 2:00 PM ET suits Jan and Eva. How shall I go on?');
});

it('keeps what was stored as words', () => expect(lineIn({ line: 'written', text: 'Kept.' }, 'fr')).toBe('Kept.'));
