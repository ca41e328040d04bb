'use client';

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Entry } from '@/core/rehearsal/stage';
import { useMessages } from '@/messages/use-messages';
import { MailText } from '@/modules/loops/ui/mail-text';
import { Button } from '@/ui/button';
import { cn } from '@/ui/class-names';
import { Textarea } from '@/ui/field';
import { PRACTICE_GUEST } from '../constants';
import type { RehearsalAnswer } from '../schema';

const GUEST = PRACTICE_GUEST.name.split(' ')[0] as string;

interface PracticeThreadProps {
  readonly played: RehearsalAnswer;
  readonly assistant: string;
  readonly busy: boolean;
  /** The guest says this instead, after so many moves. */
  onGuest(text: string, after: number): void;
}

/** What was written in a rehearsal, mail by mail. */
export function PracticeThread({ played, assistant, busy, onGuest }: PracticeThreadProps) {
  const t = useMessages('rehearsal');
  const { entries } = played;
  const id = useId();
  const lastOfGuest = entries.findLast(({ by }) => by === 'guest');
  return (
    <section aria-labelledby={`${id}-title`} aria-live="polite" className="grid gap-3">
      <h2 id={`${id}-title`} className="sr-only">
        {t('thread')}
      </h2>
      <ol className="grid gap-3">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail of the thread has no other identity than its place
          <li key={`${index} ${entry.text}`} className="animate-rise" style={{ animationDelay: `${index * 90}ms` }}>
            {entry.by === 'note' ? <Noted entry={entry} /> : <Mail entry={entry} assistant={assistant} />}
            {entry === lastOfGuest && entry.by === 'guest' ? (
              <AsGuest key={entry.text} entry={entry} busy={busy} onGuest={onGuest} />
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Mail({ entry, assistant }: { entry: Entry; assistant: string }) {
  const t = useMessages('rehearsal');
  const guest = PRACTICE_GUEST.name;
  const name = { owner: t('you'), guest: t('guest', { guest }), assistant, note: '' }[entry.by];
  const by = (words: ReactNode) => <b className="font-semibold text-ink">{words}</b>;
  return (
    <article
      className={cn(
        'rounded-md border border-line px-4 py-3',
        entry.by === 'assistant' ? 'border-l-3 border-l-accent bg-surface' : 'bg-bg',
      )}
    >
      <h3 className="mb-1.5 text-xs text-ink-2">
        {entry.to === 'owner'
          ? t.rich('toYou', { name, by })
          : entry.to
            ? t.rich('toGuest', { name, guest, by })
            : by(name)}
      </h3>
      <MailText text={entry.text.trimEnd()} />
      {entry.why.length > 0 ? (
        <details className="mt-2 text-xs text-ink-2">
          <summary className="cursor-pointer">{t('why')}</summary>
          <ul className="mt-1 list-inside list-disc">
            {entry.why.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </article>
  );
}

function Noted({ entry }: { entry: Entry }) {
  return <p className="border-l-3 border-line-strong pl-3 text-ink-2">{entry.text}</p>;
}

/** Other words in the mouth of the practice guest: the assistant reacts to them. */
function AsGuest({ entry, busy, onGuest }: { entry: Entry; busy: boolean; onGuest: PracticeThreadProps['onGuest'] }) {
  const t = useMessages('rehearsal');
  const [text, setText] = useState('');
  function answer(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') onGuest(text.trim(), entry.after);
  }
  return (
    <details className="mt-1.5 ml-4">
      <summary className="cursor-pointer text-xs text-ink-2">{t('answerAs', { guest: GUEST })}</summary>
      <form onSubmit={answer} className="mt-2 grid gap-2">
        <Textarea
          aria-label={t('answerOf', { guest: GUEST })}
          rows={2}
          maxLength={1_000}
          required
          placeholder={t('answerExample')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-h-0"
        />
        <Button type="submit" size="small" busy={busy} className="justify-self-start">
          {t('answer', { guest: GUEST })}
        </Button>
      </form>
    </details>
  );
}
