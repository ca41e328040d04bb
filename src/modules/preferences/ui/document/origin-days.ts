import { minuteOf } from '@/core/time/period';
import { dayWords } from '@/modules/meetings/ui/time-words';
import type { SentenceAnswer } from '../../schema';

/** The day on the zone's calendar, `November 20`, of every origin, by its `at`. */
export function originDays(sentences: readonly SentenceAnswer[], zone: string): Record<string, string> {
  const instants = new Set(sentences.flatMap(({ origin }) => (origin ? [origin.at] : [])));
  return Object.fromEntries(
    [...instants].map((at) => {
      const [, day = ''] = dayWords(minuteOf(Date.parse(at)), zone).split(', ');
      return [at, day];
    }),
  );
}
