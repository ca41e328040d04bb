'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Field, Textarea } from '@/ui/field';
import { useAction } from '@/ui/use-action';

interface SayDialogProps {
  readonly loopId: string;
  readonly open: boolean;
  readonly title: string;
  /** What becomes of the words. */
  readonly line: string;
  readonly label: string;
  readonly hint: string;
  /** Said where nothing is written; absent: something has to be. */
  readonly otherwise?: string;
  onOpenChange(open: boolean): void;
}

/** As much as the API takes. */
const LONGEST = 1000;

/** Something that the owner says about a meeting, in their own words. */
export function SayDialog({ loopId, open, title, line, label, hint, otherwise, onOpenChange }: SayDialogProps) {
  const t = useMessages('loop-actions');
  const [text, setText] = useState('');
  const { busy, run } = useAction();
  const words = text.trim() || otherwise;
  async function send() {
    if (!words || !(await run(() => sendJson(`/api/loops/${loopId}/say`, 'POST', { words }), t('said')))) return;
    setText('');
    onOpenChange(false);
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={line}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={label} hint={hint}>
          {(attributes) => (
            <Textarea
              {...attributes}
              value={text}
              maxLength={LONGEST}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send();
              }}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <DialogClose>
            <Button>{t('back')}</Button>
          </DialogClose>
          <Button type="submit" look="primary" busy={busy} disabled={!words}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
