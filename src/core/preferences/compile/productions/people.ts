import type { People } from '../../rule';
import { type Atom, conceptsOf } from '../atom';
import type { Clause } from '../clause';
import { given } from '../given';
import type { Production } from '../production';
import { relationsOf } from '../relations';
import { peopleIn } from '../scope';

/** Everybody that a clause names, one by one. */
function everybody(clause: Clause): People[] {
  clause.key('both', 'any', 'all');
  clause.takeAtom(...relationsOf(clause));
  const found: People[] = [];
  for (const atom of clause.of('address')) found.push({ by: 'address', address: atom.address });
  for (const atom of clause.of('domain')) found.push({ by: 'domain', domain: atom.domain });
  if (found.length > 0) {
    clause.takeAtom(...clause.of('address'), ...clause.of('domain'));
    const whose = clause.of('name').filter((atom) => !isListed(clause, atom));
    clause.takeAtom(...whose);
    return found;
  }
  const one = peopleIn(clause);
  if (one) return [one];
  const names = clause.of('name');
  clause.takeAtom(...names);
  return names.map((atom) => ({ by: 'name', name: atom.text.replace(/['’]s$/u, '') }));
}

/** "Jane Doe and bob@globex.example": a name in a list is somebody else than the address beside it. */
function isListed({ atoms }: Clause, name: Atom): boolean {
  const at = atoms.indexOf(name);
  return [atoms[at - 1], atoms[at + 1]].some(
    (beside) =>
      beside?.k === 'comma' || (beside?.k === 'keyword' && (beside.keyword === 'and' || beside.keyword === 'or')),
  );
}

/** "Jane Doe is a VIP", "give investors priority", "anyone from @northbay.example goes first". */
const priority: Production = (clause) => {
  const tagged = /\bvips?\b/i.test(clause.text);
  if (clause.has('no', 'at_most') || !clause.take('vip')) return null;
  clause.take('belongs', 'always', 'act_offer', 'offer', 'meeting');
  if (/\b(?:writing|mailing|emailing) from\b/i.test(clause.text)) clause.take('act_write');
  const people = everybody(clause).filter((one) => !(one.by === 'tag' && one.tag === 'vip'));
  clause.takeAtom(...clause.left.filter((atom) => atom.k === 'phrase' && atom.text.toLowerCase().startsWith('vip')));
  if (people.length === 0 && !tagged) return null;
  return people.map((one) => ({ kind: 'priority', people: one }));
};

/** "@lakeshore.example are investors". */
const tagged: Production = (clause) => {
  const group = clause.left.find((atom) => atom.k === 'phrase' && atom.meanings.some((one) => one.k === 'group'));
  const meaning = group?.k === 'phrase' ? group.meanings.find((one) => one.k === 'group') : undefined;
  // "Friend of Tom Baker" is somebody else.
  if (meaning?.k !== 'group' || /^\s+of\s/i.test(clause.text.slice(group?.to))) return null;
  clause.takeAtom(group);
  clause.take('belongs', 'always');
  const people = everybody(clause);
  if (people.length === 0 || people.some((one) => one.by === 'tag' || one.by === 'side')) return null;
  if (people.some(({ by }) => by === 'name') && !LINKED.test(clause.text)) return null;
  return people.map((one) => ({ kind: 'tagged', tag: meaning.tag, people: one }));
};

/** "Residents and students" are two groups. */
const LINKED =
  /(?<!\p{L})(?<!(?:it|that|there|this|here)\s)(?:is|are|count|treat|consider|belongs?|counts?|as|sind|ist|gehör\p{L}*|zähl\p{L}*|est|sont|es|son|cuenta\p{L}*)(?!\p{L})/iu;

const BOT =
  /\b(?:bots?|notetakers?|newsletters?|robots?|notifications?|dialers?|alerts?|mailings?|mailing list|no-?reply)\b/i;

/** "Ignore bot@scribbly.example", "never answer the Scribbly notetaker". */
const ignore: Production = (clause) => {
  if (!clause.take('ignore')) return null;
  clause.take('always', 'act_write');
  const people = everybody(clause);
  if (people.some((one) => one.by === 'address' || one.by === 'domain') && BOT.test(clause.text))
    clause.takeAtom(...clause.of('word'), ...clause.left.filter((atom) => /^scheduling$/i.test(atom.text)));
  const words = clause
    .of('word')
    .filter((atom) => /^(?:bot|bots|notetaker|assistant|newsletter|newsletters|robot)$/i.test(atom.text));
  clause.takeAtom(...words);
  if (people.some((one) => one.by === 'side' || one.by === 'tag')) return null;
  return people.map((one) => ({ kind: 'ignore', people: one }));
};

const MEETING_THEM =
  /(?<!\p{L})(?:meet|see|talk|with|from|mit|von|treffen|sehen|sprechen|avec|de|rencontrer|voir|con|ver|reunirme)(?!\p{L})/iu;

/** With somebody in mails there is no meeting to be avoided. */
const IN_MAILS = /\b(?:conversations?|threads?|mails?|e-?mails?|messages?|discussions? by)\b/i;

/** "I don't want to meet recruiters": no meetings with them at all. */
const avoidPeople: Production = (clause) => {
  if (!clause.has('no', 'avoid', 'keep') || IN_MAILS.test(clause.text)) return null;
  const [, again] = clause.left.filter((atom) => conceptsOf(atom).includes('no'));
  const kept = clause.has('keep') && clause.take('off_calendar') && clause.take('keep');
  const bare =
    clause.atoms.length === 2 &&
    clause.has('no') &&
    clause.left.some((atom) => atom.k === 'phrase' && atom.meanings.some((one) => one.k === 'group'));
  if (bare) clause.take('no');
  if (again || (!kept && !bare && (!MEETING_THEM.test(clause.text) || !clause.take('no', 'avoid')))) return null;
  clause.take('act_book', 'act_offer', 'prefer');
  if (/\b(?:take|accept)\b/i.test(clause.text)) clause.take('last');
  if (kept) clause.take('if_possible', 'always');
  clause.take('meeting', 'call');
  const people = everybody(clause);
  if (people.length === 0 || people.some((one) => one.by === 'side')) return null;
  return people.map((one) => ({ kind: 'avoid_people', people: one }));
};

export const PEOPLE: readonly Production[] = [
  ignore,
  given({ concepts: ['vip'] }, priority),
  given({ meanings: ['group'] }, tagged),
  avoidPeople,
];
