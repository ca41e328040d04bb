import { CAPITALS } from '../scope-words';
import type { ChipWords, Said } from './chip-words';

const LEANINGS = {
  earliest: 'las horas más próximas',
  latest: 'las horas más tardías',
  clustered: 'los días con reuniones',
  spread: 'los días sin reuniones',
} as const;
const JOURNEYS = { flight: 'cada vuelo', train: 'cada tren', travel: 'cada viaje' } as const;
const BY = { video: 'por vídeo', phone: 'por teléfono', in_person: 'en persona' } as const;
const MODES = {
  drafts_only: 'escribir solo borradores',
  approve_everything: 'preguntarle antes de cada correo',
  outsiders_first_time: 'preguntarle antes del primer correo a alguien nuevo',
  when_unsure: 'preguntarle solo en caso de duda',
  autopilot: 'ocuparme de todo',
} as const;
const ACTS = {
  offer: 'ofrecer horas',
  book: 'reservar',
  move: 'mover una reunión',
  cancel: 'rechazar o cancelar',
  write: 'escribir',
} as const;
const BOUNDS = { over: 'más de', from: 'al menos', under: 'menos de', up_to: 'como máximo' } as const;
const CALLS = { video: 'una videollamada', phone: 'una llamada', in_person: 'una reunión en persona' } as const;
const TWO = { video: 'dos videollamadas', phone: 'dos llamadas', in_person: 'dos reuniones en persona' } as const;
const TONES = { brief: 'con brevedad', warm: 'con calidez', formal: 'con formalidad' } as const;
const LANGUAGES = {
  en: 'inglés',
  de: 'alemán',
  fr: 'francés',
  es: 'español',
  guest: 'el idioma del invitado',
} as const;
const GROUPS: Readonly<Record<string, string>> = {
  vip: 'los VIP',
  investor: 'los inversores',
  customer: 'los clientes',
  vendor: 'los proveedores',
  candidate: 'los candidatos',
  partner: 'los socios',
  journalist: 'los periodistas',
  'board member': 'la junta',
  recruiter: 'los seleccionadores',
  prospect: 'los clientes potenciales',
  friend: 'los amigos',
  family: 'la familia',
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const of = (said: Said, scope: Parameters<Said['meetings']>[0]) => {
  const meetings = said.meetings(scope);
  return meetings && `${meetings} `;
};
const like = (weight: number) => {
  const verb = weight > 0 ? 'preferir' : 'evitar';
  return `${verb}${Math.abs(weight) > 2 ? ' claramente' : Math.abs(weight) < 2 ? ' si se puede' : ''}`;
};
const around = (said: Said, before: number, after: number, what: string) =>
  before === after
    ? `${said.length(before)} antes y después de ${what}`
    : `${[before > 0 ? `${said.length(before)} antes` : '', after > 0 ? `${said.length(after)} después` : '']
        .filter(Boolean)
        .join(' y ')} de ${what}`;

/** Chips in Spanish. */
export const spanish: ChipWords = {
  language: 'es',
  weekdays: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
  and: 'y',
  or: 'o',
  quotes: ['«', '»'],
  anyTime: 'a cualquier hora',
  counted: {
    minute: ['minuto', 'minutos'],
    hour: ['hora', 'horas'],
    day: ['día', 'días'],
    businessDay: ['día hábil', 'días hábiles'],
  },
  before: (clock) => `antes de las ${clock}`,
  after: (clock) => `después de las ${clock}`,
  until: (date) => `hasta el ${date}`,
  since: (date) => `desde el ${date}`,
  on: (date) => `el ${date}`,
  nth: (nth) => (nth < 0 ? 'el último' : `el ${nth}.º`),
  holidays: (places) => `en festivos (${places})`,
  region: (country) => REGIONS[country] ?? null,
  everyMeeting: 'reuniones',
  nouns: {
    '1:1': 'reuniones individuales',
    breakfast: 'desayunos',
    chat: 'charlas breves',
    'check-in': 'reuniones de seguimiento',
    coffee: 'cafés',
    demo: 'demos',
    dinner: 'cenas',
    discussion: 'debates',
    drinks: 'copas',
    interview: 'entrevistas',
    intro: 'primeras reuniones',
    lunch: 'comidas',
    review: 'revisiones',
    standup: 'stand-ups',
    webinar: 'seminarios web',
    workshop: 'talleres',
  },
  own: (noun) => `reuniones «${noun}»`,
  media: BY,
  with: (people) => `con ${people}`,
  except: (meetings) => `salvo ${meetings}`,
  sides: { outside: 'gente externa', inside: 'gente de su organización' },
  anyoneAt: (domain) => `todos en ${domain}`,
  group: (tag) => GROUPS[tag] ?? (CAPITALS.has(tag) ? `los ${tag.toUpperCase()}` : null),
  onWord: (word) => `con la palabra ${word}`,
  effects: {
    name: ({ name }) => `llamarle ${name}`,
    organisation: ({ name }) => `nombrar ${name} como su organización`,
    zone: ({ zone, dates }, s) => `usar ${zone}${dates ? `, ${s.dates(dates)}` : ''}`,
    hours: ({ weekdays, hours }, s) =>
      hours.length > 0
        ? `contar como horario de trabajo ${s.days(weekdays)} ${s.hours(hours)}`
        : `no trabajar ${s.days(weekdays)}`,
    never: ({ when, scope, name }, s) => `no ofrecer nunca ${of(s, scope)}${s.when(when)}${name ? ` (${name})` : ''}`,
    open: ({ when, scope }, s) => `permitir ${of(s, scope)}fuera del horario de trabajo, ${s.when(when)}`,
    only: ({ when, scope }, s) => `ofrecer ${of(s, scope)}solo ${s.when(when)}`,
    start: ({ at, scope }, s) => `empezar ${of(s, scope)}a las ${s.either(at.map(s.clock))}`,
    like: ({ when, scope, weight }, s) => `${like(weight)} ${of(s, scope)}${s.when(when)}`,
    lean: ({ to, scope }, s) => `preferir ${LEANINGS[to]}${s.about(scope)}`,
    focus: ({ minutes, name, blocks, when }, s) =>
      `reservar ${s.length(minutes)} al día para ${name ?? 'concentrarse'}, en ${counted(blocks, 'bloque', 'bloques')}${when ? `, ${s.when(when)}` : ''}`,
    limit: ({ most, per, scope, weekdays }, s) =>
      `como máximo ${'count' in most ? most.count : s.length(most.minutes)} ${per === 'day' ? 'al día' : 'a la semana'}${s.about(scope)}${weekdays ? `, ${s.days(weekdays)}` : ''}`,
    break: ({ after, pause }, s) => `descansar ${s.length(pause)} tras ${s.length(after)} seguidas`,
    in_a_row: ({ most, pause, scope }, s) =>
      `como máximo ${most} seguidas${pause === undefined ? '' : `, luego ${s.length(pause)} libres`}${s.about(scope)}`,
    buffer: ({ before, after, scope }, s) => `dejar ${around(s, before, after, 'cada reunión')}${s.about(scope)}`,
    gap: ({ between: [one, other], minutes }, s) =>
      `dejar ${s.length(minutes)} entre ${one === other ? TWO[one] : `${CALLS[one]} y ${CALLS[other]}`}`,
    travel: ({ around: what, before, after }, s) => `dejar ${around(s, before, after, JOURNEYS[what])}`,
    notice: ({ least, scope }, s) => `no ofrecer nada antes de ${s.ahead(least)}${s.about(scope)}`,
    horizon: ({ most, scope }, s) => `no ofrecer nada más allá de ${s.ahead(most)}${s.about(scope)}`,
    grid: ({ minutes }) =>
      `empezar ${{ 15: 'en los cuartos de hora', 30: 'en punto o a la media', 60: 'en punto' }[minutes]}`,
    duration: ({ minutes, scope }, s) => `reservar ${s.length(minutes)}${s.about(scope)}`,
    longest: ({ minutes, scope }, s) => `no pasar nunca de ${s.length(minutes)}${s.about(scope)}`,
    medium: ({ medium, scope }, s) => `convocar ${BY[medium]}${s.about(scope)}`,
    video: ({ provider, fallback, scope }, s) =>
      `usar ${provider} para vídeo${fallback === undefined ? '' : `, si no ${fallback}`}${s.about(scope)}`,
    phone: ({ number }) => `dar ${number} como su número`,
    caller: ({ who, scope }, s) => `escribir que ${who === 'owner' ? 'llama usted' : 'le llaman'}${s.about(scope)}`,
    place: ({ place, scope }, s) => `quedar en ${s.quoted(place)}${s.about(scope)}`,
    title: ({ pattern, fallback, scope }, s) =>
      `titular el evento ${s.quoted(pattern)}${fallback === undefined ? '' : `, sin organización ${s.quoted(fallback)}`}${s.about(scope)}`,
    description: ({ text, scope }, s) => `escribir ${s.quoted(text)} en el evento${s.about(scope)}`,
    follow_up_block: ({ minutes, at, scope }, s) =>
      `bloquear ${minutes === undefined ? 'tiempo' : s.length(minutes)} de seguimiento ${at === 'after' ? 'justo después' : 'al día siguiente'}${s.about(scope)}`,
    priority: ({ people }, s) => `dar prioridad: ${s.people(people)}`,
    avoid_people: ({ people }, s) => `evitar reuniones con ${s.people(people)}`,
    tagged: ({ tag, people }, s) =>
      `contar a ${s.people(people)} entre ${GROUPS[tag] ?? (CAPITALS.has(tag) ? `los ${tag.toUpperCase()}` : s.quoted(tag))}`,
    ignore: ({ people }, s) => `ignorar los correos: ${s.people(people)}`,
    codeword: ({ word, businessDays }, s) =>
      `con ${s.quoted(word)}, abrir las mejores horas de los próximos ${s.ahead({ businessDays })}`,
    stop_word: ({ word }, s) => `dejar el hilo tras ${s.quoted(word)}`,
    offers: ({ count, days }) =>
      `ofrecer ${counted(count, 'opción', 'opciones')} por correo${days === undefined ? '' : `, en ${counted(days, 'día', 'días')}`}`,
    copy_owner: ({ on }) => (on ? 'ponerle en copia de mis correos' : 'no ponerle en copia de mis correos'),
    copy: ({ addresses, on, scope }, s) =>
      `poner a ${s.all(addresses)} en copia de ${on === 'mails' ? 'los correos' : 'las invitaciones'} a invitados${s.about(scope)}`,
    holds: ({ visible }) => `${visible ? 'mostrar' : 'no mostrar'} las reservas provisionales en su calendario`,
    follow_ups: ({ most }) => (most === 0 ? 'no insistir' : `insistir como máximo ${counted(most, 'vez', 'veces')}`),
    follow_up_after: ({ businessDays }, s) => `insistir tras ${s.ahead({ businessDays })}`,
    formality: ({ tone, people }, s) => `escribir ${TONES[tone]}${people ? `: ${s.people(people)}` : ''}`,
    mail_length: ({ most, people }, s) =>
      `escribir como máximo ${'words' in most ? counted(most.words, 'palabra', 'palabras') : counted(most.sentences, 'frase', 'frases')} por correo${people ? `: ${s.people(people)}` : ''}`,
    language: ({ language, among, people }, s) =>
      `escribir en ${LANGUAGES[language]}${people ? `: ${s.people(people)}` : ''}${among ? `, y en ${s.all(among.map((one) => LANGUAGES[one]))} a quien lo escriba` : ''}`,
    signature: ({ text }, s) => `firmar con ${s.quoted(text)}`,
    approval: ({ mode }) => MODES[mode],
    act: ({ act, ask, length, scope }, s) => {
      const long = length ? ` si dura ${BOUNDS[length.is]} ${s.length(length.minutes)}` : '';
      return `${ask ? `preguntarle antes de ${ACTS[act]}` : `${ACTS[act]} sin preguntarle`}${long}${s.about(scope)}`;
    },
    quorum: ({ of: whom }) => `fijar una hora cuando ${whom === 'all' ? 'puedan todos' : 'pueda la mayoría'}`,
    share_free_busy: ({ on }) =>
      on ? 'decir a otros usuarios de aquí cuándo está libre' : 'no decir a nadie de aquí cuándo está libre',
  },
};

const REGIONS: Readonly<Record<string, string>> = {
  'DE-BW': 'Baden-Wurtemberg',
  'DE-BY': 'Baviera',
  'DE-BE': 'Berlín',
  'DE-BB': 'Brandeburgo',
  'DE-HB': 'Bremen',
  'DE-HH': 'Hamburgo',
  'DE-HE': 'Hesse',
  'DE-MV': 'Mecklemburgo-Pomerania',
  'DE-NI': 'Baja Sajonia',
  'DE-NW': 'Renania del Norte-Westfalia',
  'DE-RP': 'Renania-Palatinado',
  'DE-SL': 'Sarre',
  'DE-SN': 'Sajonia',
  'DE-ST': 'Sajonia-Anhalt',
  'DE-SH': 'Schleswig-Holstein',
  'DE-TH': 'Turingia',
  'GB-EAW': 'Inglaterra y Gales',
  'GB-NIR': 'Irlanda del Norte',
  'GB-SCT': 'Escocia',
};
