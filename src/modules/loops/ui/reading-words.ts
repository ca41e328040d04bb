import type { Reading } from '@/core/reading/reading';
import type { Spoken } from './spoken';
import { windowWords } from './window-words';

type Said = Pick<Spoken<'loops'>, 't' | 'locale'>;

/** How much was understood, and by whom. */
export function sourceWords({ understood, by }: Reading, { t }: Said): string {
  const said = t(`understood_${understood}`);
  return by === 'model' || by === 'person' ? t(`by_${by}`, { said }) : said;
}

/**
 * How sure the least sure finding is, in percent; null where nothing was found, and where a part was not understood and
 * nothing else is in doubt.
 */
export function confidenceWords({ intents, options, understood }: Reading, { t }: Said): string | null {
  const all = [...intents, ...options].map((finding) => finding.confidence);
  const percent = Math.round(Math.min(...all, 1) * 100);
  if (all.length === 0 || (understood !== 'full' && percent === 100)) return null;
  return t(understood === 'full' ? 'sure' : 'sure_rest', { percent });
}

/** What was read of a mail, one short line per finding. */
export function readingWords(reading: Reading, said: Said): string[] {
  const { t } = said;
  const lines = reading.intents.map(({ kind }) => t(`in_${kind}`));
  for (const { option, stance } of reading.options) lines.push(t(`st_${stance}`, { option }));
  lines.push(...windowWords(reading.windows, said));
  const { durationMin, medium, location, phone } = reading.details;
  if (durationMin) lines.push(t('minutes', { count: durationMin }));
  if (medium && medium !== 'unspecified') lines.push(t(`medium_${medium}`));
  for (const detail of [location, phone]) if (detail) lines.push(detail);
  return [...new Set(lines)];
}
