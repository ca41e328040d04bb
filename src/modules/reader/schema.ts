import { z } from 'zod';

/** What a model may do for an owner; each is agreed to by itself. */
export type Purpose = 'reading' | 'phrasing' | 'preferences';

/** A switch on the settings page. */
export const modelSwitch = z.strictObject({ enabled: z.boolean() });

/** What GET /api/user/model answers. */
export interface ModelSwitch {
  /** `provider:model`, or null where this installation has none. */
  readonly model: string | null;
  /** The host that mail would be sent to. */
  readonly recipient: string | null;
  /** Whether it may read mail: the owner has agreed, to this very host, or it is so by default here. */
  readonly enabled: boolean;
  /** The owner has said yes or no to that. */
  readonly asked: boolean;
  /** Whether it may word the assistant's mail, likewise. */
  readonly phrasing: boolean;
  /** Whether it may read sentences of the preferences that the compiler does not understand, likewise. */
  readonly preferences: boolean;
  /** The owner has said yes or no to that. */
  readonly preferencesAsked: boolean;
}
