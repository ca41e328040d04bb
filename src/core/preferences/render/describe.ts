import { formatClock } from '../../time/calendar-date';
import { normalRule } from '../normal';
import type { Ahead, Rule, RuleOf, Scope } from '../rule';
import { isAlways, type Stretch, type When } from '../when';
import { namesOf } from './holiday-words';
import { LENGTHS } from './manner-rules';
import { renderRule } from './render';
import { hasMeetings, meetings, peopleWords } from './scope-words';
import { datesWords } from './when-words';
import { counted, length, listed, quoted } from './words';

const MODES: Readonly<Record<RuleOf<'approval'>['mode'], string>> = {
  drafts_only: 'only write drafts',
  approve_everything: 'ask you before every mail',
  outsiders_first_time: 'ask you before the first mail to anyone new',
  when_unsure: 'ask you only when unsure',
  autopilot: 'handle everything myself',
};

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** What the assistant will do because of a rule, in few words: `never offer Fri 15:00–24:00`, `prefer Tue 00:00–12:00 (+2)`. */
export function describeRule(rule: Rule): string {
  const normal = normalRule(rule);
  const effect = effectOf(normal);
  const scope = 'scope' in normal ? normal.scope : undefined;
  return scope?.codeword ? `${effect}, on ${quoted(scope.codeword)}` : effect;
}

function effectOf(rule: Rule): string {
  switch (rule.kind) {
    case 'hours':
      return rule.hours.length > 0
        ? `work ${days(rule.weekdays)} ${stretches(rule.hours)}`
        : `no work ${days(rule.weekdays)}`;
    case 'never':
      return `never offer ${of(rule.scope)}${when(rule.when)}${rule.name ? ` (${rule.name})` : ''}`;
    case 'open':
      return `open ${of(rule.scope)}outside the working hours${whenever(rule.when, sideOrStretches)}`;
    case 'only':
      return `offer ${of(rule.scope)}only ${when(rule.when)}`;
    case 'like':
      return `${rule.weight < 0 ? 'avoid' : 'prefer'} ${of(rule.scope)}${when(rule.when)} (${signed(rule.weight)})`;
    case 'lean':
      return `prefer ${{ earliest: 'the earliest', latest: 'the latest', clustered: 'days with meetings', spread: 'days without meetings' }[rule.to]}${about(rule.scope)}`;
    case 'focus':
      return `keep ${length(rule.minutes)} a day free for ${rule.name ?? 'focus'} in ${counted(rule.blocks, 'block')}${rule.when ? `, ${when(rule.when)}` : ''}`;
    case 'limit': {
      const most = 'count' in rule.most ? `${rule.most.count}` : length(rule.most.minutes);
      return `at most ${most} a ${rule.per}${about(rule.scope)}${rule.weekdays ? `, ${days(rule.weekdays)}` : ''}`;
    }
    case 'break':
      return `pause ${length(rule.pause)} after ${length(rule.after)} in a row`;
    case 'in_a_row':
      return `at most ${rule.most} in a row${rule.pause === undefined ? '' : `, then ${length(rule.pause)} free`}${about(rule.scope)}`;
    case 'buffer':
      return `keep ${rule.before} min before and ${rule.after} min after${about(rule.scope)}`;
    case 'travel':
      return `keep ${length(rule.before)} before and ${length(rule.after)} after each ${{ flight: 'flight', train: 'train', travel: 'trip' }[rule.around]}`;
    case 'duration':
      return `book ${length(rule.minutes)}${about(rule.scope)}`;
    case 'longest':
      return `never longer than ${length(rule.minutes)}${about(rule.scope)}`;
    case 'zone':
      return `use ${rule.zone}${rule.dates ? ` ${datesWords(rule.dates)}` : ''}`;
    case 'tagged':
      return `treat ${addressed(peopleWords(rule.people))} as ${rule.tag}`;
    case 'name':
      return `call you ${rule.name}`;
    case 'organisation':
      return `name ${rule.name} as your organisation`;
    case 'phone':
      return `give ${rule.number} as your number`;
    case 'notice':
      return `offer nothing sooner than ${aheadWords(rule.least)} from now${about(rule.scope)}`;
    case 'horizon':
      return `offer nothing later than ${aheadWords(rule.most)} from now${about(rule.scope)}`;
    case 'grid':
      return `start ${{ 15: 'on the quarter hour', 30: 'on the half hour', 60: 'on the hour' }[rule.minutes]}`;
    case 'medium':
      return `meet ${{ video: 'by video', phone: 'by phone', in_person: 'in person' }[rule.medium]}${about(rule.scope)}`;
    case 'caller':
      return `write that ${rule.who === 'owner' ? 'you call' : 'they call you'}${about(rule.scope)}`;
    case 'place':
      return `meet at ${quoted(rule.place)}${about(rule.scope)}`;
    case 'title':
      return `title the event ${quoted(rule.pattern)}${rule.fallback === undefined ? '' : `, without an organisation ${quoted(rule.fallback)}`}${about(rule.scope)}`;
    case 'description':
      return `add ${quoted(rule.text)} to the description${about(rule.scope)}`;
    case 'codeword':
      return `on ${quoted(rule.word)} offer the best times of the next ${counted(rule.businessDays, 'business day')}`;
    case 'stop_word':
      return `stop when you write ${quoted(rule.word)}`;
    case 'copy_owner':
      return rule.on ? 'copy you on my mails' : 'leave you out of my mails';
    case 'copy':
      return `copy ${listed(rule.addresses)} on my ${rule.on} to guests${about(rule.scope)}`;
    case 'holds':
      return `${rule.visible ? 'show' : 'show no'} holds in your calendar`;
    case 'approval':
      return MODES[rule.mode];
    case 'act': {
      const doing = {
        offer: 'offer times',
        book: 'book',
        move: 'move a meeting',
        cancel: 'decline or cancel',
        write: 'write',
      }[rule.act];
      const long = rule.length ? ` if it takes ${LENGTHS[rule.length.is]} ${length(rule.length.minutes)}` : '';
      return `${rule.ask ? `ask you before I ${doing}` : `${doing} without asking you`}${long}${about(rule.scope)}`;
    }
    case 'quorum':
      return `settle on a time when ${rule.of === 'all' ? 'everyone' : 'most people'} can`;
    case 'share_free_busy':
      return rule.on ? 'tell other users here when you are free' : 'tell nobody here when you are free';
    default:
      return asWritten(rule);
  }
}

/** The canonical sentence says it as shortly. */
function asWritten(rule: Rule): string {
  const { scope: _, ...bare } = rule as Rule & { scope?: Scope };
  const words = renderRule(
    'scope' in rule ? ({ ...bare, scope: { ...rule.scope, codeword: undefined } } as Rule) : rule,
  );
  const text = words.slice(0, -1);
  return addressed(/^(?:I |\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
}

function of(scope: Scope | undefined): string {
  return scope && hasMeetings(scope) ? `${addressed(meetings(scope))} ` : '';
}

function about(scope: Scope | undefined): string {
  return scope && hasMeetings(scope) ? ` (${addressed(meetings(scope))})` : '';
}

/** The chip is said to the owner: their organisation is not "mine". */
function addressed(words: string): string {
  return words.replace(/\bmy organisation\b/g, 'your organisation');
}

function aheadWords(ahead: Ahead): string {
  if (!('minutes' in ahead)) return counted(ahead.businessDays, 'business day');
  const days = ahead.minutes / 1440;
  return days > 1 && Number.isInteger(days) ? counted(days, 'day') : length(ahead.minutes);
}

function when(value: When, hoursWords = stretches): string {
  const parts = [
    value.nth === undefined ? '' : value.nth < 0 ? 'last' : `${value.nth}.`,
    value.weekdays ? days(value.weekdays) : '',
    value.holidays ? `on public holidays (${namesOf(value.holidays)})` : '',
    value.dates ? datesWords(value.dates) : '',
    value.hours ? hoursWords(value.hours) : '',
  ].filter(Boolean);
  return parts.join(' ') || 'at any time';
}

function whenever(value: When, hoursWords = stretches): string {
  return isAlways(value) ? '' : `, ${when(value, hoursWords)}`;
}

/** What is opened up to a time begins where the day does, and from a time on ends with it. */
function sideOrStretches(hours: readonly Stretch[]): string {
  const [[from, to] = [0, 0], more] = hours;
  if (more || (from > 0 && to < 1440)) return stretches(hours);
  return from > 0 ? `from ${formatClock(from)}` : `until ${formatClock(to)}`;
}

function stretches(hours: readonly Stretch[]): string {
  return listed(hours.map(([from, to]) => `${formatClock(from)}–${formatClock(to > 1440 ? to - 1440 : to)}`));
}

/** `Mon–Fri`, `Mon, Wed`. */
function days(weekdays: readonly number[]): string {
  const [first, last] = [weekdays[0] as number, weekdays.at(-1) as number];
  const run = weekdays.length > 2 && last - first === weekdays.length - 1;
  return run ? `${DAYS[first]}–${DAYS[last]}` : weekdays.map((day) => DAYS[day]).join(', ');
}

function signed(weight: number): string {
  return weight > 0 ? `+${weight}` : `${weight}`;
}
