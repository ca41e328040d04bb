import type { People } from '../../rule';
import { conceptsOf } from '../atom';
import type { Clause } from '../clause';
import type { Production } from '../production';
import { peopleIn } from '../scope';

/** Everybody that a clause names, one by one. */
function everybody(clause: Clause): People[] {
  clause.key('both', 'any', 'all');
  const found: People[] = [];
  for (const atom of clause.of('address')) found.push({ by: 'address', address: atom.address });
  for (const atom of clause.of('domain')) found.push({ by: 'domain', domain: atom.domain });
  if (found.length > 0) {
    clause.takeAtom(...clause.of('address'), ...clause.of('domain'));
    clause.takeAtom(...clause.of('name'));
    return found;
  }
  const one = peopleIn(clause);
  if (one) return [one];
  const names = clause.of('name');
  clause.takeAtom(...names);
  return names.map((atom) => ({ by: 'name', name: atom.text }));
}

/** "Jane Doe is a VIP", "give investors priority", "anyone from @northbay.example goes first". */
const priority: Production = (clause) => {
  const tagged = /\bvips?\b/i.test(clause.text);
  if (clause.has('no', 'at_most') || !clause.take('vip')) return null;
  clause.take('belongs', 'always', 'act_offer', 'offer', 'meeting');
  const people = everybody(clause).filter((one) => !(one.by === 'tag' && one.tag === 'vip'));
  clause.takeAtom(...clause.left.filter((atom) => atom.k === 'phrase' && atom.text.toLowerCase().startsWith('vip')));
  if (people.length === 0 && !tagged) return null;
  return people.map((one) => ({ kind: 'priority', people: one }));
};

/** "@lakeshore.example are investors". */
const tagged: Production = (clause) => {
  const group = clause.left.find((atom) => atom.k === 'phrase' && atom.meanings.some((one) => one.k === 'group'));
  const meaning = group?.k === 'phrase' ? group.meanings.find((one) => one.k === 'group') : undefined;
  if (meaning?.k !== 'group') return null;
  clause.takeAtom(group);
  clause.take('belongs', 'always');
  const people = everybody(clause);
  if (people.length === 0 || people.some((one) => one.by === 'tag' || one.by === 'side')) return null;
  return people.map((one) => ({ kind: 'tagged', tag: meaning.tag, people: one }));
};

/** "Ignore bot@scribbly.example", "never answer the Scribbly notetaker". */
const ignore: Production = (clause) => {
  if (!clause.take('ignore')) return null;
  clause.take('always', 'act_write');
  const people = everybody(clause);
  const words = clause
    .of('word')
    .filter((atom) => /^(?:bot|bots|notetaker|assistant|newsletter|newsletters|robot)$/i.test(atom.text));
  clause.takeAtom(...words);
  if (people.some((one) => one.by === 'side' || one.by === 'tag')) return null;
  return people.map((one) => ({ kind: 'ignore', people: one }));
};

const MEETING_THEM =
  /(?<!\p{L})(?:meet|see|talk|with|from|mit|von|treffen|sehen|sprechen|avec|de|rencontrer|voir|con|ver|reunirme)(?!\p{L})/iu;

/** "I don't want to meet recruiters": no meetings with them at all. */
const avoidPeople: Production = (clause) => {
  const [, again] = clause.left.filter((atom) => conceptsOf(atom).includes('no'));
  if (again || !MEETING_THEM.test(clause.text) || !clause.take('no', 'avoid')) return null;
  clause.take('act_book', 'act_offer', 'prefer');
  clause.take('meeting', 'call');
  const people = everybody(clause);
  if (people.length === 0 || people.some((one) => one.by === 'side')) return null;
  return people.map((one) => ({ kind: 'avoid_people', people: one }));
};

export const PEOPLE: readonly Production[] = [ignore, priority, tagged, avoidPeople];
