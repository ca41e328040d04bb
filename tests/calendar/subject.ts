import type { EpochMinute } from '@/core/time/period';
import type { CalendarPort, Grant } from '@/ports/calendar';
import type { FaultyProxy } from './faulty-proxy';

/** An event as another client of the same account writes it: whole, whatever was there before. */
export interface OtherEvent {
  /** The same name is the same event; letters and digits. */
  readonly name: string;
  readonly summary: string;
  readonly when:
    | { readonly start: EpochMinute; readonly end: EpochMinute; readonly zone: string }
    /** Whole days, the last one not included. */
    | { readonly from: string; readonly to: string };
  readonly recurrence?: readonly string[];
  /** Instances of the series that are elsewhere, by their original starts. */
  readonly moved?: readonly {
    readonly original: EpochMinute;
    readonly start: EpochMinute;
    readonly end: EpochMinute;
  }[];
  /** Instances that do not happen, by their starts. */
  readonly skipped?: readonly EpochMinute[];
  readonly transparent?: boolean;
  readonly tentative?: boolean;
}

/** A fresh account at a provider, with a calendar of its own. */
export interface CalendarAccount {
  readonly grant: Grant;
  readonly calendarId: string;
  /** What another client of the account does behind our back. */
  readonly other: {
    write(event: OtherEvent): Promise<void>;
    remove(name: string): Promise<void>;
  };
  /** A token that the provider does not know any more, in the place of one that it gave. */
  staleToken(token: string): Promise<string>;
  /** A grant that the provider refuses: a password that was changed, access that was taken back. */
  refused(): Promise<Grant>;
}

/** One provider behind its adapter, as the suite meets it. */
export interface CalendarSubject {
  readonly port: CalendarPort;
  /** Between the adapter and the provider. */
  readonly proxy: FaultyProxy;
  /** How long the adapter waits for an answer, in milliseconds. */
  readonly timeoutMs: number;
  /** Events get ids and UIDs of the provider's own, and no SEQUENCE is told. */
  readonly givesIds?: boolean;
  newAccount(): Promise<CalendarAccount>;
  stop(): Promise<void>;
}
