import { z } from 'zod';

/** PATCH /api/calendars/{id}. */
export const calendarPatch = z
  .strictObject({ busy: z.boolean().optional(), write: z.boolean().optional() })
  .refine((patch) => patch.busy !== undefined || patch.write !== undefined, 'Nothing to change');
export type CalendarPatch = z.infer<typeof calendarPatch>;

export const rowId = z.uuid();

/** One calendar of a connected account, as settings show it. */
export interface CalendarItem {
  readonly id: string;
  readonly name: string;
  readonly zone: string | null;
  readonly colour: string | null;
  readonly primary: boolean;
  readonly writable: boolean;
  readonly busy: boolean;
  readonly write: boolean;
  /** Epoch milliseconds of the last reading; null before the first. */
  readonly syncedAt: number | null;
  readonly syncError: string | null;
}

export interface IntegrationItem {
  readonly id: string;
  readonly kind: 'google-calendar';
  readonly account: string;
  readonly state: 'connected' | 'syncing' | 'expired' | 'error';
  /** Epoch milliseconds; the oldest reading among the calendars that count. */
  readonly lastSyncAt: number | null;
  readonly calendars: readonly CalendarItem[];
}

/** Why a user's busy time is not known. */
export type Unreadable = 'none' | 'revoked' | 'unavailable';
