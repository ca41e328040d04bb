import type { ReactNode } from 'react';
import { cn } from './class-names';

export type Tone = 'waiting' | 'moving' | 'good' | 'bad' | 'still';

const DOTS: Record<Tone, string> = {
  waiting: 'bg-hold',
  moving: 'bg-meeting',
  good: 'bg-good',
  bad: 'bg-bad',
  still: 'border-[1.5px] border-busy',
};

/** A coloured dot before words that say the same: colour never stands alone. */
export function Dot({ tone, className }: { tone: Tone; className?: string }) {
  return <span aria-hidden className={cn('inline-block size-2 shrink-0 rounded-full', DOTS[tone], className)} />;
}

const BADGES: Record<Tone, string> = {
  waiting: 'bg-hold-soft text-hold',
  moving: 'bg-meeting-soft text-meeting',
  good: 'bg-good-soft text-good',
  bad: 'bg-bad-soft text-bad',
  still: 'bg-busy-soft text-ink-2',
};

/** A short state in a tinted pill. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={cn('inline-block rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap', BADGES[tone])}>
      {children}
    </span>
  );
}
