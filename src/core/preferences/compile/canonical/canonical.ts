import { knownZone } from '../../../time/zone';
import { normalRule } from '../../normal';
import { renderRule, renderRules } from '../../render/render';
import { hasMeetings } from '../../render/scope-words';
import type { Rule } from '../../rule';
import { isAlways } from '../../when';
import { FORMS } from './forms';

/** No rule that we render is longer, in characters. */
const LONGEST = 600;
/** Only then, or then: the times that one sentence allows. */
const ONLY = /^(.+? only )(.+? or .+)$/;
const CODEWORD = /, if I write "([^"]+)"$/;

/**
 * The rules of a sentence that we have written ourselves, whatever the language of the document around it: one, or the
 * times that are allowed for the same meetings. Null for any other: a reading counts only when its rendering is the
 * sentence again.
 */
export function canonicalRules(sentence: string): Rule[] | null {
  if (sentence.length > LONGEST) return null;
  const plain = sentence
    .trim()
    .replace(/[“”„]/g, '"')
    .replace(/(?<=\d)-(?=\d\d:)/g, '–')
    .replace(/[.!]$/, '');
  const codeword = CODEWORD.exec(plain);
  const body = plain.replace(CODEWORD, '');
  const [, who, times] = ONLY.exec(body) ?? [];
  const bodies = times
    ?.split(/ or (?=on |from |until |before |after |between |every |\d)/)
    .map((time) => `${who}${time}`);
  const rules = (bodies ?? [body]).map((one) => ruleOf(one, codeword?.[0] ?? '', codeword?.[1]));
  if (!rules.every((rule) => rule !== null)) return null;
  return renderRules(rules).join(' ') === `${plain}.` ? rules : null;
}

/** The rule of a sentence without full stop, whose end about a codeword stands by itself. */
function ruleOf(body: string, ending: string, word: string | undefined): Rule | null {
  for (const form of FORMS) {
    const read = form(body);
    if (!read) continue;
    const scope =
      'scope' in read || word !== undefined
        ? { scope: { ...('scope' in read ? read.scope : {}), codeword: word } }
        : {};
    const rule = normalRule({ ...read, ...scope } as Rule);
    if (saysSomething(rule) && renderRule(rule) === `${body}${ending}.`) return rule;
  }
  return null;
}

/** A sentence without its time ("Interviews only.") gets that from what stands around it, if from anything. */
function saysSomething(rule: Rule): boolean {
  if (rule.kind === 'zone') return knownZone(rule.zone) !== undefined;
  if (rule.kind === 'only' || rule.kind === 'like') return !isAlways(rule.when);
  if (rule.kind === 'never') return !isAlways(rule.when) || (rule.scope !== undefined && hasMeetings(rule.scope));
  return true;
}
