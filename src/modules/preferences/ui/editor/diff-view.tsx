import { type DiffLine, diffLines } from '@/core/preferences/diff';
import { cn } from '@/ui/class-names';

const LOOKS = {
  same: { sign: ' ', words: '', look: 'text-ink-2' },
  removed: { sign: '−', words: 'Removed: ', look: 'bg-bad-soft text-ink' },
  added: { sign: '+', words: 'Added: ', look: 'bg-good-soft text-ink' },
} as const;
/** Lines that stay the same, shown before and after those that changed. */
const AROUND = 1;

/** What changed from one text to another. */
export function DiffView({ older, newer }: { older: string; newer: string }) {
  return <DiffLines lines={diffLines(older, newer)} />;
}

/** Changed lines with what stands around them; longer stretches that stayed the same are left out. */
export function DiffLines({ lines }: { lines: readonly DiffLine[] }) {
  const near = lines.map((_, i) => lines.slice(Math.max(0, i - AROUND), i + AROUND + 1).some(isChange));
  if (!lines.some(isChange)) return <p className="text-xs text-ink-2">No line changed.</p>;
  return (
    <ul className="overflow-hidden rounded-sm border border-line bg-surface py-1 text-xs">
      {lines.map((line, i) =>
        near[i] ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
          <Line key={i} line={line} />
        ) : near[i - 1] ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
          <li key={i} className="px-3 text-ink-3">
            <span aria-hidden>⋯</span>
            <span className="sr-only">Lines that stayed the same</span>
          </li>
        ) : null,
      )}
    </ul>
  );
}

function Line({ line: { change, text } }: { line: DiffLine }) {
  const { sign, words, look } = LOOKS[change];
  return (
    <li className={cn('flex gap-2 px-3 py-0.5', look)}>
      <span aria-hidden className="w-2 shrink-0 select-none">
        {sign}
      </span>
      <span className={cn('min-w-0 wrap-anywhere', change === 'removed' && 'line-through decoration-bad/60')}>
        {words ? <span className="sr-only">{words}</span> : null}
        {text}
      </span>
    </li>
  );
}

function isChange({ change }: DiffLine): boolean {
  return change !== 'same';
}
