import { z } from 'zod';
import type { CalendarKind } from '@/ports/calendar';
import type { MailboxFailure } from '@/ports/mailbox';

/** PATCH /api/calendars/{id}. */
export const calendarPatch = z
  .strictObject({ busy: z.boolean().optional(), write: z.boolean().optional() })
  .refine((patch) => patch.busy !== undefined || patch.write !== undefined, 'Nothing to change');
export type CalendarPatch = z.infer<typeof calendarPatch>;

export const rowId = z.uuid();

/** POST /api/webhooks/microsoft/{channel}: what Graph posts. */
export const microsoftNotifications = z.object({
  value: z
    .array(
      z.object({
        subscriptionId: z.string().max(200),
        clientState: z
          .string()
          .max(128)
          .nullish()
          .transform((value) => value ?? ''),
        lifecycleEvent: z.enum(['missed', 'subscriptionRemoved', 'reauthorizationRequired']).nullish(),
      }),
    )
    .min(1)
    .max(1_000),
});
export type MicrosoftNotification = z.infer<typeof microsoftNotifications>['value'][number];

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
  readonly kind: CalendarKind;
  readonly account: string;
  /** Host of the account's server; null where the kind says it. */
  readonly server: string | null;
  readonly state: 'connected' | 'syncing' | 'expired' | 'error';
  /** Epoch milliseconds; the oldest reading among the calendars that count. */
  readonly lastSyncAt: number | null;
  /** Meetings to come that stand in its calendars. */
  readonly booked: number;
  readonly calendars: readonly CalendarItem[];
}

/** Why a user's busy time is not known. */
export type Unreadable = 'none' | 'revoked' | 'unavailable';

/** POST /api/integrations/caldav. Whoever leaves the scheme out means https. */
export const newCaldav = z.strictObject({
  url: z
    .string()
    .trim()
    .min(1, 'Required')
    .max(2_000)
    .transform((text) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`))
    .pipe(
      z.url({
        protocol: /^https?$/,
        hostname: /^[^\s]+$/,
        error: 'Expected an address such as https://caldav.example.com',
      }),
    ),
  user: z.string().trim().min(1, 'Required').max(254),
  password: z.string().min(1, 'Required').max(1_000),
});

/** PATCH /api/integrations/caldav/{id}. */
export const newPassword = newCaldav.pick({ password: true });

/** POST /api/integrations/mailboxes. */
export const newMailbox = z.strictObject({
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .regex(
      /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$/,
      'Expected a name such as imap.example.com',
    ),
  port: z.number().int().min(1).max(65_535),
  security: z.enum(['tls', 'starttls', 'none']),
  user: z.string().trim().min(1, 'Required').max(254),
  password: z.string().min(1, 'Required').max(1_000),
});

/** A connected mailbox, as settings show it. */
export interface MailboxItem {
  readonly id: string;
  readonly host: string;
  readonly port: number;
  readonly security: 'tls' | 'starttls' | 'none';
  readonly user: string;
  readonly state: 'connected' | 'reading' | 'error';
  /** Why it could not be read the last time. */
  readonly error: MailboxFailure | null;
  /** Epoch milliseconds of real time; null before the first reading. */
  readonly readAt: number | null;
}
