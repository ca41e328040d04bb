'use client';

import { useMemo } from 'react';
import { highlighted, type Mark } from '@/core/labeling/highlights';
import type { Reading } from '@/core/reading/reading';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import type { MailFacts } from './mail-facts';

const LOOKS: Readonly<Record<Mark, string>> = {
  time: 'bg-meeting-soft text-meeting',
  option: 'bg-hold-soft text-hold',
  person: 'bg-focus-soft text-focus',
  question: 'bg-warn-soft text-warn',
  intent: 'border-b border-dotted border-ink-3',
};

/** The words of a mail with what is read in them, and what the reader was told. */
export function MailView({ facts, reading }: { facts: MailFacts; reading: Reading | null }) {
  const t = useMessages('labels');
  const { text } = facts;
  const segments = useMemo(() => (text && reading ? highlighted(text, reading) : []), [text, reading]);
  const legend: readonly (readonly [Mark, string])[] = [
    ['time', t('markTime')],
    ['option', t('markOption')],
    ['person', t('markPerson')],
    ['question', t('markQuestion')],
    ['intent', t('markIntent')],
  ];
  const seen = legend.filter(([mark]) => segments.some((segment) => segment.mark === mark));
  return (
    <div className="grid min-w-0 content-start gap-4">
      <div className="grid gap-2 rounded-md border border-line bg-surface p-4">
        <p className="text-xs text-ink-2 wrap-anywhere">{facts.subject}</p>
        {text === null ? (
          <p className="text-ink-2">{t('textGone')}</p>
        ) : (
          <p data-mail dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {segments.length === 0
              ? text
              : segments.map(({ text: words, mark, said }, i) =>
                  mark === null ? (
                    words
                  ) : (
                    <mark
                      // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no name but their place.
                      key={i}
                      title={said?.replaceAll('_', ' ')}
                      className={cn('rounded-[3px] bg-transparent text-ink', LOOKS[mark])}
                    >
                      {words}
                    </mark>
                  ),
                )}
          </p>
        )}
        {seen.length > 0 ? (
          <p className="flex flex-wrap gap-2 text-xs text-ink-2">
            {seen.map(([mark, words]) => (
              <span key={mark} className={cn('rounded-[3px] px-1', LOOKS[mark])}>
                {words}
              </span>
            ))}
          </p>
        ) : null}
      </div>
      <section aria-label={t('mailContext')}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs">
          {facts.lines.map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="text-ink-2">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
