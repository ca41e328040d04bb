'use client';

import { useEffect, useRef } from 'react';
import { mergeTexts } from '@/core/preferences/merge';
import { Button } from '@/ui/button';
import { Note } from '@/ui/notes';
import { plural } from '@/ui/words';
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
  const merged = mergeTexts(base.text, mine, theirs.text);
  const clashes = merged.clashes.length;
  const note = useRef<HTMLElement>(null);
  // It stands above a long text: whoever saved further down is brought to it.
  useEffect(() => note.current?.focus(), []);
  return (
    <section ref={note} tabIndex={-1} aria-label="Another version" className="scroll-mt-16 outline-none">
      <Note tone="warn">
        <p className="font-medium">Version {theirs.version} was saved while you were writing.</p>
        <p className="text-ink-2">
          {clashes === 0
            ? 'It changed other lines than you, so both fit together. Nothing is saved before you press Save.'
            : `It changed ${plural(clashes, 'place')} that you changed as well: both wordings stay, yours below, for you to choose.`}
        </p>
        <details className="mt-2" open>
          <summary className="cursor-pointer">What it changed</summary>
          <div className="mt-2">
            <DiffView older={base.text} newer={theirs.text} />
          </div>
        </details>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button look="primary" onClick={() => onResolve(merged.text, 'Both versions stand in the text now.')}>
            Put both together
          </Button>
          <Button onClick={() => onResolve(mine, 'Your text stays. Save it to replace the other version.')}>
            Keep my text
          </Button>
          <Button onClick={() => onResolve(theirs.text, 'The other version stands in the text now.')}>
            Take the other version
          </Button>
        </div>
      </Note>
    </section>
  );
}
