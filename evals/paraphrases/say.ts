import { type DayNumber, formatClock, formatLocalDate, weekdayOf } from '@/core/time/calendar-date';
import type { GoldReading } from '../reader/gold';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import { MORE_PHRASES } from './more-phrases';
import type { Chance, Language, Phrasebook, SaidWindow, Saying, Scene, SceneSlot, Tone } from './phrasebook';
import { spanish } from './spanish';

export const PHRASEBOOKS: Readonly<Record<Language, Phrasebook>> = { en: english, de: german, fr: french, es: spanish };

export interface Said {
  /** The sentences, without greeting and signature. */
  readonly text: string;
  /** The phrase before its values were filled in. */
  readonly phrase: string;
}

/** One of a list by chance. */
export function pickOf<T>(list: readonly T[], chance: Chance): T {
  return list[Math.floor(chance() * list.length)] as T;
}

/** Puts a meaning into words of a language and a tone, naming days as the scene allows. */
export function say(saying: Saying, scene: Scene, language: Language, tone: Tone, chance: Chance): Said {
  const book = PHRASEBOOKS[language];
  const phrase = phraseOf(saying, book, tone, chance);
  const values = valuesOf(saying, scene, book, chance);
  const filled = phrase.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The phrase "${phrase}" names {${name}}, which ${saying.say} has not`);
    return value();
  });
  const text = book.contract(filled);
  return { phrase, text: tone === 'casual' && chance() < 0.5 ? text : text.charAt(0).toUpperCase() + text.slice(1) };
}

function phraseOf(saying: Saying, book: Phrasebook, tone: Tone, chance: Chance): string {
  if (saying.say === 'ask') return pickOf(book.questions[saying.topic], chance);
  if (saying.say === 'medium') return pickOf(book.media[saying.medium], chance);
  const listed = saying.say === 'counter' && saying.windows.length > 1 && chance() < 0.3;
  if (listed) return `${pickOf(book.lists, chance)}\n{list}`;
  const more = MORE_PHRASES[book.language][saying.say]?.[tone] ?? [];
  return pickOf([...book.phrases[saying.say][tone], ...more], chance);
}

function valuesOf(saying: Saying, scene: Scene, book: Phrasebook, chance: Chance): Record<string, () => string> {
  const { names } = book;
  const day = (of: DayNumber): string => pickOf(names.day(of, knownOf(of, scene)), chance);
  const window = ({ day: of, time }: SaidWindow): string => pickOf(names.onDay(day(of), time), chance);
  const byDay = chance() < 0.4;
  const slot = (n: number): string => {
    const offered = slotOf(scene, n);
    const alone = scene.slots.filter((other) => other.day === offered.day).length === 1;
    return alone && byDay
      ? day(offered.day)
      : pickOf(names.onDay(day(offered.day), { kind: 'exact', from: offered.from }), chance);
  };
  const values: Record<string, () => string> = {};
  if ('option' in saying) {
    values.slot = () => slot(saying.option);
    values.number = () =>
      pickOf(names.option(saying.option, slotOf(scene, saying.option) === scene.slots.at(-1)), chance);
  }
  if ('refused' in saying) values.refused = () => day(slotOf(scene, saying.refused).day);
  if ('options' in saying) {
    values.slots = () => saying.options.map(slot).join(names.and);
    values.slotsOr = () => saying.options.map(slot).join(names.or);
  }
  if ('windows' in saying) {
    values.when = () => saying.windows.map(window).join(names.or);
    values.list = () => saying.windows.map((each) => `- ${window(each)}`).join('\n');
  }
  if ('window' in saying) values.when = () => window(saying.window);
  if ('days' in saying) values.days = () => saying.days.map(day).join(names.or);
  if ('weeksAhead' in saying) values.week = () => pickOf(book.weeks[saying.weeksAhead], chance);
  if (saying.say === 'wrong_weekday')
    values.when = () =>
      pickOf(names.onDay(pickOf(names.wrongDay(saying.day), chance), { kind: 'exact', from: saying.from }), chance);
  if ('back' in saying) values.day = () => day(saying.back);
  if ('day' in saying && saying.say === 'move_same_time') values.day = () => day(saying.day);
  if ('minutes' in saying) {
    const direction = saying.minutes < 0 ? 'earlier' : 'later';
    const duration = (): string => pickOf(names.duration(Math.abs(saying.minutes)), chance);
    values.minutes = () => String(saying.minutes);
    values.duration = duration;
    values.shift = () => pickOf(book.later[direction], chance).replace('{duration}', duration());
    values.push = () => pickOf(book.push?.[direction] ?? [''], chance);
  }
  if ('name' in saying) values.name = () => saying.name;
  if ('email' in saying) values.email = () => saying.email;
  return values;
}

function slotOf({ slots }: Scene, option: number): SceneSlot {
  return slots.find(({ n }, i) => (n ?? i + 1) === option) as SceneSlot;
}

/** Which short names of a day are unambiguous by the conventions of the reader. */
function knownOf(day: DayNumber, { today, slots }: Scene): { near: boolean; tomorrow: boolean; nextWeek: boolean } {
  const sameName = slots.filter((slot) => weekdayOf(slot.day) === weekdayOf(day));
  const ahead = day - today;
  // "Move it to Friday" before the event of next Monday may mean either Friday.
  const besideEvent = slots.length !== 1 || day > (slots[0]?.day ?? 0);
  const near = sameName.length > 0 ? sameName.every((slot) => slot.day === day) : ahead > 0 && ahead < 7 && besideEvent;
  const nextMonday = today - weekdayOf(today) + 7;
  return { near, tomorrow: ahead === 1, nextWeek: day >= nextMonday && day < nextMonday + 7 };
}

/** What a right reader reads in it, in the notation of the labelled mails. */
export function goldOf(saying: Saying, scene: Scene): GoldReading {
  const times = (windows: readonly SaidWindow[]): string[] => windows.map((window) => `+${windowGold(window)}`);
  const none = { times: [] };
  switch (saying.say) {
    case 'accept':
      return { intents: ['accept'], ...none, accept: [saying.option] };
    case 'accept_several':
      return { intents: ['accept'], ...none, accept: [...saying.options].sort((a, b) => a - b) };
    case 'accept_any':
      return { intents: ['accept'], ...none, accept: 'any' };
    case 'accept_except': {
      const refused = formatLocalDate(slotOf(scene, saying.refused).day);
      return { intents: ['accept'], times: [`-${refused}`], accept: [saying.option] };
    }
    case 'accept_unclear':
      // Bare assent is clear where there is nothing to choose from.
      if (scene.slots.length === 1) return { intents: ['accept'], ...none, accept: [1] };
      return { intents: [], ...none, mustAsk: true };
    case 'wrong_weekday':
      return { intents: [], ...none, mustAsk: true };
    case 'decline_all':
      return { intents: ['decline_times'], ...none };
    case 'decline_and_counter':
      return { intents: ['decline_times', 'propose_times'], times: times(saying.windows) };
    case 'counter':
      return { intents: ['propose_times'], times: times(saying.windows) };
    case 'unavailable':
      return { intents: ['state_availability'], times: saying.days.map((day) => `-${formatLocalDate(day)}`) };
    case 'vague_week':
      return { intents: ['propose_times'], times: weekGold(scene, saying.weeksAhead) };
    case 'out_of_office': {
      const days = Array.from({ length: saying.back - scene.today }, (_, i) => `-${formatLocalDate(scene.today + i)}`);
      return { intents: ['out_of_office'], times: days };
    }
    case 'late':
      return { intents: ['running_late'], ...none, late: saying.minutes };
    case 'move_by': {
      const { day, from } = scene.slots[0] as Scene['slots'][number];
      const moved = day * 1440 + from + saying.minutes;
      const window = { day: Math.floor(moved / 1440), time: { kind: 'exact', from: moved % 1440 } } as const;
      return { intents: ['reschedule'], times: times([window]) };
    }
    case 'move_to':
      return { intents: ['reschedule'], times: times([saying.window]) };
    case 'move_same_time': {
      const from = scene.slots[0]?.from as number;
      return { intents: ['reschedule'], times: times([{ day: saying.day, time: { kind: 'exact', from } }]) };
    }
    case 'duration':
      return { intents: ['change_duration'], ...none, dur: saying.minutes };
    case 'medium':
      return { intents: ['change_medium'], ...none, medium: saying.medium };
    case 'add':
      return { intents: ['add_participant'], ...none, participants: [{ op: 'add', email: saying.email }] };
    case 'delegate':
      return { intents: ['delegate'], ...none };
    case 'ask':
      return { intents: ['question'], ...none };
    case 'ask_times':
      return { intents: ['ask_other_times'], ...none };
    case 'request':
      return { intents: ['request_meeting'], times: weekGold(scene, saying.weeksAhead), dur: saying.minutes };
    default:
      return { intents: [saying.say], ...none };
  }
}

function windowGold({ day, time }: SaidWindow): string {
  const date = formatLocalDate(day);
  switch (time.kind) {
    case 'exact':
      return `${date} ${formatClock(time.from)}`;
    case 'range':
      return `${date} ${formatClock(time.from)}-${formatClock(time.to)}`;
    case 'after':
      return `${date} ${formatClock(time.from)}-`;
    case 'before':
      return `${date} -${formatClock(time.to)}`;
    case 'morning':
      return `${date} -12:00`;
    case 'afternoon':
      return `${date} 12:00-17:00`;
    default:
      return date;
  }
}

function weekGold({ today }: Scene, weeksAhead: number): string[] {
  const monday = today - weekdayOf(today) + 7 * weeksAhead;
  return [0, 1, 2, 3, 4].map((i) => `+${formatLocalDate(monday + i)}`);
}
