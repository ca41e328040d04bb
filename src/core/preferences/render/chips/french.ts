import { CAPITALS } from '../scope-words';
import type { ChipWords, Said } from './chip-words';

const LEANINGS = {
  earliest: 'les horaires les plus proches',
  latest: 'les horaires les plus tardifs',
  clustered: 'les jours avec réunions',
  spread: 'les jours sans réunion',
} as const;
const JOURNEYS = { flight: 'chaque vol', train: 'chaque trajet en train', travel: 'chaque voyage' } as const;
const BY = { video: 'en visio', phone: 'par téléphone', in_person: 'en personne' } as const;
const MODES = {
  drafts_only: 'seulement rédiger des brouillons',
  approve_everything: 'vous demander avant chaque mail',
  outsiders_first_time: 'vous demander avant le premier mail à un nouveau contact',
  when_unsure: 'vous demander seulement en cas de doute',
  autopilot: 'm’occuper de tout',
} as const;
const ACTS = {
  offer: 'proposer des horaires',
  book: 'réserver',
  move: 'déplacer une réunion',
  cancel: 'refuser ou annuler',
  write: 'écrire',
} as const;
const BOUNDS = { over: 'plus de', from: 'au moins', under: 'moins de', up_to: 'au plus' } as const;
const CALLS = { video: 'un appel visio', phone: 'un appel', in_person: 'une rencontre' } as const;
const TWO = { video: 'deux appels visio', phone: 'deux appels', in_person: 'deux rencontres' } as const;
const TONES = { brief: 'brièvement', warm: 'chaleureusement', formal: 'de façon formelle' } as const;
const LANGUAGES = {
  en: 'anglais',
  de: 'allemand',
  fr: 'français',
  es: 'espagnol',
  guest: 'la langue de l’invité',
} as const;
const GROUPS: Readonly<Record<string, string>> = {
  vip: 'les VIP',
  investor: 'les investisseurs',
  customer: 'les clients',
  vendor: 'les fournisseurs',
  candidate: 'les candidats',
  partner: 'les partenaires',
  journalist: 'les journalistes',
  'board member': 'le conseil',
  recruiter: 'les recruteurs',
  prospect: 'les prospects',
  friend: 'les amis',
  family: 'la famille',
};

const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;
const of = (said: Said, scope: Parameters<Said['meetings']>[0]) => {
  const meetings = said.meetings(scope);
  return meetings && `${meetings} `;
};
const like = (weight: number) => {
  const verb = weight > 0 ? 'préférer' : 'éviter';
  return `${verb}${Math.abs(weight) > 2 ? ' nettement' : Math.abs(weight) < 2 ? ' si possible' : ''}`;
};
const around = (said: Said, before: number, after: number, what = ' une réunion') =>
  before === after
    ? `${said.length(before)} avant et après${what}`
    : [before > 0 ? `${said.length(before)} avant` : '', after > 0 ? `${said.length(after)} après` : '']
        .filter(Boolean)
        .join(' et ') + what;

/** Chips in French. */
export const french: ChipWords = {
  language: 'fr',
  weekdays: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  and: 'et',
  or: 'ou',
  quotes: ['« ', ' »'],
  anyTime: 'à tout moment',
  counted: {
    minute: ['minute', 'minutes'],
    hour: ['heure', 'heures'],
    day: ['jour', 'jours'],
    businessDay: ['jour ouvré', 'jours ouvrés'],
  },
  before: (clock) => `avant ${clock}`,
  after: (clock) => `après ${clock}`,
  until: (date) => `jusqu’au ${date}`,
  since: (date) => `à partir du ${date}`,
  on: (date) => `le ${date}`,
  nth: (nth) => (nth < 0 ? 'le dernier' : nth === 1 ? 'le 1er' : `le ${nth}e`),
  holidays: (places) => `les jours fériés (${places})`,
  region: (country) => REGIONS[country] ?? null,
  everyMeeting: 'réunions',
  nouns: {
    '1:1': 'tête-à-tête',
    breakfast: 'petits-déjeuners',
    chat: 'échanges rapides',
    'check-in': 'points',
    coffee: 'cafés',
    demo: 'démos',
    dinner: 'dîners',
    discussion: 'discussions',
    drinks: 'verres',
    interview: 'entretiens',
    intro: 'premiers échanges',
    lunch: 'déjeuners',
    review: 'revues',
    standup: 'stand-ups',
    webinar: 'webinaires',
    workshop: 'ateliers',
  },
  own: (noun) => `réunions « ${noun} »`,
  media: BY,
  with: (people) => `avec ${people}`,
  except: (meetings) => `sauf ${meetings}`,
  sides: { outside: 'des externes', inside: 'des gens de votre organisation' },
  anyoneAt: (domain) => `tous chez ${domain}`,
  group: (tag) => GROUPS[tag] ?? (CAPITALS.has(tag) ? `les ${tag.toUpperCase()}` : null),
  onWord: (word) => `avec le mot ${word}`,
  effects: {
    name: ({ name }) => `vous appeler ${name}`,
    organisation: ({ name }) => `citer ${name} comme votre organisation`,
    zone: ({ zone, dates }, s) => `utiliser ${zone}${dates ? `, ${s.dates(dates)}` : ''}`,
    hours: ({ weekdays, hours }, s) =>
      hours.length > 0
        ? `compter comme heures de travail ${s.days(weekdays)} ${s.hours(hours)}`
        : `ne rien prévoir ${s.days(weekdays)}`,
    never: ({ when, scope, name }, s) => `ne jamais proposer ${of(s, scope)}${s.when(when)}${name ? ` (${name})` : ''}`,
    open: ({ when, scope }, s) => `permettre ${of(s, scope)}hors des heures de travail, ${s.when(when)}`,
    only: ({ when, scope }, s) => `proposer ${of(s, scope)}seulement ${s.when(when)}`,
    start: ({ at, scope }, s) => `commencer ${of(s, scope)}à ${s.either(at.map(s.clock))}`,
    like: ({ when, scope, weight }, s) => `${like(weight)} ${of(s, scope)}${s.when(when)}`,
    lean: ({ to, scope }, s) => `préférer ${LEANINGS[to]}${s.about(scope)}`,
    focus: ({ minutes, name, blocks, when }, s) =>
      `garder ${s.length(minutes)} par jour pour ${name ?? 'le travail au calme'}, en ${counted(blocks, 'bloc', 'blocs')}${when ? `, ${s.when(when)}` : ''}`,
    limit: ({ most, per, scope, weekdays }, s) =>
      `au plus ${'count' in most ? most.count : s.length(most.minutes)} par ${per === 'day' ? 'jour' : 'semaine'}${s.about(scope)}${weekdays ? `, ${s.days(weekdays)}` : ''}`,
    break: ({ after, pause }, s) => `faire ${s.length(pause)} de pause après ${s.length(after)} d’affilée`,
    in_a_row: ({ most, pause, scope }, s) =>
      `au plus ${most} d’affilée${pause === undefined ? '' : `, puis ${s.length(pause)} libres`}${s.about(scope)}`,
    buffer: ({ before, after, scope }, s) => `garder ${around(s, before, after)}${s.about(scope)}`,
    gap: ({ between: [one, other], minutes }, s) =>
      `garder ${s.length(minutes)} entre ${one === other ? TWO[one] : `${CALLS[one]} et ${CALLS[other]}`}`,
    travel: ({ around: what, before, after }, s) => `garder ${around(s, before, after, ` ${JOURNEYS[what]}`)}`,
    notice: ({ least, scope }, s) => `ne rien proposer dans moins de ${s.ahead(least)}${s.about(scope)}`,
    horizon: ({ most, scope }, s) => `ne rien proposer au-delà de ${s.ahead(most)}${s.about(scope)}`,
    grid: ({ minutes }) =>
      `commencer ${{ 15: 'au quart d’heure', 30: 'à l’heure ou à la demie', 60: 'à l’heure pile' }[minutes]}`,
    duration: ({ minutes, scope }, s) => `réserver ${s.length(minutes)}${s.about(scope)}`,
    longest: ({ minutes, scope }, s) => `ne jamais dépasser ${s.length(minutes)}${s.about(scope)}`,
    medium: ({ medium, scope }, s) => `prévoir ${BY[medium]}${s.about(scope)}`,
    video: ({ provider, fallback, scope }, s) =>
      `utiliser ${provider} en visio${fallback === undefined ? '' : `, sinon ${fallback}`}${s.about(scope)}`,
    phone: ({ number }) => `donner ${number} comme votre numéro`,
    caller: ({ who, scope }, s) =>
      `écrire que ${who === 'owner' ? 'vous appelez' : 'l’on vous appelle'}${s.about(scope)}`,
    place: ({ place, scope }, s) => `donner rendez-vous à ${s.quoted(place)}${s.about(scope)}`,
    title: ({ pattern, fallback, scope }, s) =>
      `intituler l’événement ${s.quoted(pattern)}${fallback === undefined ? '' : `, sans organisation ${s.quoted(fallback)}`}${s.about(scope)}`,
    description: ({ text, scope }, s) => `écrire ${s.quoted(text)} dans l’événement${s.about(scope)}`,
    follow_up_block: ({ minutes, at, scope }, s) =>
      `bloquer ${minutes === undefined ? 'du temps' : s.length(minutes)} de suivi ${at === 'after' ? 'juste après' : 'le lendemain'}${s.about(scope)}`,
    priority: ({ people }, s) => `donner la priorité : ${s.people(people)}`,
    avoid_people: ({ people }, s) => `éviter les réunions avec ${s.people(people)}`,
    tagged: ({ tag, people }, s) =>
      `compter ${s.people(people)} parmi ${GROUPS[tag] ?? (CAPITALS.has(tag) ? `les ${tag.toUpperCase()}` : s.quoted(tag))}`,
    ignore: ({ people }, s) => `ignorer les mails : ${s.people(people)}`,
    codeword: ({ word, businessDays }, s) =>
      `au mot ${s.quoted(word)}, ouvrir les meilleurs horaires sous ${s.ahead({ businessDays })}`,
    stop_word: ({ word }, s) => `me retirer de l’échange après ${s.quoted(word)}`,
    offers: ({ count, days }) =>
      `proposer ${counted(count, 'horaire', 'horaires')} par mail${days === undefined ? '' : `, sur ${counted(days, 'jour', 'jours')}`}`,
    copy_owner: ({ on }) => (on ? 'vous mettre en copie de mes mails' : 'ne pas vous mettre en copie de mes mails'),
    copy: ({ addresses, on, scope }, s) =>
      `mettre ${s.all(addresses)} en copie ${on === 'mails' ? 'des mails' : 'des invitations'} aux invités${s.about(scope)}`,
    holds: ({ visible }) => `${visible ? 'montrer' : 'ne pas montrer'} les options dans votre agenda`,
    follow_ups: ({ most }) => (most === 0 ? 'ne pas relancer' : `relancer au plus ${most} fois`),
    follow_up_after: ({ businessDays }, s) => `relancer après ${s.ahead({ businessDays })}`,
    formality: ({ tone, people }, s) => `écrire ${TONES[tone]}${people ? ` : ${s.people(people)}` : ''}`,
    mail_length: ({ most, people }, s) =>
      `écrire au plus ${'words' in most ? counted(most.words, 'mot', 'mots') : counted(most.sentences, 'phrase', 'phrases')} par mail${people ? ` : ${s.people(people)}` : ''}`,
    language: ({ language, among, people }, s) =>
      `écrire ${language === 'guest' ? 'dans' : 'en'} ${LANGUAGES[language]}${people ? ` : ${s.people(people)}` : ''}${among ? `, et en ${s.all(among.map((one) => LANGUAGES[one]))} à qui l’écrit` : ''}`,
    signature: ({ text }, s) => `signer ${s.quoted(text)}`,
    approval: ({ mode }) => MODES[mode],
    act: ({ act, ask, length, scope }, s) => {
      const long = length ? ` si cela dure ${BOUNDS[length.is]} ${s.length(length.minutes)}` : '';
      return `${ask ? `vous demander avant de ${ACTS[act]}` : `${ACTS[act]} sans vous demander`}${long}${s.about(scope)}`.replace(
        'de écrire',
        'd’écrire',
      );
    },
    quorum: ({ of: whom }) => `retenir un horaire quand ${whom === 'all' ? 'tous peuvent' : 'la plupart peuvent'}`,
    share_free_busy: ({ on }) =>
      on ? 'dire aux autres utilisateurs ici quand vous êtes libre' : 'ne dire à personne ici quand vous êtes libre',
  },
};

const REGIONS: Readonly<Record<string, string>> = {
  'DE-BW': 'Bade-Wurtemberg',
  'DE-BY': 'Bavière',
  'DE-BE': 'Berlin',
  'DE-BB': 'Brandebourg',
  'DE-HB': 'Brême',
  'DE-HH': 'Hambourg',
  'DE-HE': 'Hesse',
  'DE-MV': 'Mecklembourg-Poméranie',
  'DE-NI': 'Basse-Saxe',
  'DE-NW': 'Rhénanie-du-Nord-Westphalie',
  'DE-RP': 'Rhénanie-Palatinat',
  'DE-SL': 'Sarre',
  'DE-SN': 'Saxe',
  'DE-ST': 'Saxe-Anhalt',
  'DE-SH': 'Schleswig-Holstein',
  'DE-TH': 'Thuringe',
  'GB-EAW': 'Angleterre et pays de Galles',
  'GB-NIR': 'Irlande du Nord',
  'GB-SCT': 'Écosse',
};
