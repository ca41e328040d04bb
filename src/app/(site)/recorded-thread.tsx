import { Mark } from '@/ui/logo';
import { listed } from '@/ui/words';
import { LETTERS, type LetterPart, partsOf, type RecordedLetter } from './conversation';

/** What is worth seeing in each mail of the recording. */
const NOTES = [
  'Dana writes to Jane as she always does, with the assistant in copy.',
  'It offers three times on three days, in working hours, around what is in Dana’s calendar. Until Jane answers they are held for nobody else.',
  'Jane answers in plain words, from London.',
  'It has understood both: other times, and from now on London first, New York beside it.',
  'One word is enough. A click on a time does the same.',
  'The calendar is read once more, then the meeting is booked, with a video link, and Jane has the invitation.',
] as const;

/** The recorded conversation, mail by mail, each with a word about it. */
export function RecordedThread({ assistant }: { assistant: string }) {
  return (
    <figure>
      <ol className="grid gap-5">
        {LETTERS.map((letter, index) => (
          <li key={letter.text} className="grid gap-x-8 gap-y-2 md:grid-cols-[220px_minmax(0,1fr)]">
            <p className="text-balance text-ink-2 md:pt-3 md:text-right">{NOTES[index]}</p>
            <Letter letter={letter} assistant={letter.message !== undefined} />
          </li>
        ))}
      </ol>
      <figcaption className="mt-5 text-xs text-ink-3 md:ml-[252px]">
        Recorded from the software itself, in its sandbox: Dana and Jane live there, the words are as they were sent.
        Here the assistant is called {assistant}.
      </figcaption>
    </figure>
  );
}

function Letter({ letter, assistant }: { letter: RecordedLetter; assistant: boolean }) {
  return (
    <article
      aria-label={`Mail from ${letter.from}`}
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
          <span className="text-sm font-semibold text-ink">{letter.from}</span> to {listed(letter.to)}
        </p>
        {partsOf(letter.text).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a recorded text never move
          <Part key={index} part={part} />
        ))}
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
