'use client';

import { useState } from 'react';
import { type DiffLine, diffLines } from '@/core/preferences/diff';
import { plainLine } from '@/core/preferences/plain-text';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { cn } from '@/ui/class-names';

const LOOKS = {
  same: { sign: ' ', words: null, look: 'text-ink-2' },
  removed: { sign: '−', words: 'removed', look: 'bg-bad-soft text-ink' },
  added: { sign: '+', words: 'added', look: 'bg-good-soft text-ink' },
} as const;
/** Lines that stay the same, shown before and after those that changed. */
const AROUND = 1;
/** So many lines are shown at first, and a few more rather than a button. */
const MOST = 14;
const FEW = 4;

/** What changed from one text to another. */
export function DiffView({ older, newer }: { older: string; newer: string }) {
  return <DiffLines lines={diffLines(older, newer)} />;
}

/** Changed lines with what stands around them; longer stretches that stayed the same are left out, and of much only the beginning is shown. */
export function DiffLines({ lines }: { lines: readonly DiffLine[] }) {
  const t = useMessages('versions');
  const [all, setAll] = useState(false);
  const near = lines.map((_, i) => lines.slice(Math.max(0, i - AROUND), i + AROUND + 1).some(isChange));
  if (!lines.some(isChange)) return <p className="text-xs text-ink-2">{t('noChange')}</p>;
  const rows = lines.flatMap((line, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
    if (near[i]) return [<Line key={i} line={line} />];
    // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
    return near[i - 1] ? [<Unchanged key={i} />] : [];
  });
  const folded = !all && rows.length > MOST + FEW;
  return (
    <div className="grid gap-2">
      <ul className="overflow-hidden rounded-sm border border-line bg-surface py-1 text-xs">
        {folded ? rows.slice(0, MOST) : rows}
      </ul>
      {folded ? (
        <Button size="small" look="quiet" className="justify-self-start" onClick={() => setAll(true)}>
          {t('moreLines', { count: rows.length - MOST })}
        </Button>
      ) : null}
    </div>
  );
}

function Unchanged() {
  const t = useMessages('versions');
  return (
    <li className="px-3 text-ink-3">
      <span aria-hidden>⋯</span>
      <span className="sr-only">{t('same')}</span>
    </li>
  );
}

function Line({ line: { change, text } }: { line: DiffLine }) {
  const t = useMessages('versions');
  const { sign, words, look } = LOOKS[change];
  const { heading, words: shown } = plainLine(text);
  return (
    <li className={cn('flex gap-2 px-3 py-0.5', look)}>
      <span aria-hidden className="w-2 shrink-0 select-none">
        {sign}
      </span>
      <span
        className={cn(
          'min-w-0 wrap-anywhere',
          heading && 'font-semibold',
          change === 'removed' && 'line-through decoration-bad/60',
        )}
      >
        {words ? <span className="sr-only">{t(words)} </span> : null}
        {shown}
      </span>
    </li>
  );
}

function isChange({ change }: DiffLine): boolean {
  return change !== 'same';
}
