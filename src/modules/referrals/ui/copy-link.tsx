'use client';

import { useEffect, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { fetchJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { showToast } from '@/ui/toast-store';

interface CopyLinkProps {
  /** Null before it was first asked for. */
  readonly known: string | null;
  /** The route that makes it then: `link` or `url` of its answer. */
  readonly source: '/api/referrals' | '/api/waitlist';
  readonly hint: string;
}

/** The link by which somebody recommends us, to be copied. */
export function CopyLink({ known, source, hint }: CopyLinkProps) {
  const t = useMessages('referrals');
  const [made, setMade] = useState(known);
  useEffect(() => {
    if (known !== null) return;
    fetchJson<{ url?: string; link?: string }>(source)
      .then(({ url, link }) => setMade(url ?? link ?? null))
      // Offline: the next look makes it.
      .catch(() => {});
  }, [known, source]);
  return (
    <Field label={t('link')} hint={hint}>
      {(attributes) => (
        <div className="flex gap-2">
          <Input {...attributes} readOnly value={made ?? ''} onFocus={(event) => event.target.select()} />
          <Button
            disabled={made === null}
            onClick={() => void navigator.clipboard.writeText(made ?? '').then(() => showToast(t('copied')))}
          >
            {t('copy')}
          </Button>
        </div>
      )}
    </Field>
  );
}
