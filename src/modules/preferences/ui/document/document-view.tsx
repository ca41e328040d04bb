'use client';

import { Search } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import { Input } from '@/ui/field';
import { Kbd } from '@/ui/kbd';
import { Empty } from '@/ui/notes';
import { PageKeys } from '@/ui/page-keys';
import { useKeys } from '@/ui/use-keys';
import type { SentenceAnswer } from '../../schema';
import { FILTERS, type Filter, foundIn, isNewOrigin, sectionsOf } from './sections';
import { SENTENCE_COLUMNS, SentenceRow } from './sentence-row';
import { useSecondReadings } from './use-second-readings';

/** Fetched where a model is asked at all. */
const TakeCertain = lazy(() => import('./take-certain'));

/** Shorter documents are read faster than searched. */
const LONG = 12;

interface DocumentViewProps {
  readonly sentences: readonly SentenceAnswer[];
  /** The day of each origin, by its `at`. */
  readonly days: Readonly<Record<string, string>>;
  /** The owner lets a model read what was not understood. */
  readonly secondReader?: boolean;
}

/** The document sentence by sentence under its headings, beside what the assistant does because of it. */
export function DocumentView({ sentences, days, secondReader = false }: DocumentViewProps) {
  const t = useMessages('document');
  const [filter, setFilter] = useState<Filter>('all');
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const found = useMemo(() => foundIn(sentences, filter, query), [sentences, filter, query]);
  const sections = useMemo(() => sectionsOf(found), [found]);
  const readings = useSecondReadings(secondReader, sentences);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {readings.size > 0 ? (
        <Suspense fallback={null}>
          <TakeCertain readings={readings} />
        </Suspense>
      ) : null}
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        <Filters sentences={sentences} filter={filter} onChange={setFilter} />
        {sentences.length > LONG ? <SearchField typed={typed} onType={setTyped} /> : null}
      </div>
      <p role="status" className="sr-only">
        {found.length === sentences.length ? '' : t('found', { found: found.length, all: sentences.length })}
      </p>
      {found.length === 0 ? <Empty>{t('noneFound')}</Empty> : null}
      <div aria-hidden className={cn('-mb-3 hidden gap-x-6 px-4 text-xs text-ink-3 md:grid', SENTENCE_COLUMNS)}>
        <span>{t('youWrote')}</span>
        <span>{t('iWill')}</span>
        <span className="text-right">{t('since')}</span>
      </div>
      {sections.map(({ headings, sentences: inside }) => (
        <section
          key={inside[0]?.id}
          aria-label={headings.join(', ') || t('yourSentences')}
          className="grid grid-cols-[minmax(0,1fr)] gap-2"
        >
          {headings.length > 0 ? <h2 className="font-semibold wrap-anywhere">{headings.at(-1)}</h2> : null}
          <ul className="overflow-hidden rounded-md border border-line bg-surface">
            {inside.map((sentence, i) => (
              <SentenceRow
                key={sentence.id}
                sentence={sentence}
                days={days}
                showOrigin={isNewOrigin(inside, i)}
                reading={readings.get(sentence.text)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface FiltersProps {
  readonly sentences: readonly SentenceAnswer[];
  readonly filter: Filter;
  onChange(filter: Filter): void;
}

function Filters({ sentences, filter, onChange }: FiltersProps) {
  const t = useMessages('document');
  const counted = FILTERS.map((one) => ({ one, count: foundIn(sentences, one, '').length }));
  const shown = counted.filter(({ one, count }) => one === 'all' || count > 0);
  if (shown.length === 1) return null;
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{t('which')}</legend>
      {shown.map(({ one, count }) => (
        <button
          key={one}
          type="button"
          aria-pressed={filter === one}
          onClick={() => onChange(one)}
          className={cn(
            'rounded-full border px-3 py-1 text-xs',
            filter === one ? 'border-ink bg-ink text-bg' : 'border-line-strong text-ink-2 hover:bg-surface-2',
          )}
        >
          {t(one, { count })}
        </button>
      ))}
    </fieldset>
  );
}

function SearchField({ typed, onType }: { typed: string; onType(typed: string): void }) {
  const t = useMessages('document');
  const input = useRef<HTMLInputElement>(null);
  const keys = useMemo(() => [[['/'], t('search')]] as const, [t]);
  useKeys({ '/': () => input.current?.focus() });
  return (
    <search className="relative min-w-48 flex-1 sm:max-w-72">
      <Search className="absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-3" aria-hidden />
      <Input
        ref={input}
        type="search"
        aria-label={t('searchLabel')}
        placeholder={t('search')}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          onType('');
          input.current?.blur();
        }}
        className="pr-9 pl-8"
      />
      <Kbd className="absolute top-1/2 right-2.5 -translate-y-1/2">/</Kbd>
      <PageKeys keys={keys} />
    </search>
  );
}
