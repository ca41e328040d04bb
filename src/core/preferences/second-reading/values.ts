import { chooseLanguage } from '../../reading/language';
import type { Atom } from '../compile/atom';
import { atomsOf } from '../compile/atoms';
import { lexiconFor } from '../compile/lexicon/lexicons';
import type { CompileContext } from '../compiled';
import { withoutEnd } from '../document';
import { numbersIn, type Values, valueOfNumber } from './numbers';

const DAY = 1440;
const WORKING_WEEK = [0, 1, 2, 3, 4].map((day) => `weekday ${day}`);

/**
 * Whether a canonical sentence names the same days, clocks, dates, numbers and addresses as words of the owner's: what they
 * only mean in vague words ("mornings") it may say outright, and the working week where they name no day. Figures that the
 * grammar makes nothing of ("10-4") count as themselves. What it quotes, such as a place, has to stand in the words. `kinds`:
 * nouns of meetings that it is about, in which no word is a value ("first consultation").
 */
export function namesTheSame(
  said: string,
  written: string,
  context: CompileContext,
  kinds: readonly string[] = [],
): boolean {
  const [words, canonical] = [withoutKinds(said, kinds), withoutKinds(written, kinds)];
  const quoted = [...canonical.matchAll(/"([^"]+)"/g)].map(([, inside = '']) => inside);
  let rest = words;
  for (const one of quoted) {
    const at = rest.toLowerCase().indexOf(one.toLowerCase());
    if (at < 0 && !words.toLowerCase().includes(one.toLowerCase())) return false;
    if (at >= 0) rest = `${rest.slice(0, at)} ${rest.slice(at + one.length)}`;
  }
  const vague = valuesIn(rest, context);
  const plain = valuesIn(canonical.replace(/"[^"]+"/g, ' '), context);
  // The meetings that there is time between need not be counted by anybody.
  const pair = canonical.includes(' between two ');
  const figures = numbersIn(rest);
  const values = figures.map((figure) => [...plain.said].filter((value) => valueOfNumber(figure, value, vague)));
  const counted = new Set(values.flat());
  const week =
    ![...vague.said].some(isWeekday) && [...plain.said].filter(isWeekday).sort().join() === WORKING_WEEK.join();
  const isKnown = (value: string) =>
    vague.said.has(value) ||
    vague.meant.has(value) ||
    counted.has(value) ||
    (week && WORKING_WEEK.includes(value)) ||
    (pair && value === 'count 2');
  const isSaid = (value: string) =>
    plain.said.has(value) ||
    figures.some((figure, i) => (values[i] as string[]).length > 0 && valueOfNumber(figure, value, NOTHING));
  return (
    [...plain.said].every(isKnown) &&
    [...vague.said].every(isSaid) &&
    figures.every((figure, i) => (values[i] as string[]).length > 0 || isCovered(figure, vague.said, plain.said))
  );
}

function withoutKinds(text: string, kinds: readonly string[]): string {
  const longest = [...kinds].sort((a, b) => b.length - a.length);
  return longest.reduce(
    (rest, kind) => rest.replaceAll(new RegExp(kind.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu'), ' '),
    text,
  );
}

const NOTHING: Values = { said: new Set(), meant: new Set() };

/** A figure of a date or of an address, which are compared as a whole. */
function isCovered(figure: string, vague: ReadonlySet<string>, plain: ReadonlySet<string>): boolean {
  return [...vague].some((value) => plain.has(value) && value.includes(figure.replace(/\D.*$/, '').replace(/^0+/, '')));
}

function isWeekday(value: string): boolean {
  return value.startsWith('weekday ');
}

/** The values in a text, by the grammar alone. */
function valuesIn(text: string, { now, zone, locale = null }: CompileContext): Values {
  const { lexicon } = chooseLanguage(text, locale);
  const read = (part: string) => atomsOf(part, { now, zone, locale, lexicon, words: lexiconFor(lexicon.language) });
  // "Mo bis Fr 17 bis 19 Uhr": a figure that begins the next value keeps the words before it from being read.
  const atoms = read(withoutEnd(text)).flatMap((atom) =>
    atom.k === 'word' && BEFORE_FIGURE.test(atom.text) ? read(atom.text.replace(BEFORE_FIGURE, '')) : [atom],
  );
  return {
    said: new Set(atoms.flatMap(saidBy).filter((value) => value !== zone)),
    meant: new Set(atoms.flatMap((atom) => (atom.k === 'hours' && atom.part ? edges(atom.hours) : []))),
  };
}

const BEFORE_FIGURE = /(?<=\p{L})\s+\d+$/u;

function saidBy(atom: Atom): string[] {
  switch (atom.k) {
    case 'days': {
      const { weekdays = [], nth, holidays = [], dates } = atom.days;
      return [
        ...weekdays.map((day) => `weekday ${day}`),
        ...(nth === undefined ? [] : [`nth ${nth}`]),
        ...holidays.map((country) => `holidays ${country}`),
        ...[dates?.from, dates?.to].flatMap((date) => (date === undefined ? [] : [`date ${date}`])),
      ];
    }
    case 'hours':
      return atom.part ? [] : edges(atom.hours);
    case 'clock':
      // "At 3": the half of the day is a guess.
      return [`clock ${atom.unsure && atom.at < DAY / 2 ? atom.at + DAY / 2 : atom.at}`];
    case 'duration':
      return [`minutes ${atom.minutes}`];
    case 'ahead':
      return [`ahead ${JSON.stringify(atom.ahead)}`];
    case 'count':
      return [`count ${atom.count}`];
    case 'address':
      return [atom.address];
    case 'domain':
      return [atom.domain];
    case 'link':
      return [atom.url];
    case 'number':
      return [atom.number.replace(/\D/g, '')];
    case 'zone':
      return [atom.zone];
    default:
      return [];
  }
}

function edges([from, to]: readonly [number, number]): string[] {
  return [from, to].filter((at) => at > 0 && at < DAY).map((at) => `clock ${at}`);
}
