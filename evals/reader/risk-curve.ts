import type { MailScore } from './score-mails';
import { wilson } from './statistics';

interface Setting {
  readonly name: string;
  /** Reasons of the gate that do not count. */
  readonly ignores: RegExp | null;
  /** Least confidence of every intent and option, beside the gate's own. */
  readonly least: number;
}

/** From a gate that lets everything pass to one that is stricter than ours. */
const SETTINGS: readonly Setting[] = [
  { name: 'no gate', ignores: /./, least: 0 },
  { name: 'words left over do not count', ignores: /^(?:unread|understood)/, least: 0 },
  { name: 'flags do not count', ignores: /^(?:flag|understood)/, least: 0 },
  { name: 'doubt does not count', ignores: /^(?:doubtful|understood)/, least: 0 },
  { name: 'the gate', ignores: null, least: 0 },
  { name: 'the gate, confidence ≥ 0.90', ignores: null, least: 0.9 },
  { name: 'the gate, confidence ≥ 0.95', ignores: null, least: 0.95 },
];

/** How much is automatic and how much of it harmful, over settings of the gate. */
export function riskCurve(scores: readonly MailScore[]): string[] {
  const lines = SETTINGS.map(({ name, ignores, least }) => {
    const automatic = scores.filter(({ answer }) => {
      const reasons = answer.gate.reasons.filter((reason) => !ignores?.test(reason));
      return reasons.length === 0 && answer.confidence >= least;
    });
    const harmful = automatic.filter(({ harms }) => harms.length > 0).length;
    return `| ${name} | ${wilson(automatic.length, scores.length)} | ${wilson(harmful, automatic.length)} |`;
  });
  return ['| setting | automatic, of all | harmful, of automatic |', '| --- | --- | --- |', ...lines];
}
