import type { LoopState } from '@/core/loop/state';
import { placeWords } from '@/modules/meetings/ui/time-words';
import { PageHead } from '@/ui/card';
import { Badge } from '@/ui/state-mark';
import { plural } from '@/ui/words';
import type { LoopRow } from '../queries/lists';
import type { HoldOffDay } from './hold-off-dialog';
import { LoopCommands } from './loop-commands';
import { stateWords } from './state-words';

const MEDIA = { video: 'by video', phone: 'by phone', in_person: 'in person' } as const;

interface LoopHeadProps {
  readonly row: LoopRow;
  readonly state: LoopState;
  readonly zone: string;
  readonly days: readonly HoldOffDay[];
}

/** What is arranged, how it stands, and what the owner may do with all of it. */
export function LoopHead({ row, state, zone, days }: LoopHeadProps) {
  const { words, tone } = stateWords(row.displayState);
  const { durationMin, medium, location } = state.meeting;
  const facts = [row.subject, plural(durationMin, 'minute'), MEDIA[medium], location, `times in ${placeWords(zone)}`];
  return (
    <PageHead
      title={<span className="wrap-anywhere">{row.title}</span>}
      line={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={tone}>{words}</Badge>
          <span className="min-w-0 wrap-anywhere">{facts.filter(Boolean).join(' · ')}</span>
        </span>
      }
      actions={
        row.phase === 'CLOSED' ? null : (
          <LoopCommands
            loopId={row.id}
            booked={state.booking !== null}
            takenOver={state.takenOver}
            paused={state.pausedUntil !== null}
            asked={state.needsOwner.length > 0}
            days={days}
          />
        )
      }
    />
  );
}
