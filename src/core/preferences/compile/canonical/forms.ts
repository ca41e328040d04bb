import { ACTS } from '../../../loop/owner/owner-rules';
import type { WrittenLanguage } from '../../effects/manner';
import { APPROVALS, LANGUAGES, LENGTHS, TONES } from '../../render/manner-rules';
import { GRIDS, JOURNEYS, LEANINGS, MEETINGS_BY, WISHES } from '../../render/time-rules';
import type { Medium, Rule } from '../../rule';
import { type Form, form, keyOf } from './form';
import { readPeople, singular, TAG } from './scope';

const anyOf = (words: readonly string[]) => words.map((word) => word.replace(/[+]/g, '\\+')).join('|');
const wishes = Object.entries(WISHES);
const sights = Object.values(MEETINGS_BY);

/** Free time around something: both sides alike, one side, or each its own. */
function around(
  shape: string,
  build: (before: number, after: number, slots: Parameters<Parameters<typeof form>[1]>[0]) => Rule | null,
): Form[] {
  return [
    form(`Keep {minutes} free before and after ${shape}`, (s) => build(s.minutes, s.minutes, s)),
    form(`Keep {minutes} free before and {second} after ${shape}`, (s) => build(s.minutes, s.second, s)),
    form(`Keep {minutes} free before ${shape}`, (s) => build(s.minutes, 0, s)),
    form(`Keep {minutes} free after ${shape}`, (s) => build(0, s.minutes, s)),
  ];
}

/** One of the times that a sentence allows. */
export const ONLY_THEN = form('{scope} only{when}', ({ scope, when }) => ({ kind: 'only', when, scope }));

const TIME_FORMS: readonly Form[] = [
  form('My working hours are {hours} {weekdays}', ({ hours, weekdays }) => ({ kind: 'hours', weekdays, hours })),
  form('I do not work {weekdays}', ({ weekdays }) => ({ kind: 'hours', weekdays, hours: [] })),
  form('No {scope}{when}(?: \\({text}\\))?', ({ scope, when, text }) => ({ kind: 'never', when, scope, name: text })),
  form('{scope} starts? at {clocks}', ({ scope, clocks }) => ({ kind: 'start', at: clocks, scope })),
  form('{scope} may be outside my working hours{when}', ({ scope, when }) => ({ kind: 'open', when, scope })),
  ...wishes
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([weight, words]) =>
      form(`${words} {scope}{when}(?: \\((?:\\+|(?=-)){word}\\))?`, ({ scope, when, word }) => ({
        kind: 'like',
        when,
        weight: Number(word ?? weight),
        scope,
      })),
    ),
  form(`(?:For {scope} )?I prefer {word}`, ({ scope, word }) => {
    const to = keyOf(LEANINGS, word);
    return to ? { kind: 'lean', to, scope } : null;
  }),
  form(
    'Keep at least {minutes} a day free for {text} in (?:one block|at most {count} blocks)(?: of at least {second})?{when}',
    ({ minutes, text, count, second, when }) => ({
      kind: 'focus',
      minutes,
      blocks: count ?? 1,
      blockMin: second,
      when,
      name: text === 'focused work' ? undefined : text,
    }),
  ),
  form('At most {minutes} of {scope} a {word}(?: {weekdays})?', ({ minutes, scope, word, weekdays }) => ({
    kind: 'limit',
    most: { minutes },
    per: word === 'week' ? 'week' : 'day',
    scope,
    weekdays,
  })),
  form('At most {count} {scope} a {word}(?: {weekdays})?', ({ count, scope, word, weekdays }) => ({
    kind: 'limit',
    most: { count },
    per: word === 'week' ? 'week' : 'day',
    scope,
    weekdays,
  })),
  form('After {minutes} of meetings in a row I take a break of {second}', ({ minutes, second }) => ({
    kind: 'break',
    after: minutes,
    pause: second,
  })),
  form('At most {count} {scope} in a row(?:, then a break of {second})?', ({ count, scope, second }) => ({
    kind: 'in_a_row',
    most: count,
    pause: second,
    scope,
  })),
  ...around(`(?:{word})`, (before, after, { word }) => {
    const what = keyOf(JOURNEYS, word);
    return what ? { kind: 'travel', around: what, before, after } : null;
  }),
  ...around('{scope}', (before, after, { scope }) => ({ kind: 'buffer', before, after, scope })),
  form(`Keep {minutes} free between an? (?<word>${anyOf(sights)}) and an? (?<other>${anyOf(sights)})`, (s) => {
    const [one, two] = [keyOf(MEETINGS_BY, s.word), keyOf(MEETINGS_BY, s.other)];
    return one && two ? { kind: 'gap', between: [one, two], minutes: s.minutes } : null;
  }),
  form(`Keep {minutes} free between two (?<word>${anyOf(sights)})s`, ({ minutes, word }) => {
    const medium = keyOf(MEETINGS_BY, word) as Medium;
    return { kind: 'gap', between: [medium, medium], minutes };
  }),
  form('I need at least {ahead} of notice(?: for {scope})?', ({ ahead, scope }) => ({
    kind: 'notice',
    least: ahead,
    scope,
  })),
  form('Offer (?:times|{scope}) at most {ahead} ahead', ({ ahead, scope }) => ({
    kind: 'horizon',
    most: ahead,
    scope,
  })),
  form('Meetings start on the {word}', ({ word }) => {
    const minutes = Number(keyOf(GRIDS, word));
    return minutes === 15 || minutes === 30 || minutes === 60 ? { kind: 'grid', minutes } : null;
  }),
];

const MEETING_FORMS: readonly Form[] = [
  form('Meetings last {minutes} by default', ({ minutes }) => ({ kind: 'duration', minutes })),
  form('{scope} takes? {minutes}', ({ scope, minutes }) => ({ kind: 'duration', minutes, scope })),
  form('{scope} takes? at most {minutes}', ({ scope, minutes }) => ({ kind: 'longest', minutes, scope })),
  form('{scope} (?:is|are) (?<word>by video|by phone|in person)', ({ scope, word }) => ({
    kind: 'medium',
    medium: word === 'in person' ? 'in_person' : word === 'by phone' ? 'phone' : 'video',
    scope,
  })),
  form('Use {text} for {scope}(?:, otherwise {other})?', ({ text, scope, other }) => ({
    kind: 'video',
    provider: text,
    fallback: other,
    scope,
  })),
  form('My phone number is (?<word>\\+?[\\d ()./-]{5,24})', ({ word }) => ({ kind: 'phone', number: word })),
  form('(?:For {scope} )?(?<word>I call my guests|[Mm]y guests call me)', ({ scope, word }) => ({
    kind: 'caller',
    who: word.startsWith('I') ? 'owner' : 'guest',
    scope,
  })),
  form('{scope} takes? place at {text}', ({ scope, text }) => ({ kind: 'place', place: text, scope })),
  form('The title of {scope} is {text}(?:, without an organisation {other})?', ({ scope, text, other }) => ({
    kind: 'title',
    pattern: text,
    fallback: other,
    scope,
  })),
  form('The description of {scope} says {text}', ({ scope, text }) => ({ kind: 'description', text, scope })),
  form('After {scope}, block time for follow-up work on the next day', ({ scope }) => ({
    kind: 'follow_up_block',
    at: 'next_day',
    scope,
  })),
  form('After {scope}, block {minutes} for follow-up work(?<word> on the next day)?', ({ scope, minutes, word }) => ({
    kind: 'follow_up_block',
    minutes,
    at: word === undefined ? 'after' : 'next_day',
    scope,
  })),
];

const MANNER_FORMS: readonly Form[] = [
  form('My name is {text}', ({ text }) => ({ kind: 'name', name: text })),
  form('My organisation is {text}', ({ text }) => ({ kind: 'organisation', name: text })),
  form('My time zone is (?<word>\\S+)(?: {dates})?', ({ word, dates }) => ({ kind: 'zone', zone: word, dates })),
  form('I am based in {text} \\((?<word>\\S+)\\)', ({ text, word }) => ({ kind: 'zone', zone: word, city: text })),
  form('I am in {text} {dates} \\((?<word>\\S+)\\)', ({ text, dates, word }) => ({
    kind: 'zone',
    zone: word,
    dates,
    city: text,
  })),
  form('Give {people} priority', ({ people }) => ({ kind: 'priority', people })),
  form('Avoid meetings with {people}', ({ people }) => ({ kind: 'avoid_people', people })),
  form('Count {people} as (?:an? )?{text}', ({ people, text }) => {
    const tag = (people.by === 'tag' ? singular(text) : text).toLowerCase();
    return TAG.test(tag) ? { kind: 'tagged', tag, people } : null;
  }),
  form('Ignore mail from {people}', ({ people }) => ({ kind: 'ignore', people })),
  form('The codeword {text} opens the best times of the next {count} business days?', ({ text, count }) => ({
    kind: 'codeword',
    word: text,
    businessDays: count,
  })),
  form('The stop word is {text}', ({ text }) => ({ kind: 'stop_word', word: text })),
  form('Offer {count} options? in each mail(?:, spread over (?<word>\\d+) days?)?', ({ count, word }) => ({
    kind: 'offers',
    count,
    days: word === undefined ? undefined : Number(word),
  })),
  form('(?<word>Copy|Do not copy) me on your mails', ({ word }) => ({ kind: 'copy_owner', on: word === 'Copy' })),
  form(
    'Copy (?<word>\\S+@\\S+(?: \\S+@\\S+)?(?: and \\S+@\\S+)?) on your (?<other>mails|invitations)(?: about {scope})?',
    (s) => {
      const addresses = s.word.split(/,? (?:and )?/);
      const plain = addresses.every((one) => readPeople(one)?.by === 'address');
      const on = s.other === 'mails' ? 'mails' : 'invitations';
      return plain ? { kind: 'copy', addresses, on, scope: s.scope } : null;
    },
  ),
  form('(?<word>Show|Do not show) holds in my calendar', ({ word }) => ({ kind: 'holds', visible: word === 'Show' })),
  form('Send (?:no|at most {count}) follow-ups?', ({ count }) => ({ kind: 'follow_ups', most: count ?? 0 })),
  form('Follow up after {count} business days?', ({ count }) => ({ kind: 'follow_up_after', businessDays: count })),
  form(
    'Write at most {count} (?<word>words|word|sentences|sentence) a mail(?: to {people})?',
    ({ count, word, people }) => ({
      kind: 'mail_length',
      most: word.startsWith('word') ? { words: count } : { sentences: count },
      people,
    }),
  ),
  form('Write (?:to {people} )?in {word}(?:, and in (?<other>.+) to those who do)?', ({ people, word, other }) => {
    const language = keyOf(LANGUAGES, word);
    const among = other?.split(/, | and /).map((one) => keyOf(LANGUAGES, one));
    if (!language || among?.some((one) => !one || one === 'guest')) return null;
    return { kind: 'language', language, ...(among ? { among: among as WrittenLanguage[] } : {}), people };
  }),
  form('Write {word}(?: to {people})?', ({ word, people }) => {
    const tone = keyOf(TONES, word);
    return tone ? { kind: 'formality', tone, people } : null;
  }),
  form('Sign with {text}', ({ text }) => ({ kind: 'signature', text })),
  form('{word}', ({ word }) => {
    const mode = keyOf(APPROVALS, word);
    return mode ? { kind: 'approval', mode } : null;
  }),
  ...ACTS.flatMap((act) => {
    const what =
      act === 'offer'
        ? 'offer times(?: for {scope})?'
        : act === 'write'
          ? 'write mails(?: for {scope})?'
          : `${act} {scope}`;
    const long = `${what}(?: that take {word} {minutes})?`;
    const bound = (word: string | undefined, minutes: number) => {
      const is = word === undefined ? undefined : keyOf(LENGTHS, word);
      return is && { length: { is, minutes } };
    };
    return [
      form(`Ask me before you ${long}`, ({ scope, word, minutes }) => ({
        kind: 'act',
        act,
        ask: true,
        scope,
        ...bound(word, minutes),
      })),
      form(`${act[0]?.toUpperCase()}${long.slice(1)} without asking me`, ({ scope, word, minutes }) => ({
        kind: 'act',
        act,
        ask: false,
        scope,
        ...bound(word, minutes),
      })),
    ];
  }),
  form('Groups meet when {word} can', ({ word }) => ({ kind: 'quorum', of: word === 'everyone' ? 'all' : 'most' })),
  form('(?<word>Share|Do not share) with other users when I am free', ({ word }) => ({
    kind: 'share_free_busy',
    on: word === 'Share',
  })),
];

/** All canonical sentences without full stop and codeword; what fits more than one form is checked by its rendering. */
export const FORMS: readonly Form[] = [...TIME_FORMS, ...MEETING_FORMS, ...MANNER_FORMS];
