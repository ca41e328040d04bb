import type { EpochMinute } from '../time/period';

/** What the person did in a rehearsal. All else is computed from it again. */
export interface RehearsalScript {
  /** When it was begun: relative dates count from then. */
  readonly at: EpochMinute;
  /** The request to the assistant, as the owner mails it. */
  readonly request: string;
  readonly moves: readonly Move[];
}

export type Move =
  /** In the guest's place, who otherwise answers by a rule of its own. */
  | { readonly by: 'guest'; readonly text: string }
  /** The owner answers what the assistant asks. */
  | { readonly by: 'owner'; readonly approve: boolean; readonly text: string | null };
