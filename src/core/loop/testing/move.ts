import type { Heard, MessageFacts, ResolvedWindow } from '../context';
import type { LoopCommand } from '../event';

/** What somebody says, relative to the moment at which they say it (minutes). */
export interface Words {
  readonly heard: Heard;
  readonly windows: readonly ResolvedWindow[];
}

/** What may happen to a loop next. */
export type Move =
  /** The next thing that is due: an outcome of the calendar, else the next timer. */
  | { readonly kind: 'wait'; readonly luck: number }
  /** Time goes by without anything falling due. */
  | { readonly kind: 'idle'; readonly minutes: number }
  | {
      readonly kind: 'mail';
      readonly who: number;
      readonly level: MessageFacts['level'];
      readonly machine: MessageFacts['machine'];
      readonly toAll: boolean;
      readonly words: Words;
      readonly flags: { readonly suggested: boolean; readonly aside: boolean };
    }
  | {
      readonly kind: 'tick';
      readonly who: number;
      readonly options: readonly number[];
      readonly older: boolean;
      readonly words: Words | null;
    }
  | { readonly kind: 'page'; readonly who: number; readonly act: 'book' | 'move' | 'cancel'; readonly day: number }
  | { readonly kind: 'assistant'; readonly act: 'offer' | 'book' | 'move' | 'cancel'; readonly days: readonly number[] }
  | {
      readonly kind: 'decide';
      readonly approve: boolean;
      readonly choice: number | null;
      readonly edit: boolean;
      readonly words: Words | null;
    }
  | { readonly kind: 'command'; readonly command: LoopCommand; readonly until: number | null }
  | {
      readonly kind: 'rsvp';
      readonly who: number;
      readonly response: 'accepted' | 'tentative' | 'declined';
      readonly counter: number | null;
    }
  | { readonly kind: 'owner_moves_event'; readonly by: number }
  | { readonly kind: 'owner_deletes_event' }
  | { readonly kind: 'bounce'; readonly who: number; readonly permanent: boolean }
  | { readonly kind: 'busy'; readonly at: number; readonly length: number }
  | { readonly kind: 'calendar'; readonly state: 'ok' | 'revoked' | 'unavailable' };
