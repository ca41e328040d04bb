'use client';

import { useState } from 'react';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { DecisionWords } from './decision-words';

interface DecisionButtonsProps {
  readonly loopId: string;
  readonly decisionId: string;
  readonly words: DecisionWords;
  readonly main?: boolean;
}

/** Yes and no to a decision. Answered once, both stay disabled until the page shows what came of it. */
export function DecisionButtons({ loopId, decisionId, words, main }: DecisionButtonsProps) {
  const { busy, run } = useAction();
  const [answered, setAnswered] = useState(false);
  async function answer(approve: boolean) {
    const body = { decisionId, approve, answer: null };
    if (await run(() => sendJson(`/api/loops/${loopId}/decide`, 'POST', body), 'Answered.')) setAnswered(true);
  }
  return (
    <div className="flex flex-wrap items-center gap-1.5 self-center">
      {words.link ? (
        <Button asChild look={words.yes ? 'quiet' : 'plain'}>
          <a href={words.link.href}>{words.link.label}</a>
        </Button>
      ) : null}
      <Button disabled={answered} busy={busy} onClick={() => answer(false)}>
        {words.no}
      </Button>
      {words.yes ? (
        <Button look={main ? 'primary' : 'plain'} disabled={answered} busy={busy} onClick={() => answer(true)}>
          {words.yes}
        </Button>
      ) : null}
    </div>
  );
}
