import { isOne, type Person } from '../preferences/effects/facts';
import type { Rule } from '../preferences/rule';

/** Whether a rule makes this person alone a VIP: then it can be taken back by itself. */
export function makesVip(rule: Rule, person: Person): boolean {
  const marks = rule.kind === 'priority' || (rule.kind === 'tagged' && rule.tag === 'vip');
  if (!marks || (rule.people.by !== 'address' && rule.people.by !== 'name')) return false;
  return isOne(rule.people, person, []);
}
