import type { LoopState } from '@/core/loop/state';
import { Badge } from '@/ui/state-mark';
import type { LoopRow } from '../queries/lists';
import { BothClocks, otherClock } from './both-clocks';
import type { HoldOffDay } from './hold-off-dialog';
import { LoopActions } from './loop-actions';
import type { Spoken } from './spoken';
import { stateWords } from './state-words';
import { titleWords } from './title-words';

interface LoopHeadProps {
  readonly row: LoopRow;
  readonly state: LoopState;
  readonly days: readonly HoldOffDay[];
  readonly spoken: Spoken<'loops'>;
}

/** The meeting as a person would say it, when it is on both clocks or what it waits for, and what may be done with it. */
export function LoopHead({ row, state, days, spoken }: LoopHeadProps) {
  const { words, tone } = stateWords(row.displayState, spoken.t);
  const { booking } = state;
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">{titleWords(row, spoken)}</h1>
        <div className="flex flex-wrap items-start gap-x-2.5 gap-y-1">
          <Badge tone={tone}>{words}</Badge>
          <p className="prose-width min-w-0 wrap-anywhere">
            {booking && row.phase !== 'CLOSED' ? (
              <BothClocks span={booking} other={otherClock(state, spoken)} spoken={spoken} />
            ) : state.needsOwner.length > 0 ? null : (
              <span className="text-ink-2">{row.nextStep}</span>
            )}
          </p>
        </div>
      </div>
      {row.phase === 'CLOSED' ? null : (
        <LoopActions
          loopId={row.id}
          booked={booking !== null}
          offered={state.offer !== null}
          takenOver={state.takenOver}
          paused={state.pausedUntil !== null}
          asked={state.needsOwner.length > 0}
          days={days}
        />
      )}
    </header>
  );
}
