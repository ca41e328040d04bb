import type { Period } from '../time/period';
import {
  type BusyEvent,
  buildFreeBusy,
  buildFreeBusyFromMinutes,
  type FreeBusy,
  type FreeBusySource,
} from './free-busy';

/** What a sync brought: the busy stretches an event now has (a series has several, a free event none). */
export interface LedgerChange {
  readonly id: string;
  readonly busy: readonly BusyEvent[];
}

/**
 * The busy time of one calendar, kept up to date by event. A union forgets which event covers what, so taking one away
 * needs the others: the ledger remembers them. After any changes its free/busy equals one built anew from all events.
 */
export class BusyLedger {
  private readonly events = new Map<string, readonly BusyEvent[]>();
  private current: FreeBusy;

  constructor(private readonly coverage: Period) {
    this.current = buildFreeBusy([], coverage);
  }

  /** Replaces what is known of these events; an empty list takes an event away. Adding costs O(stretches), taking away O(events). */
  apply(changes: Iterable<LedgerChange>, source: FreeBusySource): FreeBusy {
    const added: BusyEvent[] = [];
    let taken = false;
    for (const { id, busy } of changes) {
      taken ||= this.events.has(id);
      if (busy.length > 0) this.events.set(id, busy);
      else this.events.delete(id);
      added.push(...busy);
    }
    const { starts, ends } = taken ? this.rebuilt() : withEvents(this.current, added, this.coverage);
    this.current = { starts, ends, coverage: this.coverage, ...source };
    return this.current;
  }

  freeBusy(): FreeBusy {
    return this.current;
  }

  private rebuilt(): FreeBusy {
    return buildFreeBusy([...this.events.values()].flat(), this.coverage);
  }
}

function withEvents(busy: FreeBusy, added: readonly BusyEvent[], coverage: Period): FreeBusy {
  const more = buildFreeBusy(added, coverage);
  const starts = new Int32Array(busy.starts.length + more.starts.length);
  const ends = new Int32Array(starts.length);
  starts.set(busy.starts);
  starts.set(more.starts, busy.starts.length);
  ends.set(busy.ends);
  ends.set(more.ends, busy.ends.length);
  return buildFreeBusyFromMinutes(starts, ends, coverage);
}
