'use client';

import { useEffect, useRef } from 'react';
import { sendJson } from '@/ui/fetch-json';
import { Note } from '@/ui/notes';

interface FreshCreditsProps {
  /** Each as a sentence. */
  readonly credits: readonly { readonly id: string; readonly words: string }[];
}

/** Tells of credits that are new, once: having been shown, they are marked as seen. */
export function FreshCredits({ credits }: FreshCreditsProps) {
  const told = useRef(false);
  useEffect(() => {
    if (told.current || credits.length === 0) return;
    told.current = true;
    // Where it fails they are told once more, which harms nobody.
    sendJson('/api/referrals/credited', 'POST', { ids: credits.map(({ id }) => id) }).catch(() => {});
  }, [credits]);
  return (
    <div role="status" className="grid gap-2">
      {credits.map(({ id, words }) => (
        <Note key={id}>{words}</Note>
      ))}
    </div>
  );
}
