'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '../button';
import { Note } from '../notes';
import { LeaveGuard } from './leave-guard';
import type { FormFrame } from './use-form';

interface FormProps {
  readonly form: FormFrame;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form with what went wrong as a whole above its end, and a question before a link leads away from what is not saved. */
export function Form({ form, className, children }: FormProps) {
  const t = useMessages('form');
  return (
    <>
      <form {...form.props} className={className}>
        {children}
        {form.failure ? <Note tone="bad">{form.failure}</Note> : null}
      </form>
      <LeaveGuard
        active={form.dirty}
        onSave={form.save}
        words={{
          title: t('unsaved'),
          description: t('unsavedWhy'),
          save: t('saveAndGo'),
          leave: t('goWithout'),
          stay: t('stay'),
        }}
      />
    </>
  );
}

/** Saves the form; at rest while there is nothing to save. */
export function SaveButton({ form, children }: { form: FormFrame; children?: ReactNode }) {
  const t = useMessages('form');
  return (
    <Button type="submit" busy={form.busy} disabled={!form.dirty}>
      {children ?? t('save')}
    </Button>
  );
}
