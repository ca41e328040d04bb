'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@/messages/use-messages';
import type { Step } from '../constants';
import { StepActions } from './step-actions';
import { useStep } from './use-step';

interface PlainStepProps {
  readonly step: Step;
  /** Something was chosen: the step is done, not skipped. */
  readonly ready: boolean;
  /** A further way on, at the end: the one that is meant. */
  readonly also?: ReactNode;
  readonly children: ReactNode;
}

/** A step whose choices save themselves one by one: it is done once there is something, else skipped. */
export function PlainStep({ step, ready, also, children }: PlainStepProps) {
  const t = useMessages('onboarding');
  const { busy, failed, save, skip } = useStep(step);
  return (
    <div className="grid gap-6">
      {children}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void (ready ? save() : skip());
        }}
      >
        <StepActions
          step={step}
          busy={busy}
          failed={failed}
          label={ready ? t('next') : t('without')}
          main={ready && !also}
        >
          {also}
        </StepActions>
      </form>
    </div>
  );
}
