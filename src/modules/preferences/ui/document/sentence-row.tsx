import Link from 'next/link';
import { lazy, Suspense } from 'react';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import type { SentenceAnswer, SentenceSecondReading } from '../../schema';
import { IgnoredNote } from './ignored-note';
import { OriginWords } from './origin-words';
import { RuleChips } from './rule-chips';
import { SavedSuggestions } from './saved-suggestions';
import { UnreadText } from './unread-text';

/** The sentence, what it does, whence it comes; one under the other on phones. */
export const SENTENCE_COLUMNS = 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem]';

interface SentenceRowProps {
  readonly sentence: SentenceAnswer;
  readonly days: Readonly<Record<string, string>>;
  /** False where the sentence above came into the document with it. */
  readonly showOrigin: boolean;
  /** What the model reads in it, where it was asked and has something to say. */
  readonly reading: SentenceSecondReading | undefined;
}

/** Fetched where a model is asked at all. */
const SavedSecondReading = lazy(() => import('./saved-second-reading'));

/** One sentence beside its rules, and who wrote it. */
export function SentenceRow({ sentence, days, showOrigin, reading }: SentenceRowProps) {
  const t = useMessages('document');
  const { id, text, understood, unread, rules, past, origin, fact, lacksLink } = sentence;
  return (
    <li
      id={id}
      className={cn(
        'grid scroll-mt-4 gap-x-6 gap-y-1.5 border-line px-4 py-3 not-first:border-t target:bg-accent-soft',
        SENTENCE_COLUMNS,
        understood !== 'yes' && !fact && 'border-l-3 border-l-warn pl-3.25',
      )}
    >
      <div className="grid content-start gap-1.5">
        <p dir="auto" className={cn('prose-width wrap-anywhere', past && 'text-ink-3')}>
          {understood === 'partial' ? <UnreadText text={text} unread={unread} /> : text}
        </p>
        {sentence.suggestions && !reading ? (
          <SavedSuggestions sentence={text} suggestions={sentence.suggestions} />
        ) : null}
      </div>
      <div className="grid content-start gap-1.5">
        {past ? <p className="text-xs text-ink-3">{t('over')}</p> : null}
        <RuleChips rules={rules} past={past} />
        <IgnoredNote
          understood={understood}
          unread={unread}
          fact={fact}
          lacksLink={lacksLink}
          edit={(words) => (
            <Link
              href={`/settings/edit?sentence=${id}`}
              aria-label={t('rephraseLabel', { text })}
              className="underline underline-offset-3"
            >
              {words}
            </Link>
          )}
        />
        {reading && understood !== 'yes' ? (
          <Suspense fallback={null}>
            <SavedSecondReading reading={reading} />
          </Suspense>
        ) : null}
      </div>
      {showOrigin ? (
        <div className="md:text-right">
          <OriginWords origin={origin} days={days} />
        </div>
      ) : null}
    </li>
  );
}
