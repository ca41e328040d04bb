'use client';

import { useEffect, useRef } from 'react';
import { mergeTexts } from '@/core/preferences/merge';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Note } from '@/ui/notes';
import { DiffView } from './diff-view';
import type { SavedVersion } from './use-draft';

interface StaleNoteProps {
  /** The version that was edited, and what was made of it. */
  readonly base: SavedVersion;
  readonly mine: string;
  /** The version that was saved meanwhile. */
  readonly theirs: SavedVersion;
  onResolve(text: string, done: string): void;
}

/** Another version was saved while this one was edited: what it changed, and three ways to go on. No text is lost. */
export function StaleNote({ base, mine, theirs, onResolve }: StaleNoteProps) {
  const t = useMessages('versions');
  const merged = mergeTexts(base.text, mine, theirs.text);
  const clashes = merged.clashes.length;
  const note = useRef<HTMLElement>(null);
  // It stands above a long text: whoever saved further down is brought to it.
  useEffect(() => note.current?.focus(), []);
  return (
    <section ref={note} tabIndex={-1} aria-label={t('another')} className="scroll-mt-16 outline-none">
      <Note tone="warn">
        <p className="font-medium">{t('meanwhile', { version: theirs.version })}</p>
        <p className="text-ink-2">{clashes === 0 ? t('fits') : t('clashes', { count: clashes })}</p>
        <details className="mt-2" open>
          <summary className="cursor-pointer">{t('whatChanged')}</summary>
          <div className="mt-2">
            <DiffView older={base.text} newer={theirs.text} />
          </div>
        </details>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button look="primary" onClick={() => onResolve(merged.text, t('bothDone'))}>
            {t('both')}
          </Button>
          <Button onClick={() => onResolve(mine, t('mineDone'))}>{t('mine')}</Button>
          <Button onClick={() => onResolve(theirs.text, t('theirsDone'))}>{t('theirs')}</Button>
        </div>
      </Note>
    </section>
  );
}
