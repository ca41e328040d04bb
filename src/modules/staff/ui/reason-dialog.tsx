'use client';

import type { ReactNode } from 'react';
import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { Field, Textarea } from '@/ui/field';
import { Form } from '@/ui/form/form-parts';
import { useForm } from '@/ui/form/use-form';

interface ReasonDialogProps {
  /** What it does, on its button and above the question. */
  readonly title: string;
  readonly description: string;
  /** On the button that does it, and what a toast says then. */
  readonly confirm: string;
  readonly done: string;
  readonly look?: 'danger' | 'quiet';
  send(reason: string): Promise<unknown>;
  /** After it was done. */
  onDone?(): void;
  readonly children?: ReactNode;
}

/** What is not done without a reason: the question, a line for it, and the act. */
export function ReasonDialog({ title, description, confirm, done, look, send, onDone, children }: ReasonDialogProps) {
  const t = useMessages('users');
  const [open, setOpen] = useState(false);
  const form = useForm({
    saved: { reason: '' },
    limits: { reason: { required: true, minLength: 3, maxLength: 300 } },
    send: ({ reason }) => send(reason),
    done,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button look={look}>{title}</Button>}
      title={title}
      description={description}
    >
      <Form
        form={{
          ...form,
          // What was typed here and not sent is no loss.
          dirty: false,
          props: {
            ...form.props,
            onSubmit: (event) => {
              event.preventDefault();
              void form.save().then((saved) => {
                if (!saved) return;
                form.change({ reason: '' });
                setOpen(false);
                onDone?.();
              });
            },
          },
        }}
        className="grid gap-4"
      >
        {children}
        <Field label={t('reason')} hint={t('reasonHint')} error={form.problems.reason}>
          {(attributes) => <Textarea {...attributes} {...form.bind('reason')} rows={2} />}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look={look === 'danger' ? 'danger' : 'primary'} busy={form.busy}>
            {confirm}
          </Button>
          <DialogClose>
            <Button look="quiet">{t('cancel')}</Button>
          </DialogClose>
        </div>
      </Form>
    </Dialog>
  );
}
