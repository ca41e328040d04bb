import type { TimelineItem } from '../queries/timeline';
import { confidenceWords, readingWords, sourceWords } from './reading-words';

/** What was read of a mail, how sure that is, and why it did not act by itself where it did not. */
export function ReadingView({ item: { reading, gate } }: { item: TimelineItem }) {
  if (!reading) return null;
  // What was left unread is said beside.
  const doubts = gate?.reasons.filter((reason) => !/^(understood|unread)\b/.test(reason)) ?? [];
  return (
    <div className="grid gap-1">
      <p className="text-xs text-ink-3">
        {[sourceWords(reading), confidenceWords(reading)].filter(Boolean).join(' · ')}
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {readingWords(reading).map((line) => (
          <li key={line} className="max-w-full rounded-sm bg-surface-2 px-2 py-0.5 text-xs wrap-break-word">
            {line}
          </li>
        ))}
      </ul>
      {gate && !gate.auto ? (
        <p className="text-xs text-warn wrap-break-word">
          Not sure enough to act by itself{doubts.length > 0 ? `: ${doubts.join('; ')}` : ''}.
        </p>
      ) : null}
      {reading.residue.length > 0 ? (
        <p className="text-xs text-ink-2 wrap-break-word">Not read: “{reading.residue.join(' ')}”</p>
      ) : null}
    </div>
  );
}
