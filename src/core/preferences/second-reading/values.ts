import { chooseLanguage } from '../../reading/language';
import type { Atom } from '../compile/atom';
import { atomsOf } from '../compile/atoms';
import { lexiconFor } from '../compile/lexicon/lexicons';
import type { CompileContext } from '../compiled';

const DAY = 1440;
/** The canonical sentence quotes what a sentence may just name. */
const QUOTED = 'quoted ';

/** What a text names: `said` outright, such as a day, a clock, a number, an address; `meant` by words such as "morning". */
export interface Values {
  readonly text: string;
  readonly said: ReadonlySet<string>;
  readonly meant: ReadonlySet<string>;
}

/** The values in a text, by the grammar alone. */
export function valuesIn(text: string, { now, zone, locale = null }: CompileContext): Values {
  const { lexicon } = chooseLanguage(text, locale);
  const atoms = atomsOf(text, { now, zone, locale, lexicon, words: lexiconFor(lexicon.language) });
  return {
    text: text.toLowerCase(),
    said: new Set(atoms.flatMap(saidBy)),
    meant: new Set(atoms.flatMap((atom) => (atom.k === 'hours' && atom.part ? edges(atom.hours) : []))),
  };
}

/** Whether two texts name the same; what only the first one means in vague words the second may say outright. */
export function sameValues(vague: Values, plain: Values): boolean {
  const isKnown = (value: string) =>
    vague.said.has(value) ||
    vague.meant.has(value) ||
    (value.startsWith(QUOTED) && vague.text.includes(value.slice(QUOTED.length)));
  return [...vague.said].every((value) => plain.said.has(value)) && [...plain.said].every(isKnown);
}

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
    case 'quoted':
      return [QUOTED + atom.quoted.toLowerCase()];
    default:
      return [];
  }
}

function edges([from, to]: readonly [number, number]): string[] {
  return [from, to].filter((at) => at > 0 && at < DAY).map((at) => `clock ${at}`);
}
