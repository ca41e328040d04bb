import { Suspense } from 'react';
import type { EpochMinute } from '@/core/time/period';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import type { Translate } from '@/messages/message-keys';
import { eventsBetween } from '@/modules/connections/queries/events';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { Field, Input } from '@/ui/field';
import { Note } from '@/ui/notes';
import { Skeleton } from '@/ui/skeleton';
import { whyNotAt } from '../queries/why';
import { clock, onDay, place, type Spoken } from './spoken';
import { wallInput } from './wall-input';
import { whyWords } from './why-words';

/** Around the time that is asked about, in minutes: far enough for every event that can stand in its way. */
const DAY = 1440;

interface WhyNotProps {
  readonly ownerId: string;
  readonly loopId: string;
  readonly spoken: Spoken<'loops'>;
  readonly tw: Translate<'why-not'>;
  readonly now: EpochMinute;
  /** The `why` of the page's query: a wall time in the zone. */
  readonly asked: string | undefined;
}

/** "Why not Tuesday 3 pm?": asks by an ordinary form, answers with every event and rule that stands in the way. */
export function WhyNot({ ownerId, loopId, spoken, tw, now, asked }: WhyNotProps) {
  const { t, zone } = spoken;
  const wall = wallInput(asked);
  const at = wall === null ? null : toInstant(zoneTable(zone), wall);
  return (
    <div id="why" className="grid scroll-mt-4 gap-3">
      <form action="#why" className="flex flex-wrap items-end gap-2">
        <Field label={t('whyAsk', { place: place(spoken) })}>
          {(attributes) => (
            <Input
              {...attributes}
              type="datetime-local"
              name="why"
              required
              step={900}
              defaultValue={localInput(at ?? Math.ceil((now + 1440) / 60) * 60, zone)}
              className="w-auto"
            />
          )}
        </Field>
        <Button type="submit">{t('explain')}</Button>
      </form>
      {at === null ? null : (
        <Suspense fallback={<Skeleton className="h-16 w-full" />}>
          <Answer ownerId={ownerId} loopId={loopId} at={at} spoken={spoken} tw={tw} />
        </Suspense>
      )}
    </div>
  );
}

interface AnswerProps {
  readonly ownerId: string;
  readonly loopId: string;
  readonly at: EpochMinute;
  readonly spoken: Spoken<'loops'>;
  readonly tw: Translate<'why-not'>;
}

async function Answer({ ownerId, loopId, at, spoken, tw }: AnswerProps) {
  const { t, zone, locale } = spoken;
  const why = await whyNotAt(ownerId, loopId, at, runtime());
  if (!why) return null;
  if (why.unreadable !== null) {
    return <Note tone="warn">{t('unreadable')}</Note>;
  }
  const around = await eventsBetween(ownerId, { start: at - DAY, end: at + DAY });
  const events = around.filter((event) => event.busy !== 'FREE');
  const when = `${onDay(spoken, at)}, ${clock(spoken, at)}`;
  if (why.obstacles.length === 0) return <Note>{t('wouldDo', { time: when })}</Note>;
  return (
    <Note>
      <p>{t(why.free ? 'wouldDoAsked' : 'wouldNotDo', { time: when })}</p>
      <ul className="mt-1 list-disc pl-5">
        {whyWords(why.obstacles, { t: tw, zone, locale }, events).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Note>
  );
}

/** The value of a datetime-local field: the wall clock of the zone. */
function localInput(at: EpochMinute, zone: string): string {
  return new Date(toWall(zoneTable(zone), at) * 60_000).toISOString().slice(0, 16);
}
