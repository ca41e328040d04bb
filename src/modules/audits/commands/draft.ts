import type { Share } from '@/core/audits/figures';
import { translator } from '@/messages/translate';
import type { Audit } from '../schema';

const percent = ({ count, of }: Share): number => Math.round((100 * count) / of);

/** Fields that are named as the worst. */
const WORST = 3;
/** From here on a field's agreement with gold needs no mention (core/agreement/figure). */
const GOOD = 0.8;

/** What can be said of an audit from its counts alone, in our own sentences. Staff pages are in English. */
export function draftOf({ figures, severity, sample, from, to }: Audit): string {
  const t = translator('en', 'audits');
  const { handled, medianSeconds, overturned, asGold } = figures;
  const wrong = severity.critical + severity.major + severity.minor;
  const worst = figures.fields
    .filter(({ kappa }) => kappa !== null && kappa < GOOD)
    .sort((a, b) => (a.kappa ?? 0) - (b.kappa ?? 0))
    .slice(0, WORST)
    .map(({ field, kappa }) => t('draftField', { field, kappa: (kappa ?? 0).toFixed(2) }));
  const sentences = [
    t('draftHandled', { from, to, count: handled }),
    medianSeconds === null ? null : t('draftSeconds', { seconds: Math.round(medianSeconds) }),
    overturned.of === 0 ? null : t('draftOverturned', { ...overturned, percent: percent(overturned) }),
    asGold.of === 0 ? null : t('draftGold', { ...asGold, percent: percent(asGold) }),
    t('draftSample', { judged: severity.judged, count: sample.length, wrong }),
    wrong === 0 ? null : t('draftMistakes', { ...severity, weight: Math.round(severity.weightPerHundred ?? 0) }),
    worst.length === 0 ? null : t('draftWorst', { fields: worst.join(', ') }),
    driftSentence(figures.weeks),
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');

  function driftSentence(weeks: Audit['figures']['weeks']): string | null {
    const half = Math.ceil(weeks.length / 2);
    const [before, after] = [weeks.slice(0, half), weeks.slice(half)].map((some) => ({
      count: some.reduce((sum, week) => sum + week.asGold.count, 0),
      of: some.reduce((sum, week) => sum + week.asGold.of, 0),
    }));
    if (!before?.of || !after?.of) return null;
    return t('draftDrift', { before: percent(before), after: percent(after) });
  }
}

/** Every count that a summary may name. */
export function countsOf({ figures, severity, sample }: Audit): number[] {
  const { handled, medianSeconds, overturned, asGold } = figures;
  const right = severity.judged - severity.critical - severity.major - severity.minor;
  return [
    ...[handled, Math.round(medianSeconds ?? 0), overturned.count, overturned.of, asGold.count, asGold.of],
    ...[severity.judged, severity.critical, severity.major, severity.minor, sample.length, right],
  ];
}
