'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Field, Textarea } from '@/ui/field';
import { useAction } from '@/ui/use-action';

interface SayDialogProps {
  readonly trigger: React.ReactNode;
  readonly title: string;
  readonly line: string;
  readonly label: string;
  readonly send: string;
  onSend(text: string): Promise<boolean>;
  readonly busy: boolean;
}

/** An owner has a person look at a loop, where they let people help. */
export function AskHelp({ loopId }: { loopId: string }) {
  const t = useMessages('help');
  const { busy, run } = useAction();
  return (
    <SayDialog
      trigger={<Button look="quiet">{t('askHelp')}</Button>}
      title={t('askHelpTitle')}
      line={t('askHelpLine')}
      label={t('askHelpWords')}
      send={t('askHelpSend')}
      busy={busy}
      onSend={(text) => run(() => sendJson(`/api/loops/${loopId}/help`, 'POST', { text }), t('helpAsked'))}
    />
  );
}

/** An owner marks a mail that was sent for them as wrong. */
export function WrongMark({ mailId }: { mailId: string }) {
  const t = useMessages('help');
  const { busy, run } = useAction();
  return (
    <SayDialog
      trigger={
        <button type="button" className="rounded-sm text-xs text-ink-2 underline underline-offset-3 hover:text-ink">
          {t('markWrong')}
        </button>
      }
      title={t('markWrongTitle')}
      line={t('markWrongLine')}
      label={t('markWrongWords')}
      send={t('markWrongSend')}
      busy={busy}
      onSend={(note) => run(() => sendJson(`/api/mails/${mailId}/wrong`, 'POST', { note }), t('markedWrong'))}
    />
  );
}

function SayDialog({ trigger, title, line, label, send, onSend, busy }: SayDialogProps) {
  const t = useMessages('help');
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <Dialog open={open} onOpenChange={setOpen} title={title} description={line} trigger={trigger}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void onSend(text.trim()).then((done) => {
            if (!done) return;
            setText('');
            setOpen(false);
          });
        }}
      >
        <Field label={label}>
          {(attributes) => (
            <Textarea
              {...attributes}
              rows={3}
              maxLength={500}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" look="primary" busy={busy}>
            {send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
