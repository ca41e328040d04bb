import { z } from 'zod';

/** The switch on the settings page. */
export const modelSwitch = z.strictObject({ enabled: z.boolean() });

/** What GET /api/user/model answers. */
export interface ModelSwitch {
  /** `provider:model`, or null where this installation has none. */
  readonly model: string | null;
  /** The host that mail would be sent to. */
  readonly recipient: string | null;
  /** Whether the owner has agreed, to this very host. */
  readonly enabled: boolean;
}
