'use client';

import type { ReactNode } from 'react';
import type { Step } from '../constants';
import { StepActions } from './step-actions';
import { useStep } from './use-step';

interface PlainStepProps {
  readonly step: Step;
  readonly label?: string;
  /** Something was chosen: the step is done, not skipped. */
  readonly ready: boolean;
  readonly children: ReactNode;
}

/** A step whose choices save themselves one by one: it is done once there is something, else skipped. */
export function PlainStep({ step, label = 'Continue', ready, children }: PlainStepProps) {
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
        <StepActions step={step} busy={busy} failed={failed} label={ready ? label : 'Go on without'} main={ready} />
      </form>
    </div>
  );
}
