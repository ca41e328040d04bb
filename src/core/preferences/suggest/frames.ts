import type { Act } from '../../loop/owner/owner-rules';
import { type Language, wallTime, weekdayName } from '../../time/wall-format';
import { partsIn } from '../render/describe';
import { renderRule } from '../render/render';
import { hasMeetings } from '../render/scope-words';
import type { Medium, RuleOf, Scope } from '../rule';
import type { When } from '../when';

/** Rules that are suggested. */
export type Suggested = RuleOf<
  | 'never'
  | 'like'
  | 'only'
  | 'hours'
  | 'buffer'
  | 'duration'
  | 'longest'
  | 'notice'
  | 'focus'
  | 'limit'
  | 'in_a_row'
  | 'priority'
  | 'ignore'
  | 'medium'
  | 'lean'
  | 'act'
>;

/** How a language says the rules that are suggested, so that the compiler reads them as these. */
interface Frames {
  readonly meetings: string;
  /** Of names of weekdays. */
  on(days: string): string;
  before(clock: string): string;
  after(clock: string): string;
  between(from: string, to: string): string;
  readonly frames: {
    never(meetings: string, when: string): string;
    like(meetings: string, when: string): string;
    dislike(meetings: string, when: string): string;
    only(meetings: string, when: string): string;
    hours(when: string): string;
  };
  /** Null: as in canonical sentences, which have no clocks there. */
  readonly plain: {
    buffer(length: string, meetings: string): string;
    usual(length: string): string;
    duration(meetings: string, length: string): string;
    longest(meetings: string, length: string): string;
    notice(length: string): string;
    focus(length: string): string;
    limit(count: number, meetings: string, per: 'day' | 'week'): string;
    inARow(count: number, meetings: string): string;
    priority(people: string): string;
    ignore(people: string): string;
    medium(meetings: string, medium: Medium): string;
    lean(to: RuleOf<'lean'>['to']): string;
    ask(act: Act): string;
  } | null;
}

const ENGLISH: Frames = {
  meetings: 'meetings',
  on: (days) => `on ${days}`,
  before: (clock) => `before ${clock}`,
  after: (clock) => `after ${clock}`,
  between: (from, to) => `between ${from} and ${to}`,
  frames: {
    never: (meetings, when) => `No ${meetings} ${when}.`,
    like: (meetings, when) => `I prefer ${meetings} ${when}.`,
    dislike: (meetings, when) => `I would rather not have ${meetings} ${when}.`,
    only: (meetings, when) => `${meetings} only ${when}.`,
    hours: (when) => `I work ${when}.`,
  },
  plain: null,
};

const GERMAN: Frames = {
  meetings: 'Termine',
  on: (days) => `am ${days}`,
  before: (clock) => `vor ${clock} Uhr`,
  after: (clock) => `nach ${clock} Uhr`,
  between: (from, to) => `zwischen ${from} und ${to} Uhr`,
  frames: {
    never: (meetings, when) => `Keine ${meetings} ${when}.`,
    like: (meetings, when) => `Ich bevorzuge ${meetings} ${when}.`,
    dislike: (meetings, when) => `Lieber keine ${meetings} ${when}.`,
    only: (meetings, when) => `${meetings} nur ${when}.`,
    hours: (when) => `Ich arbeite ${when}.`,
  },
  plain: {
    buffer: (length, meetings) => `${length} Puffer vor und nach ${dative(meetings)}.`,
    usual: (length) => `Termine dauern standardmäßig ${length}.`,
    duration: (meetings, length) => `${meetings} dauern ${length}.`,
    longest: (meetings, length) => `${meetings} dauern höchstens ${length}.`,
    notice: (length) => `Ich brauche mindestens ${length} Vorlauf.`,
    focus: (length) => `Halte mindestens ${length} am Tag frei für konzentrierte Arbeit.`,
    limit: (count, meetings, per) => `Höchstens ${count} ${meetings} ${per === 'day' ? 'am Tag' : 'pro Woche'}.`,
    inARow: (count, meetings) => `Höchstens ${count} ${meetings} hintereinander.`,
    priority: (people) => `${people} hat Vorrang.`,
    ignore: (people) => `Ignoriere Mails von ${people}.`,
    medium: (meetings, medium) =>
      `${meetings} finden ${{ video: 'per Video', phone: 'telefonisch', in_person: 'vor Ort' }[medium]} statt.`,
    lean: (to) =>
      `Ich bevorzuge ${{ earliest: 'so früh wie möglich', latest: 'so spät wie möglich', clustered: 'Termine gebündelt', spread: 'Termine verteilt' }[to]}.`,
    ask: (act) =>
      `Frag mich, bevor du ${{ offer: 'Zeiten anbietest', book: 'Termine buchst', move: 'Termine verschiebst', cancel: 'Termine absagst', write: 'Mails schreibst' }[act]}.`,
  },
};

const FRENCH: Frames = {
  meetings: 'réunions',
  on: (days) => `le ${days}`,
  before: (clock) => `avant ${clock}`,
  after: (clock) => `après ${clock}`,
  between: (from, to) => `entre ${from} et ${to}`,
  frames: {
    never: (meetings, when) => `Pas de ${meetings} ${when}.`,
    like: (meetings, when) => `Je préfère les ${meetings} ${when}.`,
    dislike: (meetings, when) => `J’évite les ${meetings} ${when}.`,
    only: (meetings, when) => `${meetings} seulement ${when}.`,
    hours: (when) => `Je travaille ${when}.`,
  },
  plain: {
    buffer: (length, meetings) => `Garde ${length} libres avant et après les ${meetings}.`,
    usual: (length) => `Les réunions durent ${length} par défaut.`,
    duration: (meetings, length) => `Les ${meetings} durent ${length}.`,
    longest: (meetings, length) => `Les ${meetings} durent au maximum ${length}.`,
    notice: (length) => `Il me faut au moins ${length} de préavis.`,
    focus: (length) => `Garde au moins ${length} par jour libres pour le travail concentré.`,
    limit: (count, meetings, per) => `Au maximum ${count} ${meetings} par ${per === 'day' ? 'jour' : 'semaine'}.`,
    inARow: (count, meetings) => `Au maximum ${count} ${meetings} d’affilée.`,
    priority: (people) => `${people} est prioritaire.`,
    ignore: (people) => `Ignore les mails de ${people}.`,
    medium: (meetings, medium) =>
      `Les ${meetings} sont ${{ video: 'en visio', phone: 'par téléphone', in_person: 'en personne' }[medium]}.`,
    lean: (to) =>
      `Je préfère ${{ earliest: 'le plus tôt possible', latest: 'le plus tard possible', clustered: 'les réunions regroupées', spread: 'les réunions réparties' }[to]}.`,
    ask: (act) =>
      `Demande-moi avant ${{ offer: 'de proposer des horaires', book: 'de réserver des réunions', move: 'de déplacer des réunions', cancel: 'd’annuler des réunions', write: 'd’écrire des mails' }[act]}.`,
  },
};

const SPANISH: Frames = {
  meetings: 'reuniones',
  on: (days) => `los ${days}`,
  before: (clock) => `antes de las ${clock}`,
  after: (clock) => `después de las ${clock}`,
  between: (from, to) => `entre las ${from} y las ${to}`,
  frames: {
    never: (meetings, when) => `Sin ${meetings} ${when}.`,
    like: (meetings, when) => `Prefiero ${meetings} ${when}.`,
    dislike: (meetings, when) => `Evita ${meetings} ${when}.`,
    only: (meetings, when) => `${meetings} solo ${when}.`,
    hours: (when) => `Trabajo ${when}.`,
  },
  plain: {
    buffer: (length, meetings) => `Deja ${length} libres antes y después de las ${meetings}.`,
    usual: (length) => `Las reuniones duran ${length} por defecto.`,
    duration: (meetings, length) => `Las ${meetings} duran ${length}.`,
    longest: (meetings, length) => `Las ${meetings} duran como máximo ${length}.`,
    notice: (length) => `Necesito al menos ${length} de antelación.`,
    focus: (length) => `Deja al menos ${length} al día libres para trabajo concentrado.`,
    limit: (count, meetings, per) => `Como máximo ${count} ${meetings} ${per === 'day' ? 'al día' : 'por semana'}.`,
    inARow: (count, meetings) => `Como máximo ${count} ${meetings} seguidas.`,
    priority: (people) => `${people} tiene prioridad.`,
    ignore: (people) => `Ignora los correos de ${people}.`,
    medium: (meetings, medium) =>
      `Las ${meetings} son ${{ video: 'por vídeo', phone: 'por teléfono', in_person: 'en persona' }[medium]}.`,
    lean: (to) =>
      `Prefiero ${{ earliest: 'lo antes posible', latest: 'lo más tarde posible', clustered: 'las reuniones agrupadas', spread: 'las reuniones repartidas' }[to]}.`,
    ask: (act) =>
      `Pregúntame antes de ${{ offer: 'ofrecer horas', book: 'reservar reuniones', move: 'mover reuniones', cancel: 'cancelar reuniones', write: 'escribir correos' }[act]}.`,
  },
};

const FRAMES: Readonly<Record<Language, Frames>> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };

/** The sentence of a rule in the words of a language; `time`: the owner's own words for when. Null where it has none for it. */
export function framed(rule: Suggested, language: Language, time: string | null): string | null {
  const { frames, plain, meetings: all } = FRAMES[language];
  const parts = partsIn(language);
  const about = (scope: Scope | undefined) => (scope && hasMeetings(scope) ? parts.meetings(scope) : all);
  const when = (value: When) => time ?? whenIn(value, language);
  const said = ((): string | null => {
    switch (rule.kind) {
      case 'never':
      case 'only': {
        const then = when(rule.when);
        return then && frames[rule.kind](about(rule.scope), then);
      }
      case 'like': {
        const then = when(rule.when);
        return then && frames[rule.weight > 0 ? 'like' : 'dislike'](about(rule.scope), then);
      }
      case 'hours': {
        const then = when({ weekdays: rule.weekdays, hours: rule.hours });
        return then && frames.hours(then);
      }
      default:
        return plain ? plainly(rule, plain, about, language) : renderRule(rule);
    }
  })();
  return said && capitalised(said.replace(/ {2,}/g, ' '));
}

function plainly(
  rule: Exclude<Suggested, RuleOf<'never' | 'only' | 'like' | 'hours'>>,
  frames: NonNullable<Frames['plain']>,
  about: (scope: Scope | undefined) => string,
  language: Language,
): string | null {
  const parts = partsIn(language);
  switch (rule.kind) {
    case 'buffer':
      return frames.buffer(parts.length(rule.before), about(rule.scope));
    case 'duration':
      return rule.scope
        ? frames.duration(about(rule.scope), parts.length(rule.minutes))
        : frames.usual(parts.length(rule.minutes));
    case 'longest':
      return frames.longest(about(rule.scope), parts.length(rule.minutes));
    case 'notice':
      return frames.notice(parts.ahead(rule.least));
    case 'focus':
      return frames.focus(parts.length(rule.minutes));
    case 'limit':
      return 'count' in rule.most ? frames.limit(rule.most.count, about(rule.scope), rule.per) : null;
    case 'in_a_row':
      return frames.inARow(rule.most, about(rule.scope));
    case 'priority':
    case 'ignore':
      return frames[rule.kind](parts.people(rule.people));
    case 'medium':
      return frames.medium(about(rule.scope), rule.medium);
    case 'lean':
      return frames.lean(rule.to);
    case 'act':
      return rule.ask ? frames.ask(rule.act) : null;
  }
}

/** `on Friday after 3:00 PM`; null for days that are no plain weekdays. */
function whenIn({ weekdays, hours, nth, dates, holidays }: When, language: Language): string | null {
  if (nth !== undefined || dates || holidays || (hours && hours.length > 1)) return null;
  const frames = FRAMES[language];
  const names = weekdays?.map((day) => plural(weekdayName(day, language), language)) ?? [];
  const day = names.length > 0 ? frames.on(partsIn(language).all(names)) : '';
  const [stretch] = hours ?? [];
  if (!stretch) return day || null;
  const clock = (at: number) => wallTime(at % 1440, language);
  const [from, to] = stretch;
  const time =
    from === 0
      ? frames.before(clock(to))
      : to === 1440
        ? frames.after(clock(from))
        : frames.between(clock(from), clock(to));
  return [day, time].filter(Boolean).join(' ');
}

/** An address stays as it is. */
function capitalised(text: string): string {
  return /^\S+@/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** As one says them of every week: `Fridays`, `los sábados`. */
function plural(day: string, language: Language): string {
  if (language === 'en') return `${day}s`;
  return language === 'es' && /o$/.test(day) ? `${day}s` : day;
}

function dative(meetings: string): string {
  return meetings.replace(/^(Termine)\b/, '$1n');
}
