'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';
import { Field, Textarea } from '@/ui/field';

/** What an owner pastes into a page of their own to show a booking page in it. */
export function EmbedDialog({ title, address }: { title: string; address: string }) {
  const t = useMessages('booking-pages');
  const script = `<script async src="${new URL('/built/booking-embed.js', address)}"></script>`;
  const codes = [
    [t('inline'), `<div data-sundial="${address}"></div>\n${script}`],
    [t('popup'), `<a href="${address}" data-sundial-popup="${address}">${t('button')}</a>\n${script}`],
  ] as const;
  return (
    <Dialog
      title={t('embedTitle', { title })}
      description={t('embedLine')}
      trigger={
        <Button size="small" look="quiet">
          {t('embed')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {codes.map(([label, code]) => (
          <div key={label} className="grid gap-2">
            <Field label={label}>
              {(attributes) => (
                <Textarea
                  {...attributes}
                  readOnly
                  rows={3}
                  value={code}
                  className="font-mono text-xs"
                  onFocus={({ target }) => target.select()}
                />
              )}
            </Field>
            <CopyButton text={code} label={t('copyCode')} copied={t('copiedCode')} failed={t('copyFailed')} />
          </div>
        ))}
      </div>
    </Dialog>
  );
}
