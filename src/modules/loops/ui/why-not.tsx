import { toWall, zoneTable } from '@/core/time/zone';
import { clockWords, dayWords, placeWords } from '@/modules/meetings/ui/time-words';
import { Button } from '@/ui/button';
import { Field, Input } from '@/ui/field';
import { Note } from '@/ui/notes';
import { whyWords } from './why-words';

interface WhyNotProps {
  readonly zone: string;
  /** Epoch minutes. */
  readonly now: number;
  readonly asked: {
    /** Epoch minutes. */
    readonly at: number;
    readonly why: Parameters<typeof whyWords>[0];
  } | null;
}

/** "Why not Tuesday 3 pm?": asks by an ordinary form, answers with every event and rule that stands in the way. */
export function WhyNot({ zone, now, asked }: WhyNotProps) {
  const suggested = asked?.at ?? Math.ceil((now + 1440) / 60) * 60;
  return (
    <div id="why" className="grid scroll-mt-4 gap-3">
      <form action="#why" className="flex flex-wrap items-end gap-2">
        <Field label={`Why not this start, in ${placeWords(zone)}?`}>
          {(attributes) => (
            <Input
              {...attributes}
              type="datetime-local"
              name="why"
              required
              step={900}
              defaultValue={localInput(suggested, zone)}
              className="w-auto"
            />
          )}
        </Field>
        <Button type="submit">Explain</Button>
      </form>
      {asked ? <Answer at={asked.at} why={asked.why} zone={zone} /> : null}
    </div>
  );
}

function Answer({ at, why, zone }: { at: number; why: NonNullable<WhyNotProps['asked']>['why']; zone: string }) {
  const when = `${dayWords(at, zone)}, ${clockWords(at, zone)}`;
  if (why.unreadable !== null)
    return <Note tone="warn">Your calendar cannot be read now, so nothing counts as free.</Note>;
  if (why.free) return <Note>{when} would do: nothing stands in the way.</Note>;
  return (
    <Note>
      <p>{when} would not do:</p>
      <ul className="mt-1 list-disc pl-5">
        {whyWords(why, zone).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Note>
  );
}

/** The value of a datetime-local field: the wall clock of the zone. */
function localInput(at: number, zone: string): string {
  return new Date(toWall(zoneTable(zone), at) * 60_000).toISOString().slice(0, 16);
}
