'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Input } from '@/ui/field';
import { useAction } from '@/ui/use-action';

/** A request in one's own words, from where it leads to its meeting. `main`: it has the page's accent. */
export function RequestForm({ main = false }: { readonly main?: boolean }) {
  const t = useMessages('loop-actions');
  const router = useRouter();
  const [words, setWords] = useState('');
  const { busy, run } = useAction();
  async function ask() {
    let loopId = '';
    const sent = async () => {
      ({ loopId } = (await sendJson('/api/loops', 'POST', { words: words.trim() })) as { loopId: string });
    };
    if (busy || !words.trim() || !(await run(sent, t('requested')))) return;
    setWords('');
    router.push(`/loops/${loopId}`);
  }
  return (
    <form
      className="mb-10 flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <Input
        id="request"
        aria-label={t('request')}
        placeholder={t('requestHint')}
        maxLength={1000}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className="min-w-0 flex-1 basis-60"
      />
      <Button type="submit" look={main && words.trim() ? 'primary' : 'plain'} busy={busy} disabled={!words.trim()}>
        {t('requestSend')}
      </Button>
    </form>
  );
}
