import type { Reading, Window } from '@/core/reading/reading';
import { parseLocalDate } from '@/core/time/calendar-date';
import { dayWords, placeWords } from '@/modules/meetings/ui/time-words';
import { firstUpper, plural } from '@/ui/words';

const STANCES: Record<Window['stance'], string> = {
  can: 'can',
  cannot: 'cannot',
  prefer: 'prefers',
  avoid: 'rather not',
};

const UNDERSTOOD = { full: 'Read and understood', partial: 'Read in part', none: 'Not understood' } as const;
const READERS = { grammar: '', model: ' by the language model', both: ' by the rules and the language model' } as const;

/** How much was understood, and by whom. */
export function sourceWords(reading: Reading): string {
  return `${UNDERSTOOD[reading.understood]}${READERS[reading.by ?? 'grammar']}`;
}

/** How sure the least sure finding is, in percent; null where nothing was found. */
export function confidenceWords({ intents, options, understood }: Reading): string | null {
  const all = [...intents, ...options].map((finding) => finding.confidence);
  if (all.length === 0) return null;
  return `${Math.round(Math.min(...all) * 100)} % sure${understood === 'full' ? '' : ' of that'}`;
}

/** What was read of a mail, one short line per finding. */
export function readingWords(reading: Reading): string[] {
  const lines = reading.intents.map((intent) => firstUpper(intent.kind));
  for (const option of reading.options) lines.push(`${firstUpper(option.stance)} time ${option.option}`);
  for (const window of reading.windows) lines.push(windowWords(window));
  const { durationMin, medium, location, phone } = reading.details;
  if (durationMin) lines.push(plural(durationMin, 'minute'));
  if (medium && medium !== 'unspecified') lines.push(firstUpper(medium));
  for (const detail of [location, phone]) if (detail) lines.push(detail);
  return lines;
}

const dayOf = (date: string) => dayWords(parseLocalDate(date) * 1440, 'Etc/UTC');

function windowWords(window: Window): string {
  const when = window.date ? dayOf(window.date) : (window.rrule ?? window.weekday ?? '');
  const hours = window.from || window.to ? `, ${window.from ?? ''}–${window.to ?? ''}` : '';
  return `“${window.quote}”: ${STANCES[window.stance]} ${when}${hours}, ${placeWords(window.zone)}`;
}
