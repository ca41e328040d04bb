'use client';

import { useMessages } from '@/messages/use-messages';
import { CopyButton } from '@/ui/copy-button';
import { Field, Input } from '@/ui/field';

/** The address by which another assistant finds this installation, to copy. */
export function ServerAddress({ address }: { address: string }) {
  const t = useMessages('other-assistants');
  return (
    <div className="grid gap-3 rounded-md border border-line bg-surface p-4">
      <p className="prose-width text-ink-2">{t('addressWhat')}</p>
      <Field label={t('addressLabel')}>
        {(attributes) => <Input {...attributes} readOnly value={address} onFocus={(event) => event.target.select()} />}
      </Field>
      <CopyButton text={address} label={t('copy')} copied={t('copied')} failed={t('copyFailed')} />
    </div>
  );
}
