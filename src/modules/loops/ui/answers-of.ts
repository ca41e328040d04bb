import type { DecisionRow } from '../queries/decisions';
import { decisionWords } from './decision-words';

/** A button of a question: what is sent back, and what it says. */
export interface AnswerButton {
  readonly id: string;
  readonly words: string;
}

/** Yes, no or the choices of a question; the one that was wanted first. */
export function answersOf(decision: DecisionRow, wanted?: string): AnswerButton[] {
  const { yes, no } = decisionWords(decision);
  const all = [
    ...(yes ? [{ id: 'yes', words: yes }] : []),
    ...(decision.choices ?? []).map(({ id, label }) => ({ id, words: label })),
    ...(no ? [{ id: 'no', words: no }] : []),
  ];
  return [...all.filter(({ id }) => id === wanted), ...all.filter(({ id }) => id !== wanted)];
}
