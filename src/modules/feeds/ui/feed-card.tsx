'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { sendJson } from '@/ui/fetch-json';
import { Input } from '@/ui/field';
import { showToast } from '@/ui/toast-store';
import { useAction } from '@/ui/use-action';

/** The secret address of the feed of one's meetings: to copy, to look at, and to change when it has come into the wrong hands. */
export function FeedCard({ url }: { url: string }) {
  const t = useMessages('feeds');
  const { busy, run } = useAction();
  const [shown, setShown] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast(t('copied'));
    } catch {
      setShown(true);
      showToast(t('copyFailed'), { tone: 'bad' });
    }
  }
  return (
    <div className="grid gap-3 rounded-md border border-line bg-surface p-4">
      <p className="prose-width text-ink-2">{t('line')}</p>
      <Input
        readOnly
        value={shown ? url : masked(url)}
        aria-label={t('address')}
        onFocus={(event) => (shown ? event.target.select() : undefined)}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button onClick={() => setShown(!shown)}>{t(shown ? 'hide' : 'show')}</Button>
        <Confirm
          title={t('changeTitle')}
          description={t('changeLine')}
          trigger={<Button>{t('change')}</Button>}
          yes={t('changeNow')}
          no={t('keep')}
          busy={busy}
          onConfirm={() => void run(() => sendJson('/api/feeds', 'POST'), t('changed'))}
        />
      </div>
    </div>
  );
}

/** The address without what makes it a key. */
function masked(url: string): string {
  return url.replace(/[^/]+(?=\.ics$)/, '•'.repeat(24));
}
