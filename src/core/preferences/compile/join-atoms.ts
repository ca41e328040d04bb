import type { Stretch } from '../when';
import { type Atom, conceptsOf } from './atom';
import type { Concept } from './lexicon/lexicon';

/** Capitalised words in a row are one name. */
export function joinNames(atoms: readonly Atom[], text: string): Atom[] {
  const out: Atom[] = [];
  for (const atom of atoms) {
    const last = out.at(-1);
    if (atom.k === 'name' && last?.k === 'name' && /^[\s.'&-]*$/.test(text.slice(last.to, atom.from)))
      out[out.length - 1] = { ...last, to: atom.to, text: text.slice(last.from, atom.to) };
    else out.push(atom);
  }
  return out;
}

/** "10 to 4" between other times, "five minutes to breathe": what two atoms say together. */
export function joinNumbers(atoms: readonly Atom[], text: string): Atom[] {
  const out: Atom[] = [];
  for (let i = 0; i < atoms.length; i++) {
    const [atom, join, end] = [atoms[i] as Atom, atoms[i + 1], atoms[i + 2]];
    const clocks = atom.k === 'clock' && end?.k === 'clock' && isRangeJoin(out.at(-1), join) && end.at > atom.at;
    if (atom.k === 'clock' && clocks) {
      const from = isBetween(out.at(-1)) ? (out.pop() as Atom).from : atom.from;
      out.push({ k: 'hours', hours: [atom.at, end.at], open: null, from, to: end.to, text: text.slice(from, end.to) });
      i += 2;
      continue;
    }
    if (atom.k === 'count' && join?.k === 'hours' && join.open === 'start' && TILL.test(join.text)) {
      const hours = hoursBetween(atom.count, (join.hours[1] / 60) % 24);
      if (hours) {
        out.push({ k: 'hours', hours, open: null, from: atom.from, to: join.to, text: text.slice(atom.from, join.to) });
        i += 1;
        continue;
      }
    }
    const closes =
      atom.k === 'hours' && atom.open === 'end' && end?.k === 'count' && join?.k === 'keyword' && join.keyword === 'to';
    const closed = closes
      ? hoursBetween(atom.hours[0] / 60, end.count + (atom.hours[0] >= 780 && end.count <= 12 ? 12 : 0))
      : null;
    if (closes && closed) {
      out.push({
        k: 'hours',
        hours: closed,
        open: null,
        from: atom.from,
        to: end.to,
        text: text.slice(atom.from, end.to),
      });
      i += 2;
      continue;
    }
    const bound = conceptsOf(atom);
    const past = bound.includes('later_than') || (atom.k === 'keyword' && atom.keyword === 'past');
    const counted = join?.k === 'count' && join.count <= 24 && /\slas?$/i.test(atom.text);
    if (join?.k === 'count' && counted && (past || bound.includes('earlier_than'))) {
      const at = hourOf(join.count, past) * 60;
      const place = { from: atom.from, to: join.to, text: text.slice(atom.from, join.to) };
      out.push({ k: 'hours', hours: past ? [at, 1440] : [0, at], open: past ? 'end' : 'start', ...place });
      i += 1;
    } else if (join?.k === 'clock' && (past || bound.includes('earlier_than'))) {
      const hours: Stretch = past ? [join.at, 1440] : [0, join.at];
      const place = { from: atom.from, to: join.to, text: text.slice(atom.from, join.to) };
      out.push({ k: 'hours', hours, open: past ? 'end' : 'start', ...place });
      i += 1;
    } else if (
      atom.k === 'count' &&
      join &&
      (MINUTES.test(join.text) || (join.k === 'keyword' && join.keyword === 'minutes_to'))
    ) {
      const side = BEFORE.exec(join.text)?.[0];
      const to = join.to - (side?.length ?? 0);
      out.push({ k: 'duration', minutes: atom.count, from: atom.from, to, text: text.slice(atom.from, to) });
      if (side) out.push({ k: 'keyword', keyword: 'before', from: to, to: join.to, text: side.trim() });
      i += 1;
    } else if (atom.k === 'count' && end?.k === 'count' && isRangeJoin(out.at(-1), join)) {
      const after = atoms[i + 3];
      const counted = after !== undefined && conceptsOf(after).some((concept) => COUNTED.has(concept));
      const hours = counted ? null : hoursBetween(atom.count, end.count);
      if (hours)
        out.push({ k: 'hours', hours, open: null, from: atom.from, to: end.to, text: text.slice(atom.from, end.to) });
      else out.push(atom, join as Atom, end);
      i += 2;
    } else out.push(atom);
  }
  return out.map((atom) => (atom.k === 'clock' && atom.unsure ? { ...atom, k: 'word' } : atom));
}

const TILL = /^(?:'?till?|until|to|bis|jusqu|hasta|a las)/i;

/** "Five to ten business days": what is counted is no hour. */
const COUNTED: ReadonlySet<Concept> = new Set<Concept>(['business_days', 'meeting', 'call', 'offer', 'blocks']);

/** "30 minutes before flights": the grammar of times has one word for both. */
const BEFORE = /\s+(?:before|vor|avant|antes(?: de)?)$/i;

const MINUTES = /^(?:min|mins|minutes|minuten|minutos)$/i;

/** "10 to 4", "between 7 and 21". */
function isRangeJoin(before: Atom | undefined, join: Atom | undefined): boolean {
  if (join?.k !== 'keyword') return false;
  return join.keyword === 'to' || (join.keyword === 'and' && isBetween(before));
}

function isBetween(atom: Atom | undefined): boolean {
  return atom?.k === 'keyword' ? atom.keyword === 'between' : /^(?:between|zwischen|entre)$/i.test(atom?.text ?? '');
}

/** "Before the 9" is early, "after the 6" late. */
function hourOf(count: number, past: boolean): number {
  return count < (past ? 9 : 5) ? count + 12 : count;
}

/** Hours of a day that begin in the morning where both halves are possible. */
function hoursBetween(from: number, to: number): Stretch | null {
  if (from < 7 || from > 23 || to < 1 || to > 24) return null;
  if (to > from) return [from * 60, to * 60];
  return to <= 11 && from <= 12 ? [from * 60, (to + 12) * 60] : null;
}
