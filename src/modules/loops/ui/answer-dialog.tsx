'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { Field, Textarea } from '@/ui/field';
import { Kbd } from '@/ui/kbd';
import type { DecisionRow } from '../queries/decisions';
import { useAnswer } from './use-answer';

/** As much as the API takes. */
const LONGEST = 1000;

interface AnswerDialogProps {
  readonly decision: DecisionRow;
  readonly open: boolean;
  readonly hint: string;
  onOpenChange(open: boolean): void;
}

/** An answer in the owner's own words, which are read like a mail of theirs. */
export function AnswerDialog({ decision, open, hint, onOpenChange }: AnswerDialogProps) {
  const t = useMessages('decisions');
  const [text, setText] = useState('');
  const { busy, answered, answer } = useAnswer(decision);
  async function send() {
    if (await answer({ answer: text.trim() }, t('sent'))) onOpenChange(false);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={decision.text}
      description={t('sayLine')}
      trigger={
        <Button look="quiet">
          {t('sayIt')} <Kbd className={hint}>e</Kbd>
        </Button>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={t('yourAnswer')} hint={t('yourAnswerHint')}>
          {(attributes) => (
            <Textarea
              {...attributes}
              value={text}
              maxLength={LONGEST}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && text.trim()) void send();
              }}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <DialogClose>
            <Button>{t('back')}</Button>
          </DialogClose>
          <Button type="submit" look="primary" busy={busy || answered} disabled={!text.trim()}>
            {t('answer')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
