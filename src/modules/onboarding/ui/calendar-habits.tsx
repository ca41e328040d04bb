'use client';

import { useEffect, useRef } from 'react';
import type { DraftedSentence } from '@/core/preferences/draft';
import { useMessages } from '@/messages/use-messages';
import { useCalendarDraft } from '@/modules/preferences/ui/editor/use-calendar-draft';
import { Button } from '@/ui/button';
import { Section } from '@/ui/card';
import { Note } from '@/ui/notes';

interface CalendarHabitsProps {
  /** Sentences that stand in the text. */
  readonly standing: ReadonlySet<string>;
  /** Nobody has written anything yet: the draft goes in by itself. */
  readonly fresh: boolean;
  /** A draft was asked for before; else it is asked for now. */
  readonly drafted: boolean;
  /** The zone is said already; what the calendar says of it is left out. */
  readonly zoneSaid: boolean;
  onPutIn(sentences: readonly DraftedSentence[]): void;
  onTakeOut(sentence: string): void;
  /** A few questions are asked beside it. */
  readonly asking: boolean;
  onAsk(): void;
}

/** What the last 60 days show, each sentence with what speaks for it, and whether it is wanted. */
export function CalendarHabits(props: CalendarHabitsProps) {
  const { standing, fresh, drafted, zoneSaid, onPutIn, onTakeOut, asking, onAsk } = props;
  const t = useMessages('onboarding');
  const { state, start, resume } = useCalendarDraft();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void (drafted ? resume() : start());
  }, [drafted, resume, start]);
  const sentences =
    state.at === 'ready' ? state.sentences.filter(({ text }) => !(zoneSaid && text.startsWith(ZONE))) : [];
  const put = useRef(false);
  useEffect(() => {
    if (sentences.length === 0 || put.current) return;
    put.current = true;
    if (fresh) onPutIn(sentences);
  });

  switch (state.at) {
    case 'unasked':
    case 'running':
      return <Drafting />;
    case 'no_calendar':
    case 'failed':
      return (
        <Note
          tone="warn"
          action={
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => void start()}>
                {t('again')}
              </Button>
              {asking ? null : <AskMe onAsk={onAsk} />}
            </div>
          }
        >
          {state.at === 'failed' ? state.why : t('calendarGone')}
        </Note>
      );
    case 'ready':
      break;
  }
  if (sentences.length === 0) return <Note action={asking ? null : <AskMe onAsk={onAsk} />}>{t('habitsNone')}</Note>;
  return (
    <Section title={t('habits')} actions={asking ? null : <AskMe onAsk={onAsk} />}>
      <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line">
        {sentences.map((sentence) => (
          <li key={sentence.text} className="bg-surface">
            <label className="flex cursor-pointer items-start gap-3 px-4 py-2.5 hover:bg-surface-2">
              <input
                type="checkbox"
                checked={standing.has(sentence.text)}
                onChange={(event) => (event.target.checked ? onPutIn([sentence]) : onTakeOut(sentence.text))}
                className="mt-0.5 size-4.5 shrink-0 accent-accent"
              />
              <span className="grid gap-0.5">
                <span>{sentence.text}</span>
                <span className="text-xs text-ink-2">{sentence.evidence}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function AskMe({ onAsk }: { onAsk(): void }) {
  const t = useMessages('onboarding');
  return (
    <Button size="small" onClick={onAsk}>
      {t('askMe')}
    </Button>
  );
}

/** How the canonical sentence of a zone begins. */
const ZONE = 'My time zone is ';

function Drafting() {
  const t = useMessages('onboarding');
  return (
    <div role="status" className="grid gap-3 rounded-md border border-line bg-surface px-4 py-4">
      <p>{t.rich('habitsReading', { quiet: (words) => <span className="text-ink-2">{words}</span> })}</p>
      <div aria-hidden className="h-1 overflow-hidden rounded-full bg-surface-2">
        <div className="h-full w-1/3 animate-pulse-slow rounded-full bg-accent" />
      </div>
    </div>
  );
}
