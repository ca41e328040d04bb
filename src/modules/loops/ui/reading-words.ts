import { INTENT_WORDS } from '@/core/loop/asking/intent-words';
import type { Reading } from '@/core/reading/reading';
import { firstUpper, plural } from '@/ui/words';
import { windowWords } from './window-words';

const UNDERSTOOD = { full: 'Read and understood', partial: 'Read in part', none: 'Not understood' } as const;
const READERS = { grammar: '', model: ' by the language model', person: ' by a person' } as const;
const STANCES = { accept: 'Takes', reject: 'Refuses', prefer: 'Prefers' } as const;

/** How much was understood, and by whom. */
export function sourceWords(reading: Reading): string {
  return `${UNDERSTOOD[reading.understood]}${READERS[reading.by ?? 'grammar']}`;
}

/**
 * How sure the least sure finding is, in percent; null where nothing was found, and where a part was not understood and
 * nothing else is in doubt.
 */
export function confidenceWords({ intents, options, understood }: Reading): string | null {
  const all = [...intents, ...options].map((finding) => finding.confidence);
  const percent = Math.round(Math.min(...all, 1) * 100);
  if (all.length === 0 || (understood !== 'full' && percent === 100)) return null;
  return `${percent} % sure${understood === 'full' ? '' : ' of the rest'}`;
}

/** What was read of a mail, one short line per finding. */
export function readingWords(reading: Reading): string[] {
  const lines = reading.intents.map(({ kind }) => firstUpper(INTENT_WORDS[kind]));
  for (const { option, stance } of reading.options) lines.push(`${STANCES[stance]} time ${option}`);
  lines.push(...windowWords(reading.windows));
  const { durationMin, medium, location, phone } = reading.details;
  if (durationMin) lines.push(plural(durationMin, 'minute'));
  if (medium && medium !== 'unspecified') lines.push(firstUpper(medium));
  for (const detail of [location, phone]) if (detail) lines.push(detail);
  return [...new Set(lines)];
}
