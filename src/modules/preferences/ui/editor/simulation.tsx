import { minuteOf } from '@/core/time/period';
import { placeWords, slotWords, spanWords } from '@/modules/meetings/ui/time-words';
import { Note } from '@/ui/notes';
import { plural } from '@/ui/words';
import type { SentenceAnswer, SimulateAnswer } from '../../schema';
import { CalendarUnreadable } from './calendar-unreadable';
import { openingWords } from './preview-words';
import { BlockerList, SentenceLink } from './stretch-reasons';

const MEDIA = { video: 'by video', phone: 'by phone', in_person: 'in person' } as const;

interface SimulationProps {
  readonly answer: SimulateAnswer;
  readonly sentences: readonly SentenceAnswer[];
  goTo(said: string | undefined): void;
}

/** What would be offered, or what would have to give way for it; and why not at the time that was asked about. */
export function Simulation({ answer, sentences, goTo }: SimulationProps) {
  const { minutes, medium, zone, unreadable, offered, opening, at } = answer;
  if (unreadable !== null) return <CalendarUnreadable reason={unreadable} />;
  const textOf = new Map(sentences.map(({ id, text }) => [id, text]));
  const open = (id: string) => goTo(textOf.get(id));
  const minute = (instant: string) => minuteOf(Date.parse(instant));
  const words = (instant: string) => slotWords(minute(instant), zone);
  return (
    <div className="grid gap-4">
      <section aria-label="What would be offered" className="grid gap-2">
        <p>
          {minutes} minutes {MEDIA[medium]}, times in {placeWords(zone)}:
        </p>
        {offered.length > 0 ? (
          <ul className="grid gap-1.5">
            {offered.map(({ start, end }) => (
              <li key={start} className="rounded-sm border border-good/50 bg-good-soft px-3 py-1.5">
                {words(start).split(' · ')[0]} · {spanWords({ start: minute(start), end: minute(end) }, zone)}
              </li>
            ))}
          </ul>
        ) : (
          <Note tone="warn">
            <p>Nothing would be offered.</p>
            {opening.length > 0 ? (
              <>
                <p className="mt-1">One thing given up would open times:</p>
                <ul className="list-disc pl-5">
                  {opening.map(({ rule, sentence, opens }) => (
                    <li key={`${rule} ${sentence}`}>
                      {openingWords(rule)} ({plural(opens, 'start')})
                      <SentenceLink id={sentence} textOf={textOf} onSentence={open} />
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </Note>
        )}
      </section>
      {at ? (
        <section aria-label="Why not then">
          <Note>
            {at.blocked.length === 0 ? (
              `${words(at.start)} would do: nothing stands in the way.`
            ) : (
              <>
                <p className="mb-1 font-medium">{words(at.start)} would not be offered:</p>
                <BlockerList blocked={at.blocked} textOf={textOf} onSentence={open} />
              </>
            )}
          </Note>
        </section>
      ) : null}
    </div>
  );
}
