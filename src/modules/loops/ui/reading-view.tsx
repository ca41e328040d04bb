import { reasonsIn } from '@/core/loop/asking/reason-words';
import type { TimelineItem } from '../queries/timeline';
import { confidenceWords, readingWords, sourceWords } from './reading-words';
import type { Spoken } from './spoken';

/** What was read of a mail, how sure that is, and why it did not act by itself where it did not. */
export function ReadingView({ item: { reading, gate }, spoken }: { item: TimelineItem; spoken: Spoken<'loops'> }) {
  if (!reading) return null;
  const { t, locale } = spoken;
  // How much was understood stands above, and all that was not understood below.
  const doubts = gate?.reasons.filter((reason) => !/^(understood|unread)\b/.test(reason)) ?? [];
  return (
    <div className="grid gap-1">
      <p className="text-xs text-ink-3">
        {[sourceWords(reading, spoken), confidenceWords(reading, spoken)].filter(Boolean).join(' · ')}
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {readingWords(reading, spoken).map((line) => (
          <li key={line} className="max-w-full rounded-sm bg-surface-2 px-2 py-0.5 text-xs wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      {doubts.length > 0 ? (
        <p className="text-xs text-warn wrap-anywhere">{reasonsIn(doubts, locale).join(' ')}</p>
      ) : null}
      {reading.residue.length > 0 ? (
        <p className="text-xs text-warn wrap-anywhere">{t('notUnderstood', { words: reading.residue.join(' ') })}</p>
      ) : null}
    </div>
  );
}
