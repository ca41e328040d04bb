'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Note } from '@/ui/notes';
import { STEPS, type Step, stepPath } from '../constants';

interface StepActionsProps {
  readonly step: Step;
  readonly busy: boolean;
  /** Why saving failed. */
  readonly failed: string | null;
  /** Some fields say what is wrong with them. */
  readonly marked?: boolean;
  /** Of the button that goes on; the form around it is submitted. */
  readonly label?: string;
  /** Going on is what is to be done next here; else something above is. */
  readonly main?: boolean;
  onSkip?(): void;
  /** A further way on, at the end. */
  readonly children?: ReactNode;
}

/** The foot of a step: back, skip, go on. */
export function StepActions(props: StepActionsProps) {
  const t = useMessages('onboarding');
  const { step, busy, failed, marked = false, label = t('next'), main = true, onSkip, children } = props;
  const before = STEPS[STEPS.indexOf(step) - 1];
  return (
    <div className="grid gap-3">
      {failed ? <Note tone="bad">{marked ? t('marked') : `${failed} ${t('kept')}`}</Note> : null}
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-bg px-4 py-3 sm:static sm:mx-0 sm:px-0">
        {before ? (
          <Button asChild look="quiet">
            <Link href={stepPath(before)}>{t('back')}</Link>
          </Button>
        ) : null}
        <span className="flex-1" />
        {onSkip ? (
          <Button look="quiet" busy={busy} onClick={onSkip}>
            {t('skip')}
          </Button>
        ) : null}
        <Button type="submit" look={main ? 'primary' : 'plain'} busy={busy}>
          {label}
        </Button>
        {children}
      </div>
    </div>
  );
}
