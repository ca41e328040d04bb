import fc from 'fast-check';
import { HOLIDAY_COUNTRIES } from '../availability/public-holidays';
import { ACTS } from '../loop/owner/owner-rules';
import { formatLocalDate } from '../time/calendar-date';
import { EFFECTS, takesEffect } from './effects/kinds';
import { normalRule } from './normal';
import type { Medium, People, Rule, RuleKind, RuleOf, Scope } from './rule';
import type { Stretch, When } from './when';

const MEDIA = ['video', 'phone', 'in_person'] as const satisfies Medium[];
const oneOf = fc.constantFrom;

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
/** One stretch that may pass midnight, or two or three apart. */
const hours: fc.Arbitrary<Stretch[]> = fc.oneof(
  fc.tuple(clock, fc.integer({ min: 1, max: 40 })).map(([from, quarters]): Stretch[] => [[from, from + quarters * 15]]),
  fc.uniqueArray(clock, { minLength: 4, maxLength: 6 }).map((ends) => {
    const sorted = [...ends].sort((a, b) => a - b);
    return Array.from(
      { length: Math.floor(sorted.length / 2) },
      (_, i): Stretch => [sorted[2 * i] as number, sorted[2 * i + 1] as number],
    );
  }),
);
const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 6 });
const date = fc.integer({ min: 20_780, max: 21_500 }).map(formatLocalDate);
const dates = fc.oneof(
  date.map((day) => ({ from: day, to: day })),
  fc.tuple(date, date).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a })),
);
const openDates = fc.oneof(
  dates,
  date.map((from) => ({ from })),
  date.map((to) => ({ to })),
);

const countries = fc.uniqueArray(fc.constantFrom(...HOLIDAY_COUNTRIES), { minLength: 1, maxLength: 4 });
/** Some time, never always. */
const when: fc.Arbitrary<When> = fc.oneof(
  hours.map((value) => ({ hours: value })),
  weekdays.map((value) => ({ weekdays: value })),
  fc.record({ weekdays, hours }),
  fc.record({ weekdays: weekdays.map((days) => days.slice(0, 2)), nth: oneOf(1, 2, 3, 4, -1) }),
  fc.record({ holidays: countries }),
  fc.record({ holidays: countries, weekdays, dates: openDates, hours }, { requiredKeys: ['holidays'] }),
  openDates.map((value) => ({ dates: value })),
  fc.record({ dates: openDates, hours }),
  fc.record({ weekdays, dates: openDates }),
  fc.record({ weekdays, dates: openDates, hours }),
);

const ADDRESSES = ['jane@acme.com', 'bob.lee@mail.example.org', 'x_1@sub.firm.co.uk'];
const DOMAINS = ['acme.com', 'example.org', 'firm.co.uk'];
const NAMES = ['Jane Doe', 'Bob', 'Ana García', 'Wei Zhang', 'Jürgen Groß'];
const TAGS = ['vip', 'investor', 'candidate', 'board member', 'customer'];

const person: fc.Arbitrary<People> = fc.oneof(
  oneOf(...ADDRESSES).map((address): People => ({ by: 'address', address })),
  oneOf(...DOMAINS).map((domain): People => ({ by: 'domain', domain })),
  oneOf(...NAMES).map((name): People => ({ by: 'name', name })),
);
const people = fc.oneof(
  person,
  oneOf(...TAGS).map((tag): People => ({ by: 'tag', tag })),
  oneOf('outside' as const, 'inside' as const).map((side): People => ({ by: 'side', side })),
);
const types = fc.uniqueArray(
  oneOf('interview', 'coffee', 'lunch', '1:1', 'demo', 'check-in', 'intro', 'workshop', 'dinner', 'board'),
  { minLength: 1, maxLength: 3 },
);
const media = fc.uniqueArray(oneOf(...MEDIA), { minLength: 1, maxLength: 2 });
const codewords = oneOf('asap', 'deep work', 'grün', 'red-hot');

const scope: fc.Arbitrary<Scope | undefined> = fc.oneof(
  fc.constant(undefined),
  types.map((value) => ({ types: value })),
  media.map((value) => ({ media: value })),
  people.map((value) => ({ people: value })),
  codewords.map((codeword) => ({ codeword })),
  fc.record({ types, media, people, codeword: codewords }, { requiredKeys: [] }),
  fc.record(
    { types, media, except: fc.record({ types, media, people }, { requiredKeys: [] }) },
    { requiredKeys: ['except'] },
  ),
);
/** A scope that the medium is not part of. */
const anyMedium = scope.map((value) => (value ? { ...value, media: undefined } : value));

const minutes = oneOf(5, 10, 15, 20, 30, 45, 60, 90, 120, 180);
const free = oneOf(0, 5, 10, 15, 30, 60, 120);
const around = fc.tuple(free, free).filter(([before, after]) => before + after > 0);
const count = fc.integer({ min: 1, max: 9 });
const text = oneOf(
  'Sunny, assistant to Dana',
  'Café Milo, Hauptstr. 1',
  '{guest} × {owner}',
  'Dial 1 first. Then wait!',
);

const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney', 'UTC'];
const STAYS = [
  { city: 'Lisbon', zone: 'Europe/Lisbon' },
  { city: 'New York', zone: 'America/New_York' },
  { city: 'São Paulo', zone: 'America/Sao_Paulo' },
];

const ARBITRARY: { readonly [K in RuleKind]: fc.Arbitrary<Omit<RuleOf<K>, 'kind'>> } = {
  name: fc.record({ name: oneOf(...NAMES) }),
  organisation: fc.record({ name: oneOf('Acme', 'Meyer & Sons', 'Acme Inc.', 'Plan B', 'Blue Sky GmbH') }),
  zone: fc.oneof(
    fc.record({ zone: oneOf(...ZONES) }),
    fc.record({ zone: oneOf(...ZONES), dates }),
    oneOf(...STAYS),
    fc.tuple(oneOf(...STAYS), dates).map(([stay, value]) => ({ ...stay, dates: value })),
  ),
  hours: fc.record({
    weekdays: fc.oneof(weekdays, fc.constant([0, 1, 2, 3, 4])),
    hours: fc.oneof(hours, fc.constant([])),
  }),
  never: fc.oneof(
    fc.record({ when, scope, name: oneOf('lunch', 'school run', undefined) }),
    scope.filter((value) => value?.types !== undefined).map((value) => ({ when: {}, scope: value })),
  ),
  open: fc.record({ when: fc.oneof(when, fc.constant({})), scope: scope.filter((value) => value !== undefined) }),
  only: fc.record({ when, scope }),
  like: fc.record({ when, scope, weight: oneOf(-4, -3, -2, -1, 1, 2, 3, 4) }),
  lean: fc.record({
    to: oneOf('earliest' as const, 'latest' as const, 'clustered' as const, 'spread' as const),
    scope,
  }),
  focus: fc.record({
    minutes: oneOf(60, 90, 120, 180, 240),
    blocks: fc.integer({ min: 1, max: 3 }),
    blockMin: oneOf(undefined, 30, 45, 60),
    name: oneOf(undefined, undefined, 'lunch'),
    when: fc.oneof(fc.constant(undefined), when),
  }),
  limit: fc.record({
    most: fc.oneof(
      count.map((value) => ({ count: value })),
      oneOf(60, 90, 120, 240).map((value) => ({ minutes: value })),
    ),
    per: oneOf('day' as const, 'week' as const),
    scope,
    weekdays: fc.oneof(fc.constant(undefined), weekdays),
  }),
  break: fc.record({ after: oneOf(60, 90, 120, 180), pause: oneOf(10, 15, 30, 45) }),
  in_a_row: fc.record({ most: fc.integer({ min: 1, max: 6 }), pause: oneOf(undefined, undefined, 20, 60), scope }),
  buffer: fc.tuple(around, scope).map(([[before, after], value]) => ({ before, after, scope: value })),
  gap: fc.record({
    between: oneOf<readonly [Medium, Medium]>(
      ['video', 'in_person'],
      ['in_person', 'phone'],
      ['video', 'phone'],
      ['video', 'video'],
      ['in_person', 'in_person'],
    ),
    minutes,
  }),
  travel: fc
    .tuple(oneOf('flight' as const, 'train' as const, 'travel' as const), around)
    .map(([what, [before, after]]) => ({ around: what, before, after })),
  notice: fc.record({
    least: fc.oneof(
      oneOf(30, 60, 240, 1440, 2880).map((value) => ({ minutes: value })),
      count.map((businessDays) => ({ businessDays })),
    ),
    scope,
  }),
  horizon: fc.record({
    most: fc.oneof(
      oneOf(1, 7, 14, 60).map((days) => ({ minutes: days * 1440 })),
      count.map((businessDays) => ({ businessDays })),
    ),
    scope,
  }),
  grid: fc.record({ minutes: oneOf(15 as const, 30 as const, 60 as const) }),
  start: fc.record({ at: fc.uniqueArray(clock, { minLength: 1, maxLength: 4 }), scope }),
  duration: fc.record({ minutes, scope }),
  longest: fc.record({ minutes, scope }),
  medium: fc.record({ medium: oneOf(...MEDIA), scope: anyMedium }),
  video: fc.record({
    provider: oneOf('Google Meet', 'Zoom', 'https://zoom.us/j/123456', 'Microsoft Teams'),
    fallback: oneOf(undefined, 'Zoom'),
    scope: anyMedium,
  }),
  phone: fc.record({ number: oneOf('+49 30 901820', '+1 212-555-0123') }),
  caller: fc.record({ who: oneOf('owner' as const, 'guest' as const), scope }),
  place: fc.record({ place: oneOf('Café Milo', 'Hauptstr. 1, Berlin', 'Room 4.12'), scope: anyMedium }),
  title: fc.record({
    pattern: oneOf('{guest} × {owner}', '{organisation} / {guest organisation}: {topic}'),
    fallback: oneOf(undefined, undefined, '{guest} / {owner}'),
    scope,
  }),
  description: fc.record({ text, scope }),
  follow_up_block: fc
    .record({ minutes: oneOf(undefined, 10, 15, 30), at: oneOf('after' as const, 'next_day' as const), scope })
    .filter(({ minutes: some, at }) => some !== undefined || at === 'next_day'),
  priority: fc.record({ people }),
  avoid_people: fc.record({ people }),
  tagged: fc.record({ tag: oneOf(...TAGS), people: people.filter(({ by }) => by !== 'side') }),
  ignore: fc.record({ people: person }),
  codeword: fc.record({ word: codewords, businessDays: count }),
  stop_word: fc.record({ word: oneOf('basta', 'hands off') }),
  offers: fc.record({ count: fc.integer({ min: 1, max: 6 }), days: oneOf(undefined, 2, 3) }),
  copy_owner: fc.record({ on: fc.boolean() }),
  copy: fc.record({
    addresses: fc.uniqueArray(oneOf(...ADDRESSES), { minLength: 1, maxLength: 3 }),
    on: oneOf('mails' as const, 'invitations' as const),
    scope,
  }),
  holds: fc.record({ visible: fc.boolean() }),
  follow_ups: fc.record({ most: fc.integer({ min: 0, max: 5 }) }),
  follow_up_after: fc.record({ businessDays: count }),
  formality: fc.record({
    tone: oneOf('brief' as const, 'warm' as const, 'formal' as const),
    people: fc.oneof(fc.constant(undefined), people),
  }),
  mail_length: fc.record({
    most: fc.oneof(
      count.map((sentences) => ({ sentences })),
      oneOf(40, 60, 100).map((words) => ({ words })),
    ),
    people: fc.oneof(fc.constant(undefined), people),
  }),
  language: fc.record({
    language: oneOf('en' as const, 'de' as const, 'fr' as const, 'es' as const, 'guest' as const),
    among: oneOf(undefined, undefined, ['fr' as const], ['de' as const, 'es' as const]),
    people: fc.oneof(fc.constant(undefined), people),
  }),
  signature: fc.record({ text: oneOf('Sunny, assistant to Dana', 'Best. Dana') }),
  approval: fc.record({
    mode: oneOf(
      'drafts_only' as const,
      'approve_everything' as const,
      'outsiders_first_time' as const,
      'when_unsure' as const,
      'autopilot' as const,
    ),
  }),
  act: fc.record({
    act: oneOf(...ACTS),
    ask: fc.boolean(),
    scope,
    length: fc.oneof(
      fc.constant(undefined),
      fc.record({ is: oneOf('over' as const, 'from' as const, 'under' as const, 'up_to' as const), minutes }),
    ),
  }),
  quorum: fc.record({ of: oneOf('all' as const, 'most' as const) }),
  share_free_busy: fc.record({ on: fc.boolean() }),
};

/** Kinds that take effect: a rule of another is not read. */
export const RULE_KINDS = (Object.keys(ARBITRARY) as RuleKind[]).filter((kind) => kind in EFFECTS);

/** Rules of one kind in normal form. */
export function ruleOfKind(kind: RuleKind): fc.Arbitrary<Rule> {
  const parts: fc.Arbitrary<object> = ARBITRARY[kind];
  return parts.map((value) => normalRule({ kind, ...value } as Rule)).filter((rule) => takesEffect(rule, []));
}

/** Rules of all kinds in normal form. */
export const anyRule: fc.Arbitrary<Rule> = oneOf(...RULE_KINDS).chain(ruleOfKind);
