'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Empty, Note } from '@/ui/notes';
import type { DraftAnswer } from '../../schema';
import { Idea } from './idea';
import { useCalendarDraft } from './use-calendar-draft';

interface CalendarDraftProps {
  readonly standing: ReadonlySet<string>;
  readonly ask: boolean;
  onAdd(sentences: readonly string[]): void;
}

/** A first document as the last 60 days of the calendar suggest it, each sentence with what speaks for it. */
export function CalendarDraft({ standing, ask, onAdd }: CalendarDraftProps) {
  const t = useMessages('editor');
  const { state, start } = useCalendarDraft();
  const asked = useRef(false);
  useEffect(() => {
    if (!ask || asked.current) return;
    asked.current = true;
    void start();
  }, [ask, start]);

  switch (state.at) {
    case 'unasked':
      return <Empty action={<Button onClick={() => void start()}>{t('draft')}</Button>}>{t('draftWhat')}</Empty>;
    case 'running':
      return (
        <p role="status" className="animate-pulse-slow text-ink-2">
          {t('draftReading')}
        </p>
      );
    case 'no_calendar':
      return (
        <Note
          action={
            <Button asChild size="small">
              <Link href="/settings/calendars">{t('connectOne')}</Link>
            </Button>
          }
        >
          {t('noCalendar')}
        </Note>
      );
    case 'failed':
      return (
        <Note tone="bad" action={<Button onClick={() => void start()}>{t('tryAgain')}</Button>}>
          {state.why}
        </Note>
      );
    case 'ready':
      return <Drafted sentences={state.sentences} standing={standing} onAdd={onAdd} />;
  }
}

interface DraftedProps extends Pick<CalendarDraftProps, 'standing' | 'onAdd'> {
  readonly sentences: NonNullable<DraftAnswer['draft']>['sentences'];
}

function Drafted({ sentences, standing, onAdd }: DraftedProps) {
  const t = useMessages('editor');
  const missing = sentences.map(({ text }) => text).filter((text) => !standing.has(text));
  if (sentences.length === 0) return <Empty>{t('noHabits')}</Empty>;
  return (
    <div className="grid gap-2">
      <ul aria-label={t('suggested')} className="grid gap-1.5">
        {sentences.map(({ text, evidence }) => (
          <li key={text}>
            <Idea sentence={text} evidence={evidence} standing={standing.has(text)} onAdd={onAdd} />
          </li>
        ))}
      </ul>
      {missing.length > 1 ? (
        <Button className="justify-self-start" onClick={() => onAdd(missing)}>
          {t('addAll', { count: missing.length })}
        </Button>
      ) : null}
    </div>
  );
}
