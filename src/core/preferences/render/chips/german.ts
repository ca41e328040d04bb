import { CAPITALS } from '../scope-words';
import type { ChipWords, Said } from './chip-words';

const LEANINGS = {
  earliest: 'die frühesten Zeiten',
  latest: 'die spätesten Zeiten',
  clustered: 'Tage mit Terminen',
  spread: 'Tage ohne Termine',
} as const;
const JOURNEYS = { flight: 'jedem Flug', train: 'jeder Zugfahrt', travel: 'jeder Reise' } as const;
const BY = { video: 'per Video', phone: 'per Telefon', in_person: 'vor Ort' } as const;
const MODES = {
  drafts_only: 'nur Entwürfe schreiben',
  approve_everything: 'Sie vor jeder Mail fragen',
  outsiders_first_time: 'Sie vor der ersten Mail an neue Leute fragen',
  when_unsure: 'Sie nur im Zweifel fragen',
  autopilot: 'alles selbst erledigen',
} as const;
const ACTS = {
  offer: 'Zeiten anbiete',
  book: 'buche',
  move: 'einen Termin verschiebe',
  cancel: 'ablehne oder absage',
  write: 'schreibe',
} as const;
const ACTING = {
  offer: 'Zeiten anbieten',
  book: 'buchen',
  move: 'Termine verschieben',
  cancel: 'ablehnen oder absagen',
  write: 'schreiben',
} as const;
const BOUNDS = { over: 'mehr als', from: 'mindestens', under: 'weniger als', up_to: 'höchstens' } as const;
const CALLS = { video: 'Videogespräch', phone: 'Telefonat', in_person: 'Termin vor Ort' } as const;
const TWO = { video: 'zwei Videogesprächen', phone: 'zwei Telefonaten', in_person: 'zwei Terminen vor Ort' } as const;
const TONES = { brief: 'knapp', warm: 'herzlich', formal: 'förmlich' } as const;
const LANGUAGES = {
  en: 'Englisch',
  de: 'Deutsch',
  fr: 'Französisch',
  es: 'Spanisch',
  guest: 'der Sprache des Gastes',
} as const;
const GROUPS: Readonly<Record<string, string>> = {
  vip: 'VIPs',
  investor: 'Investoren',
  customer: 'Kunden',
  vendor: 'Lieferanten',
  candidate: 'Bewerbern',
  partner: 'Partnern',
  journalist: 'Journalisten',
  'board member': 'dem Vorstand',
  recruiter: 'Personalvermittlern',
  prospect: 'Interessenten',
  friend: 'Freunden',
  family: 'der Familie',
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const of = (said: Said, scope: Parameters<Said['meetings']>[0]) => {
  const meetings = said.meetings(scope);
  return meetings && `${meetings} `;
};
const like = (weight: number) =>
  `${Math.abs(weight) > 2 ? 'sehr ' : Math.abs(weight) < 2 ? 'möglichst ' : ''}${weight > 0 ? 'bevorzugen' : 'vermeiden'}`;
const around = (said: Said, before: number, after: number, what = '') =>
  before === after
    ? `vor und nach${what || ' Terminen'} ${said.length(before)}`
    : [
        before > 0 ? `vor${what || ' Terminen'} ${said.length(before)}` : '',
        after > 0 ? `${before > 0 ? 'danach' : `nach${what || ' Terminen'}`} ${said.length(after)}` : '',
      ]
        .filter(Boolean)
        .join(', ');

/** Chips in German. */
export const german: ChipWords = {
  language: 'de',
  weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  and: 'und',
  or: 'oder',
  quotes: ['„', '“'],
  anyTime: 'jederzeit',
  counted: {
    minute: ['Minute', 'Minuten'],
    hour: ['Stunde', 'Stunden'],
    day: ['Tag', 'Tage'],
    businessDay: ['Werktag', 'Werktage'],
  },
  before: (clock) => `vor ${clock}`,
  after: (clock) => `nach ${clock}`,
  until: (date) => `bis ${date}`,
  since: (date) => `ab ${date}`,
  on: (date) => `am ${date}`,
  nth: (nth) => (nth < 0 ? 'am letzten' : `am ${nth}.`),
  holidays: (places) => `an Feiertagen (${places})`,
  region: (country) => REGIONS[country] ?? null,
  everyMeeting: 'Termine',
  nouns: {
    '1:1': 'Einzelgespräche',
    breakfast: 'Frühstücke',
    chat: 'kurze Gespräche',
    'check-in': 'Abstimmungen',
    coffee: 'Kaffee',
    demo: 'Demos',
    dinner: 'Abendessen',
    discussion: 'Diskussionen',
    drinks: 'Drinks',
    interview: 'Interviews',
    intro: 'Erstgespräche',
    lunch: 'Mittagessen',
    review: 'Reviews',
    standup: 'Stand-ups',
    webinar: 'Webinare',
    workshop: 'Workshops',
  },
  own: (noun) => `„${noun}“-Termine`,
  media: BY,
  with: (people) => `mit ${people}`,
  except: (meetings) => `außer ${meetings}`,
  sides: { outside: 'Externen', inside: 'Leuten Ihrer Firma' },
  anyoneAt: (domain) => `allen bei ${domain}`,
  group: (tag) => GROUPS[tag] ?? (CAPITALS.has(tag) ? `${tag.toUpperCase()}s` : null),
  onWord: (word) => `bei ${word}`,
  effects: {
    name: ({ name }) => `Sie ${name} nennen`,
    organisation: ({ name }) => `${name} als Ihre Firma nennen`,
    zone: ({ zone, dates }, s) => `${zone} verwenden${dates ? `, ${s.dates(dates)}` : ''}`,
    hours: ({ weekdays, hours }, s) =>
      hours.length > 0 ? `Arbeitszeit ${s.days(weekdays)} ${s.hours(hours)}` : `${s.days(weekdays)} nicht arbeiten`,
    never: ({ when, scope, name }, s) => `${of(s, scope)}${s.when(when)} nie anbieten${name ? ` (${name})` : ''}`,
    open: ({ when, scope }, s) => `${of(s, scope)}außerhalb der Arbeitszeit zulassen, ${s.when(when)}`,
    only: ({ when, scope }, s) => `${of(s, scope)}nur ${s.when(when)} anbieten`,
    start: ({ at, scope }, s) => `${of(s, scope)}um ${s.either(at.map(s.clock))} beginnen`,
    like: ({ when, scope, weight }, s) => `${of(s, scope)}${s.when(when)} ${like(weight)}`,
    lean: ({ to, scope }, s) => `${LEANINGS[to]} bevorzugen${s.about(scope)}`,
    focus: ({ minutes, name, blocks, when }, s) =>
      `${s.length(minutes)} am Tag frei halten für ${name ?? 'konzentrierte Arbeit'}, in ${counted(blocks, 'Block', 'Blöcken')}${when ? `, ${s.when(when)}` : ''}`,
    limit: ({ most, per, scope, weekdays }, s) =>
      `höchstens ${'count' in most ? most.count : s.length(most.minutes)} ${per === 'day' ? 'am Tag' : 'in der Woche'}${s.about(scope)}${weekdays ? `, ${s.days(weekdays)}` : ''}`,
    break: ({ after, pause }, s) => `nach ${s.length(after)} am Stück ${s.length(pause)} Pause machen`,
    in_a_row: ({ most, pause, scope }, s) =>
      `höchstens ${most} hintereinander${pause === undefined ? '' : `, dann ${s.length(pause)} frei`}${s.about(scope)}`,
    buffer: ({ before, after, scope }, s) => `${around(s, before, after)} frei halten${s.about(scope)}`,
    gap: ({ between: [one, other], minutes }, s) =>
      `zwischen ${one === other ? TWO[one] : `${CALLS[one]} und ${CALLS[other]}`} ${s.length(minutes)} frei halten`,
    travel: ({ around: what, before, after }, s) => `${around(s, before, after, ` ${JOURNEYS[what]}`)} frei halten`,
    notice: ({ least, scope }, s) => `mit mindestens ${s.ahead(least)} Vorlauf anbieten${s.about(scope)}`,
    horizon: ({ most, scope }, s) => `höchstens ${s.ahead(most)} im Voraus anbieten${s.about(scope)}`,
    grid: ({ minutes }) =>
      `${{ 15: 'zur Viertelstunde', 30: 'zur vollen oder halben Stunde', 60: 'zur vollen Stunde' }[minutes]} beginnen`,
    duration: ({ minutes, scope }, s) => `${s.length(minutes)} buchen${s.about(scope)}`,
    longest: ({ minutes, scope }, s) => `nie länger als ${s.length(minutes)} buchen${s.about(scope)}`,
    medium: ({ medium, scope }, s) => `Treffen ${BY[medium]} ansetzen${s.about(scope)}`,
    video: ({ provider, fallback, scope }, s) =>
      `${provider} für Videogespräche nehmen${fallback === undefined ? '' : `, sonst ${fallback}`}${s.about(scope)}`,
    phone: ({ number }) => `${number} als Ihre Nummer angeben`,
    caller: ({ who, scope }, s) =>
      `schreiben, dass ${who === 'owner' ? 'Sie anrufen' : 'man Sie anruft'}${s.about(scope)}`,
    place: ({ place, scope }, s) => `Treffpunkt ${s.quoted(place)} nennen${s.about(scope)}`,
    title: ({ pattern, fallback, scope }, s) =>
      `als Titel ${s.quoted(pattern)} eintragen${fallback === undefined ? '' : `, ohne Firma ${s.quoted(fallback)}`}${s.about(scope)}`,
    description: ({ text, scope }, s) => `${s.quoted(text)} in den Termin schreiben${s.about(scope)}`,
    follow_up_block: ({ minutes, at, scope }, s) =>
      `${at === 'after' ? 'danach' : 'am nächsten Tag'} ${minutes === undefined ? 'Zeit' : s.length(minutes)} zum Nachbereiten blocken${s.about(scope)}`,
    priority: ({ people }, s) => `Vorrang geben: ${s.people(people)}`,
    avoid_people: ({ people }, s) => `Termine mit ${s.people(people)} vermeiden`,
    tagged: ({ tag, people }, s) =>
      `${s.people(people)} zählen als ${CAPITALS.has(tag) ? tag.toUpperCase() : (GROUPS[tag] ?? s.quoted(tag))}`,
    ignore: ({ people }, s) => `Mails von ${s.people(people)} ignorieren`,
    codeword: ({ word, businessDays }, s) =>
      `bei ${s.quoted(word)} die besten Zeiten der nächsten ${s.ahead({ businessDays })} öffnen`,
    stop_word: ({ word }, s) => `mich nach ${s.quoted(word)} aus dem Austausch heraushalten`,
    offers: ({ count, days }) =>
      `${counted(count, 'Zeit', 'Zeiten')} je Mail anbieten${days === undefined ? '' : `, verteilt auf ${counted(days, 'Tag', 'Tage')}`}`,
    copy_owner: ({ on }) =>
      on ? 'Sie bei meinen Mails in Kopie setzen' : 'Sie bei meinen Mails nicht in Kopie setzen',
    copy: ({ addresses, on, scope }, s) =>
      `${s.all(addresses)} bei ${on === 'mails' ? 'Mails' : 'Einladungen'} an Gäste in Kopie setzen${s.about(scope)}`,
    holds: ({ visible }) => `Vormerkungen in Ihrem Kalender ${visible ? 'zeigen' : 'nicht zeigen'}`,
    follow_ups: ({ most }) => (most === 0 ? 'nicht nachfassen' : `höchstens ${most}-mal nachfassen`),
    follow_up_after: ({ businessDays }, s) => `nach ${s.ahead({ businessDays }).replace(/tage$/, 'tagen')} nachfassen`,
    formality: ({ tone, people }, s) => `${TONES[tone]} schreiben${people ? ` an: ${s.people(people)}` : ''}`,
    mail_length: ({ most, people }, s) =>
      `höchstens ${'words' in most ? counted(most.words, 'Wort', 'Wörter') : counted(most.sentences, 'Satz', 'Sätze')} je Mail schreiben${people ? ` an: ${s.people(people)}` : ''}`,
    language: ({ language, among, people }, s) =>
      `${language === 'guest' ? 'in' : 'auf'} ${LANGUAGES[language]} schreiben${people ? ` an: ${s.people(people)}` : ''}${among ? `, und auf ${s.all(among.map((one) => LANGUAGES[one]))}, wenn der Gast es tut` : ''}`,
    signature: ({ text }, s) => `mit ${s.quoted(text)} unterschreiben`,
    approval: ({ mode }) => MODES[mode],
    act: ({ act, ask, length, scope }, s) => {
      const long = length ? `, wenn es ${BOUNDS[length.is]} ${s.length(length.minutes)} dauert` : '';
      return `${ask ? `Sie fragen, bevor ich ${ACTS[act]}` : `ohne Rückfrage ${ACTING[act]}`}${long}${s.about(scope)}`;
    },
    quorum: ({ of: whom }) => `eine Zeit festlegen, wenn ${whom === 'all' ? 'alle' : 'die meisten'} können`,
    share_free_busy: ({ on }) =>
      on ? 'anderen Nutzern hier sagen, wann Sie frei sind' : 'hier niemandem sagen, wann Sie frei sind',
  },
};

const REGIONS: Readonly<Record<string, string>> = {
  'DE-BW': 'Baden-Württemberg',
  'DE-BY': 'Bayern',
  'DE-BE': 'Berlin',
  'DE-BB': 'Brandenburg',
  'DE-HB': 'Bremen',
  'DE-HH': 'Hamburg',
  'DE-HE': 'Hessen',
  'DE-MV': 'Mecklenburg-Vorpommern',
  'DE-NI': 'Niedersachsen',
  'DE-NW': 'Nordrhein-Westfalen',
  'DE-RP': 'Rheinland-Pfalz',
  'DE-SL': 'Saarland',
  'DE-SN': 'Sachsen',
  'DE-ST': 'Sachsen-Anhalt',
  'DE-SH': 'Schleswig-Holstein',
  'DE-TH': 'Thüringen',
  'GB-EAW': 'England und Wales',
  'GB-NIR': 'Nordirland',
  'GB-SCT': 'Schottland',
};
