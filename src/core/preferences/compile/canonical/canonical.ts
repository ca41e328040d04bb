import { knownZone } from '../../../time/zone';
import { normalRule } from '../../normal';
import { renderRules } from '../../render/render';
import { hasMeetings, NOUNS } from '../../render/scope-words';
import type { Rule } from '../../rule';
import { isAlways } from '../../when';
import { FORMS, ONLY_THEN } from './forms';
import { readDates } from './when';

/** No rule that we render is longer, in characters. */
const LONGEST = 600;
/** The dates that the rest is about. */
const DATED = /^((?:On|Until|From) \d[\d-]+(?: to \d[\d-]+| on)?), (.+ only .+)$/;
/** Only then, or then: the times that one sentence allows. */
const ONLY = /^(.+? only )(.+)$/;
const NEXT_TIME = / or (?=on |from |until |before |after |between |every |\d)/;
const CODEWORD = /, if I write "([^"]+)"$/;

/**
 * The rules of a sentence that we have written ourselves, whatever the language of the document around it: one, or the
 * times that are allowed for the same meetings. Null for any other: a reading counts only when its rendering is the
 * sentence again.
 */
export function canonicalRules(sentence: string): Rule[] | null {
  return rulesWhere(sentence, (rendered, plain) => rendered === plain);
}

/**
 * The same of a sentence that somebody else has written in our forms, where the nouns and days of a list may stand in another
 * order than ours, or be joined in another way.
 */
export function nearlyCanonicalRules(sentence: string): Rule[] | null {
  const ours = sentence.replace(NAMED_MEETINGS, (_, noun: string) => NOUNS[noun.toLowerCase()] as string);
  return rulesWhere(ours, (rendered, plain) => bagOf(rendered) === bagOf(plain));
}

/** "Dinner meetings": a noun that says it by itself. */
const NAMED_MEETINGS = new RegExp(`(?<![\\p{L}-])(${Object.keys(NOUNS).join('|')}) meetings?(?![\\p{L}-])`, 'giu');

function bagOf(sentence: string): string {
  const words = sentence.toLowerCase().replace(/,/g, ' ').split(/\s+/);
  return words
    .filter((word) => word !== 'and')
    .sort()
    .join(' ');
}

function rulesWhere(sentence: string, isSame: (rendered: string, plain: string) => boolean): Rule[] | null {
  if (sentence.length > LONGEST) return null;
  const plain = sentence
    .trim()
    .replace(/[“”„]/g, '"')
    .replace(/(?<=\d)-(?=\d\d:)/g, '–')
    .replace(/[.!]$/, '');
  const word = CODEWORD.exec(plain)?.[1];
  for (const read of readings(plain.replace(CODEWORD, ''))) {
    const rules = read.map((rule) => normalRule(word === undefined ? rule : withCodeword(rule, word)));
    if (rules.every(saysSomething) && isSame(renderRules(rules).join(' '), `${plain}.`)) return rules;
  }
  return null;
}

/** All that the words can be, without full stop and codeword. */
function* readings(body: string): Generator<Rule[]> {
  const times = allowedTimes(body);
  if (times) yield times;
  for (const form of FORMS) {
    const rule = form(body);
    if (rule) yield [rule];
  }
}

function allowedTimes(body: string): Rule[] | null {
  const [, from, dated] = DATED.exec(body) ?? [];
  const [, who, times] = ONLY.exec(dated ?? body) ?? [];
  if (who === undefined || times === undefined) return null;
  const dates = from === undefined ? {} : { dates: readDates(from.toLowerCase()) };
  const rules = times.split(NEXT_TIME).map((time) => ONLY_THEN(who + time));
  return rules.every((rule) => rule?.kind === 'only')
    ? rules.map((rule) => ({ ...rule, when: { ...rule.when, ...dates } }))
    : null;
}

function withCodeword(rule: Rule, codeword: string): Rule {
  return { ...rule, scope: { ...('scope' in rule ? rule.scope : {}), codeword } } as Rule;
}

/** A sentence without its time ("Interviews only.") gets that from what stands around it, if from anything. */
function saysSomething(rule: Rule): boolean {
  if (rule.kind === 'zone') return knownZone(rule.zone) !== undefined;
  if (rule.kind === 'only' || rule.kind === 'like') return !isAlways(rule.when);
  if (rule.kind === 'never') return !isAlways(rule.when) || (rule.scope !== undefined && hasMeetings(rule.scope));
  return true;
}
