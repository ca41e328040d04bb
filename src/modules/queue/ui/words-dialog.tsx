'use client';

import { useRef, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { Field, Textarea } from '@/ui/field';
import { Kbd } from '@/ui/kbd';
import { Note } from '@/ui/notes';
import { useKept } from './use-kept';

interface WordsDialogProps {
  /** What is kept of it in the browser stands under this name. */
  readonly name: string;
  readonly title: string;
  readonly line: string;
  readonly label: string;
  readonly usual: string;
  readonly rows: number;
  /** Its key, and the word on the button that sends it. */
  readonly hint: string;
  readonly send: string;
  readonly open: boolean;
  readonly busy: boolean;
  /** The time for it is over: it has to be claimed again. */
  readonly lost: boolean;
  onOpenChange(open: boolean): void;
  /** Answers whether it was done, or why the words were refused. `again`: it is claimed first. */
  onSend(text: string, again: boolean): Promise<boolean | readonly string[]>;
}

/** Words that somebody of staff writes. They are kept in the browser until they were sent: no lease that ends loses them. */
export function WordsDialog(props: WordsDialogProps) {
  const { name, title, line, label, usual, rows, hint, send, open, busy, lost, onOpenChange, onSend } = props;
  const t = useMessages('queue');
  const { text, change, forget } = useKept(name, usual);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  async function submit() {
    setRefused([]);
    const done = await onSend(text.trim(), lost);
    if (done === true) return forget();
    if (done === false) return;
    setRefused(done);
    field.current?.focus();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={line}
      trigger={
        <Button>
          {title} <Kbd>{hint}</Kbd>
        </Button>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {lost ? <Note tone="warn">{t('leaseOver')}</Note> : null}
        <Field label={label} error={refused.length > 0 ? refused.join(' ') : undefined}>
          {(attributes) => (
            <Textarea
              {...attributes}
              ref={field}
              rows={rows}
              value={text}
              onChange={(event) => change(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                  event.preventDefault();
                  event.currentTarget.form?.requestSubmit();
                }
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" look="primary" busy={busy}>
            {lost ? t('claimAndSend') : send} <Kbd>{t('keySend')}</Kbd>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
