import type { Rule } from '../rule';
import type { Clause } from './clause';

/**
 * One way in which a clause can be a rule. It takes from the clause what it understands and gives the rules, or null where
 * the clause is something else. What it leaves over makes the reading void.
 */
export type Production = (clause: Clause) => readonly Rule[] | null;
