'use client';

import { memo } from 'react';
import { useMessages } from '@/messages/use-messages';
import { CalendarDraft } from './calendar-draft';
import { EXAMPLES } from './examples';
import { Idea } from './idea';

interface IdeasProps {
  /** Sentences that stand in the text. */
  readonly standing: ReadonlySet<string>;
  /** The draft from the calendar is asked for at once. */
  readonly ask: boolean;
  onAdd(sentences: readonly string[]): void;
}

/** Sentences to begin with: what the calendar suggests, and examples of each kind. One click puts one in. */
export const Ideas = memo(function Ideas({ standing, ask, onAdd }: IdeasProps) {
  const t = useMessages('editor');
  const say = useMessages('examples');
  return (
    <div className="grid gap-6">
      <section aria-labelledby="ideas-calendar" className="grid gap-2">
        <h3 id="ideas-calendar" className="font-semibold">
          {t('ofCalendar')}
        </h3>
        <CalendarDraft standing={standing} ask={ask} onAdd={onAdd} />
      </section>
      <section aria-labelledby="ideas-examples" className="grid gap-3">
        <h3 id="ideas-examples" className="font-semibold">
          {t('examples')}
        </h3>
        {EXAMPLES.map(({ kind, sentences }) => (
          <div key={kind} className="grid gap-1.5">
            <h4 className="text-xs text-ink-2">{say(kind)}</h4>
            <ul aria-label={say(kind)} className="grid gap-1.5">
              {sentences
                .map((key) => say(key))
                .map((sentence) => (
                  <li key={sentence}>
                    <Idea sentence={sentence} standing={standing.has(sentence)} onAdd={onAdd} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </section>
    </div>
  );
});
