import { COUNTRY_NAMES } from '../holiday-words';
import { LANGUAGES, TONES } from '../manner-rules';
import { CAPITALS, NOUNS } from '../scope-words';
import { plural } from '../words';
import type { ChipWords, Said } from './chip-words';

const LEANINGS = {
  earliest: 'the earliest times',
  latest: 'the latest times',
  clustered: 'days with meetings',
  spread: 'days without meetings',
} as const;
const JOURNEYS = { flight: 'flight', train: 'train', travel: 'trip' } as const;
const BY = { video: 'by video', phone: 'by phone', in_person: 'in person' } as const;
const MODES = {
  drafts_only: 'only write drafts',
  approve_everything: 'ask you before every mail',
  outsiders_first_time: 'ask you before the first mail to anyone new',
  when_unsure: 'ask you only when unsure',
  autopilot: 'handle everything myself',
} as const;
const ACTS = {
  offer: 'offer times',
  book: 'book',
  move: 'move a meeting',
  cancel: 'decline or cancel',
  write: 'write',
} as const;
const BOUNDS = { over: 'more than', from: 'at least', under: 'less than', up_to: 'at most' } as const;
const CALLS = { video: 'video call', phone: 'phone call', in_person: 'in-person meeting' } as const;

const many = (count: number, noun: string) => `${count} ${count === 1 ? noun : plural(noun)}`;
const of = (said: Said, scope: Parameters<Said['meetings']>[0]) => {
  const meetings = said.meetings(scope);
  return meetings && `${meetings} `;
};
const like = (weight: number) =>
  weight > 0
    ? weight > 2
      ? 'strongly prefer'
      : weight < 2
        ? 'prefer, if possible,'
        : 'prefer'
    : weight < -2
      ? 'strongly avoid'
      : weight > -2
        ? 'avoid, if possible,'
        : 'avoid';
const around = (said: Said, before: number, after: number, what: string) =>
  before === after
    ? `${said.length(before)} before and after${what}`
    : after === 0
      ? `${said.length(before)} before${what}`
      : before === 0
        ? `${said.length(after)} after${what}`
        : `${said.length(before)} before and ${said.length(after)} after${what}`;

/** Chips in English. */
export const english: ChipWords = {
  language: 'en',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  and: 'and',
  or: 'or',
  quotes: ['“', '”'],
  anyTime: 'at any time',
  counted: {
    minute: ['minute', 'minutes'],
    hour: ['hour', 'hours'],
    day: ['day', 'days'],
    businessDay: ['business day', 'business days'],
  },
  before: (clock) => `before ${clock}`,
  after: (clock) => `after ${clock}`,
  until: (date) => `until ${date}`,
  since: (date) => `from ${date} on`,
  on: (date) => `on ${date}`,
  nth: (nth) => (nth < 0 ? 'last' : (['first', 'second', 'third', 'fourth', 'fifth'][nth - 1] ?? `${nth}th`)),
  holidays: (places) => `on public holidays (${places})`,
  region: (country) => COUNTRY_NAMES[country],
  everyMeeting: 'meetings',
  nouns: NOUNS,
  own: (noun) => `${noun} meetings`,
  media: BY,
  with: (people) => `with ${people}`,
  except: (meetings) => `except ${meetings}`,
  sides: { outside: 'anyone outside your organisation', inside: 'anyone inside your organisation' },
  anyoneAt: (domain) => `anyone at ${domain}`,
  group: (tag) => (CAPITALS.has(tag) ? `${tag.toUpperCase()}s` : plural(tag)),
  onWord: (word) => `on ${word}`,
  effects: {
    name: ({ name }) => `call you ${name}`,
    organisation: ({ name }) => `name ${name} as your organisation`,
    zone: ({ zone, dates }, s) => `use ${zone}${dates ? ` ${s.dates(dates)}` : ''}`,
    hours: ({ weekdays, hours }, s) =>
      hours.length > 0 ? `work ${s.days(weekdays)} ${s.hours(hours)}` : `no work ${s.days(weekdays)}`,
    never: ({ when, scope, name }, s) => `never offer ${of(s, scope)}${s.when(when)}${name ? ` (${name})` : ''}`,
    open: ({ when, scope }, s) => `open ${of(s, scope)}outside the working hours, ${s.when(when)}`,
    only: ({ when, scope }, s) => `offer ${of(s, scope)}only ${s.when(when)}`,
    start: ({ at, scope }, s) => `start ${of(s, scope)}at ${s.either(at.map(s.clock))}`,
    like: ({ when, scope, weight }, s) => `${like(weight)} ${of(s, scope)}${s.when(when)}`,
    lean: ({ to, scope }, s) => `prefer ${LEANINGS[to]}${s.about(scope)}`,
    focus: ({ minutes, name, blocks, when }, s) =>
      `keep ${s.length(minutes)} a day free for ${name ?? 'focus'} in ${many(blocks, 'block')}${when ? `, ${s.when(when)}` : ''}`,
    limit: ({ most, per, scope, weekdays }, s) =>
      `at most ${'count' in most ? most.count : s.length(most.minutes)} a ${per}${s.about(scope)}${weekdays ? `, ${s.days(weekdays)}` : ''}`,
    break: ({ after, pause }, s) => `pause ${s.length(pause)} after ${s.length(after)} in a row`,
    in_a_row: ({ most, pause, scope }, s) =>
      `at most ${most} in a row${pause === undefined ? '' : `, then ${s.length(pause)} free`}${s.about(scope)}`,
    buffer: ({ before, after, scope }, s) => `keep ${around(s, before, after, '')}${s.about(scope)}`,
    gap: ({ between: [one, other], minutes }, s) =>
      `keep ${s.length(minutes)} free between ${one === other ? `two ${CALLS[one]}s` : `a ${CALLS[one]} and a ${CALLS[other]}`.replace('a in-', 'an in-')}`,
    travel: ({ around: what, before, after }, s) => `keep ${around(s, before, after, ` each ${JOURNEYS[what]}`)}`,
    notice: ({ least, scope }, s) => `offer nothing sooner than ${s.ahead(least)} from now${s.about(scope)}`,
    horizon: ({ most, scope }, s) => `offer nothing later than ${s.ahead(most)} from now${s.about(scope)}`,
    grid: ({ minutes }) => `start ${{ 15: 'on the quarter hour', 30: 'on the half hour', 60: 'on the hour' }[minutes]}`,
    duration: ({ minutes, scope }, s) => `book ${s.length(minutes)}${s.about(scope)}`,
    longest: ({ minutes, scope }, s) => `never longer than ${s.length(minutes)}${s.about(scope)}`,
    medium: ({ medium, scope }, s) => `meet ${BY[medium]}${s.about(scope)}`,
    video: ({ provider, fallback, scope }, s) =>
      `use ${provider} for video${fallback === undefined ? '' : `, otherwise ${fallback}`}${s.about(scope)}`,
    phone: ({ number }) => `give ${number} as your number`,
    caller: ({ who, scope }, s) => `write that ${who === 'owner' ? 'you call' : 'they call you'}${s.about(scope)}`,
    place: ({ place, scope }, s) => `meet at ${s.quoted(place)}${s.about(scope)}`,
    title: ({ pattern, fallback, scope }, s) =>
      `title the event ${s.quoted(pattern)}${fallback === undefined ? '' : `, without an organisation ${s.quoted(fallback)}`}${s.about(scope)}`,
    description: ({ text, scope }, s) => `write ${s.quoted(text)} into the event${s.about(scope)}`,
    follow_up_block: ({ minutes, at, scope }, s) =>
      `block ${minutes === undefined ? 'time' : s.length(minutes)} for follow-up work ${at === 'after' ? 'after it' : 'on the next day'}${s.about(scope)}`,
    priority: ({ people }, s) => `give ${s.people(people)} priority`,
    avoid_people: ({ people }, s) => `avoid meetings with ${s.people(people)}`,
    tagged: ({ tag, people }, s) => `treat ${s.people(people)} as ${CAPITALS.has(tag) ? tag.toUpperCase() : tag}`,
    ignore: ({ people }, s) => `ignore mail from ${s.people(people)}`,
    codeword: ({ word, businessDays }, s) =>
      `open the best times of the next ${s.ahead({ businessDays })} on ${s.quoted(word)}`,
    stop_word: ({ word }, s) => `stay out of a thread after ${s.quoted(word)}`,
    offers: ({ count, days }) =>
      `offer ${many(count, 'option')} in each mail${days === undefined ? '' : `, spread over ${many(days, 'day')}`}`,
    copy_owner: ({ on }) => (on ? 'copy you on my mails' : 'leave you out of my mails'),
    copy: ({ addresses, on, scope }, s) => `copy ${s.all(addresses)} on my ${on} to guests${s.about(scope)}`,
    holds: ({ visible }) => `${visible ? 'show' : 'show no'} holds in your calendar`,
    follow_ups: ({ most }) => (most === 0 ? 'send no follow-ups' : `send at most ${many(most, 'follow-up')}`),
    follow_up_after: ({ businessDays }, s) => `follow up after ${s.ahead({ businessDays })}`,
    formality: ({ tone, people }, s) => `write ${TONES[tone]}${people ? ` to ${s.people(people)}` : ''}`,
    mail_length: ({ most, people }, s) =>
      `write at most ${'words' in most ? many(most.words, 'word') : many(most.sentences, 'sentence')} a mail${people ? ` to ${s.people(people)}` : ''}`,
    language: ({ language, among, people }, s) =>
      `write${people ? ` to ${s.people(people)}` : ''} in ${LANGUAGES[language]}${among ? `, and in ${s.all(among.map((one) => LANGUAGES[one]))} to those who do` : ''}`,
    signature: ({ text }, s) => `sign with ${s.quoted(text)}`,
    approval: ({ mode }) => MODES[mode],
    act: ({ act, ask, length, scope }, s) => {
      const long = length ? ` if it takes ${BOUNDS[length.is]} ${s.length(length.minutes)}` : '';
      return `${ask ? `ask you before I ${ACTS[act]}` : `${ACTS[act]} without asking you`}${long}${s.about(scope)}`;
    },
    quorum: ({ of: whom }) => `settle on a time when ${whom === 'all' ? 'everyone' : 'most people'} can`,
    share_free_busy: ({ on }) =>
      on ? 'tell other users here when you are free' : 'tell nobody here when you are free',
  },
};
