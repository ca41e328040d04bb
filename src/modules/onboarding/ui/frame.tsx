'use client';

import { Check } from 'lucide-react';
import Link from 'next/link';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import { STEPS, type Step, stepPath } from '../constants';
import type { ProgressAnswer } from '../schema';
import { stepWords } from './step-words';

interface FrameProps {
  readonly step: Step;
  readonly done: ProgressAnswer['done'];
  readonly assistant: string;
  /** Every step can be gone to, in any order. */
  readonly jump: boolean;
  /** Ways out, under the list of steps. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** One step of the onboarding among the others. The focus goes to the heading of a step that comes. */
export function Frame({ step, done, assistant, jump, aside, children }: FrameProps) {
  const t = useMessages('onboarding');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  const place = STEPS.indexOf(step) + 1;
  const { name, title, line } = stepWords(t, step, assistant);
  const standing = t('place', { place, count: STEPS.length });
  const lineId = useId();
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-[176px_minmax(0,1fr)]">
      <nav aria-label={t('steps')}>
        <p className="mb-2 flex items-baseline justify-between text-xs text-ink-2 md:hidden" aria-hidden>
          <span>{standing}</span>
          <span>{name}</span>
        </p>
        <div className="md:sticky md:top-6">
          <ol className="flex gap-1 md:grid md:gap-0.5">
            {STEPS.map((one, index) => (
              <li key={one} className="min-w-0 flex-1">
                <StepMark
                  place={index + 1}
                  name={stepWords(t, one, assistant).name}
                  href={jump || done[one] ? stepPath(one) : null}
                  current={one === step}
                  outcome={done[one] ?? null}
                />
              </li>
            ))}
          </ol>
          <div className="mt-4 hidden gap-2 px-2 md:grid">{aside}</div>
        </div>
      </nav>
      <main id="content" tabIndex={-1} className="max-w-[860px] min-w-0 outline-none">
        <header className="mb-6">
          <h1
            ref={heading}
            tabIndex={-1}
            aria-describedby={lineId}
            className="text-lg font-semibold tracking-tight outline-none"
          >
            <span className="sr-only">{`${standing}: `}</span>
            {title}
          </h1>
          <p id={lineId} className="prose-width mt-1 text-ink-2">
            {line}
          </p>
        </header>
        {children}
        <div className="mt-6 flex gap-6 md:hidden">{aside}</div>
      </main>
    </div>
  );
}

interface StepMarkProps {
  readonly place: number;
  readonly name: string;
  /** Null: it cannot be gone to yet. */
  readonly href: string | null;
  readonly current: boolean;
  readonly outcome: 'done' | 'skipped' | null;
}

/** A step in the list: a bar on phones, a line with its number beside the page elsewhere. */
function StepMark({ place, name, href, current, outcome }: StepMarkProps) {
  const t = useMessages('onboarding');
  const key = outcome === 'done' ? 'markDone' : outcome === 'skipped' ? 'markSkipped' : 'mark';
  const words = t(key, { place, name });
  const look = cn(
    'flex items-center gap-2.5 rounded-sm py-2 md:px-2 md:py-1.5',
    current ? 'font-medium text-ink md:bg-surface-2' : 'text-ink-2',
    href && !current && 'hover:text-ink md:hover:bg-surface-2',
  );
  const inner = (
    <>
      <span
        aria-hidden
        className={cn(
          'h-1 w-full rounded-full md:hidden',
          current ? 'bg-accent' : outcome === 'done' ? 'bg-good' : outcome ? 'bg-line-strong' : 'bg-line',
        )}
      />
      <span
        aria-hidden
        className={cn(
          'hidden size-5.5 shrink-0 place-items-center rounded-full text-xs font-semibold md:grid',
          outcome === 'done' ? 'bg-good-soft text-good' : 'border border-line-strong',
          current && outcome !== 'done' && 'border-accent bg-accent-soft text-ink',
        )}
      >
        {outcome === 'done' ? <Check className="size-3.5" /> : place}
      </span>
      <span aria-hidden className="hidden md:inline">
        {name}
      </span>
      {outcome === 'skipped' ? (
        <span aria-hidden className="ml-auto hidden text-xs text-ink-3 md:inline">
          {t('skipped')}
        </span>
      ) : null}
      <span className="sr-only">{words}</span>
    </>
  );
  if (!href || current)
    return (
      <span aria-current={current ? 'step' : undefined} className={look}>
        {inner}
      </span>
    );
  return (
    <Link href={href} className={look}>
      {inner}
    </Link>
  );
}
