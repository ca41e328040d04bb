import type { Locale } from '@/messages/languages';
import type { Translate } from '@/messages/message-keys';
import { Mark } from '@/ui/logo';
import { listed } from '@/ui/words';
import { LETTERS, type LetterPart, partsOf, type RecordedLetter } from './conversation';

/** What is worth seeing in each mail of the recording. */
const NOTES = ['note1', 'note2', 'note3', 'note4', 'note5', 'note6'] as const;

/** What the recording is shown in. */
interface RecordedProps {
  readonly t: Translate<'landing'>;
  readonly locale: Locale;
}

/** The recorded conversation, mail by mail, each with a word about it. */
export function RecordedThread({ assistant, t, locale }: RecordedProps & { readonly assistant: string }) {
  return (
    <figure>
      <ol className="grid gap-5">
        {LETTERS.map((letter, index) => (
          <li key={letter.text} className="grid gap-x-8 gap-y-2 md:grid-cols-[220px_minmax(0,1fr)]">
            <p className="text-balance text-ink-2 md:pt-3 md:text-right">{t(NOTES[index] ?? 'note6')}</p>
            <Letter {...{ letter, t, locale }} assistant={letter.message !== undefined} />
          </li>
        ))}
      </ol>
      <figcaption className="mt-5 text-xs text-ink-3 md:ml-[252px]">{t('recorded', { assistant })}</figcaption>
    </figure>
  );
}

interface LetterProps extends RecordedProps {
  readonly letter: RecordedLetter;
  readonly assistant: boolean;
}

/** The words are as they were sent, in English whatever the page speaks. */
function Letter({ letter, assistant, t, locale }: LetterProps) {
  return (
    <article
      aria-label={t('mailFrom', { name: letter.from })}
      className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 rounded-md border border-line bg-surface px-4 py-3"
    >
      <span
        aria-hidden
        className={
          assistant
            ? 'grid size-7 place-items-center rounded-full border border-line'
            : 'grid size-7 place-items-center rounded-full bg-accent-soft font-semibold text-accent'
        }
      >
        {assistant ? <Mark className="size-4.5" /> : letter.from[0]}
      </span>
      <div className="grid min-w-0 gap-2">
        <p className="text-xs leading-7 text-ink-3">
          <span className="text-sm font-semibold text-ink">{letter.from}</span>{' '}
          {t('to', { names: listed(letter.to, locale) })}
        </p>
        <div lang="en" className="grid gap-2">
          {partsOf(letter.text).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a recorded text never move
            <Part key={index} part={part} />
          ))}
        </div>
      </div>
    </article>
  );
}

function Part({ part }: { part: LetterPart }) {
  if (part.kind === 'times') {
    return (
      <ol className="grid gap-1.5">
        {part.times.map((time) => (
          <li key={time} className="w-fit rounded-sm border border-hold bg-hold-soft px-2 py-0.5">
            {time}
          </li>
        ))}
      </ol>
    );
  }
  if (part.kind === 'link') return <p className="text-ink-2 underline underline-offset-3">{part.words}</p>;
  return <p className="whitespace-pre-line">{part.lines.join('\n')}</p>;
}
