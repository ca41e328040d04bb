'use client';

import { useMessages } from '@/messages/use-messages';
import { ShownOnce } from '@/ui/shown-once';

/** The secret of a webhook, this once. */
export function SecretShown({ secret }: { readonly secret: string }) {
  const t = useMessages('developers');
  return (
    <ShownOnce
      label={t('secretLabel')}
      value={secret}
      words={{
        line: t('secretLine'),
        copy: t('copySecret'),
        copied: t('secretCopied'),
        failed: t('copyFailed'),
        done: t('understood'),
      }}
    />
  );
}
