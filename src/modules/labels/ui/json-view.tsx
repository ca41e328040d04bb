'use client';

import { useState } from 'react';
import type { Reading } from '@/core/reading/reading';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import { Textarea } from '@/ui/field';
import type { Change } from './reading-draft';

/** The reading as JSON; what is one by the reader's own schema is in the form at once, what is not is told and stays here. */
export function JsonView({ reading, change }: { reading: Reading; change: Change }) {
  const t = useMessages('labels');
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function check(text: string) {
    setTyped(text);
    // The schema comes into the browser only where somebody writes JSON.
    const { readingSchema } = await import('@/core/reading/reading');
    try {
      const parsed = readingSchema.safeParse(JSON.parse(text));
      const issue = parsed.error?.issues[0];
      setProblem(issue ? `${issue.path.join('.')} ${issue.message}`.trim() : null);
      if (parsed.data) change(() => parsed.data);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <div className="grid gap-1.5">
      <Textarea
        aria-label={t('jsonLabel')}
        aria-invalid={problem !== null || undefined}
        aria-describedby="json-state"
        value={typed ?? JSON.stringify(reading, null, 2)}
        onChange={({ target }) => void check(target.value)}
        onBlur={() => problem === null && setTyped(null)}
        spellCheck={false}
        rows={24}
        className="font-mono text-xs!"
      />
      <p id="json-state" role="status" className={cn('text-xs wrap-anywhere', problem ? 'text-bad' : 'text-ink-2')}>
        {problem ? t('jsonWrong', { problem }) : t('jsonFine')}
      </p>
    </div>
  );
}
