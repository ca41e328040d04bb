import type { RuleKind } from '../../rule';
import type { Atom } from '../atom';
import { isOfMeetings } from '../splits';
import { DE } from './de';
import { EN } from './en';
import { ES } from './es';
import { FR } from './fr';
import type { Frames, Order } from './frames';
import { inLatin, mayMatch } from './tried';

const FRAMES: Readonly<Record<string, Frames>> = { en: EN, de: DE, fr: FR, es: ES };

/** Longest reason or doing, in words: what is longer says more. */
const LONGEST = 12;

/** Another wording of a sentence, that has to be read whole, as rules of these kinds; undefined: of any. */
export interface Restated {
  readonly text: string;
  readonly yields?: readonly RuleKind[] | undefined;
}

/** What stood before it was no rule: it may only keep time free. */
const KEEPS_FREE: readonly RuleKind[] = ['never'];

/**
 * The sentence in words that the productions read: what the owner does at a time as "no meetings" then, the conclusion of a
 * reason alone, a rule in the usual order. The time is given over as written, so every word of it is read.
 */
export function restatements(
  text: string,
  language: string,
  atomsOf: (text: string) => readonly Atom[],
  isPointing: boolean,
): Restated[] {
  const frames = FRAMES[language];
  const said = text
    .replace(/[\s.!]+$/u, '')
    .replace(POLITE, '')
    .trim();
  if (!frames || said.includes('?')) return [];
  const found = ordered(said, frames.orders);
  // What points back is accounted for by an order alone.
  if (isPointing || /["“”„«»]/.test(said)) return found;
  const taken = takenTime(said, frames, atomsOf);
  if (taken !== null) found.push({ text: `${frames.noMeetings} ${taken}`, yields: KEEPS_FREE });
  const conclusion = conclusionOf(said, frames, atomsOf);
  if (conclusion !== null)
    found.push({ text: conclusion, yields: KEEPS_FREE }, ...ordered(conclusion, frames.orders).filter(isOfTime));
  return found;
}

function isOfTime({ yields }: Restated): boolean {
  return yields?.length === 1 && yields[0] === 'never';
}

/** At its edges, in any language. */
const POLITE =
  /^(?:please|pls|kindly|bitte|por favor|s['’]il te plaît),?\s+|,?\s+(?:please|pls|thanks|bitte|danke|por favor|gracias|merci|s['’]il (?:te|vous) plaît)$/giu;

const REFUSALS: ReadonlySet<RuleKind> = new Set<RuleKind>(['never', 'only', 'limit', 'hours']);

/** "Fridays are not off limits": what an order refuses is refused already. */
const NEGATED =
  /(?<!\p{L})(?:no|not|never|none|nobody|nothing|hardly|rarely|\p{L}+n['’]t|nicht|nie|niemals|keine?[rnms]?|ne|pas|jamais|aucune?|rien|nunca|jamás|ningun[oa]?|ningún|nada|tampoco|ni|whether|if|when|unless|except|but|wenn|falls|außer|aber|ob|si|quand|sauf|mais|cuando|salvo|excepto|pero)(?!\p{L})/iu;

/** Longer sentences say more than one thing, in characters. */
const LONGEST_ORDER = 180;

function ordered(said: string, orders: readonly Order[]): Restated[] {
  if (said.length > LONGEST_ORDER) return [];
  const lower = said.toLowerCase();
  const found: Restated[] = [];
  for (const { said: whole, plain, yields } of orders) {
    if (!mayMatch(whole, lower)) continue;
    const order = inLatin(whole);
    const match = order.exec(said);
    if (
      !match ||
      (yields?.some((kind) => REFUSALS.has(kind)) && match.slice(1).some((place) => NEGATED.test(place ?? '')))
    )
      continue;
    const text = typeof plain === 'string' ? said.replace(order, plain) : plain(...match.slice(1));
    if (text !== null && text !== said) found.push({ text, yields });
  }
  return found;
}

/** "I collect the children at 3.15, so nothing between 2.45 and 4": what follows names its own hours, on no day of the reason. */
function conclusionOf(said: string, frames: Frames, atomsOf: (text: string) => readonly Atom[]): string | null {
  const so = frames.so.exec(said);
  if (!so) return null;
  const reason = said.slice(0, so.index);
  const rest = said.slice(so.index + so[0].length);
  if (!frames.reason.test(reason) || frames.turns.test(reason) || wordsOf(reason) > LONGEST || frames.so.test(rest))
    return null;
  const atoms = atomsOf(reason);
  const ownDays = atomsOf(rest).some((atom) => atom.k === 'days');
  if (atoms.some((atom) => (atom.k === 'days' && !ownDays) || (atom.k === 'hours' && atom.part) || atom.k === 'ahead'))
    return null;
  return ownDays || atomsOf(rest).some((atom) => atom.k === 'hours') ? rest : null;
}

/** The time that the owner's doing takes; null where the sentence says anything else. */
function takenTime(whole: string, frames: Frames, atomsOf: (text: string) => readonly Atom[]): string | null {
  const said = whole.replace(frames.allDay, '');
  const allDay = said !== whole;
  const atoms = atomsOf(said);
  const times = atoms.filter((atom) => atom.k === 'days' || atom.k === 'hours');
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return null;
  const inner = atoms.filter(({ from, to }) => from >= first.from && to <= last.to);
  const joined = said.slice(first.from, last.to);
  if (!inner.every((atom) => ['days', 'hours', 'comma', 'keyword'].includes(atom.k)) || OR.test(joined)) return null;
  const lead = said.slice(0, first.from).trim();
  const rest = said.slice(last.to).replace(/^[\s,;:–-]+/u, '');
  const isLed = lead === '' || frames.before.test(` ${lead}`);
  const starts = lead === '' ? first.from : said.search(/\S/);
  const bare = (words: string) => words.replace(/^[\s,;:–-]+|[\s,;:–-]+$/gu, '');
  // The time, then what is done.
  if (isLed && wordsOf(lead) <= 2) {
    const time = said.slice(starts, last.to);
    const cut = rest.split(/\s*[,;:–]\s*|\s+-\s+/u);
    const refusal = cut.length > 1 && frames.refusal.test(bare(cut.at(-1) ?? ''));
    const doing = bare(refusal ? rest.slice(0, rest.lastIndexOf(cut.at(-1) as string)) : rest);
    if (refusal) return wordsOf(doing) <= LONGEST && isOwn(doing, frames, atomsOf) ? time : null;
    if (frames.own.test(doing)) return times.some((atom) => atom.k === 'hours' && atom.open) ? null : time;
    return frames.doing.test(doing) && (allDay || isClosed(times)) ? time : null;
  }
  // What is done, then the time, to the end of the sentence or to the refusal.
  if (rest !== '' && !frames.refusal.test(bare(rest))) return null;
  const doing = lead.replace(frames.before, '').replace(frames.before, '').trim();
  if (!frames.doing.test(doing) || (rest === '' && !allDay && !isClosed(times))) return null;
  return joined;
}

/** Which of the two is not said. */
const OR = /(?<!\p{L})(?:or|oder|ou|o|u)(?!\p{L})/iu;

/** Before an explicit refusal the owner's doing may be any of the owner's that is no meeting. */
function isOwn(doing: string, frames: Frames, atomsOf: (text: string) => readonly Atom[]): boolean {
  if (frames.doing.test(doing) || frames.own.test(doing)) return true;
  return OWNER.test(doing) && !frames.turns.test(doing) && !atomsOf(doing).some(isOfMeetings);
}

/** The owner speaks, in the present. */
const OWNER =
  /^(?:i|i['’]m|ich|(?:habe|bin|esse|gehe|hole|bringe|mache|unterrichte) ich|je|j['’]|(?:,? ?c['’]est (?:pour )?)|como|ceno|almuerzo|estoy|doy|tengo|voy|recojo)(?![\p{L}-])/iu;

/** The hours of what is done have an end, or are a part of the day. */
function isClosed(times: readonly Atom[]): boolean {
  const hours = times.filter((atom) => atom.k === 'hours');
  return hours.length > 0 && hours.every((atom) => atom.k === 'hours' && atom.open === null);
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
