import { z } from 'zod';
import { knownZone } from '@/core/time/zone';
import { personName } from '@/modules/identity/schema';
import { HUMAN_HELP, LANGUAGES, type Language } from './constants';

/** What the owner is mailed without having to answer; each can be switched off. */
export const NEWS_KINDS = ['reminders', 'reports', 'briefing'] as const;
export type MailNews = Readonly<Record<(typeof NEWS_KINDS)[number], boolean>>;

const language = z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]]);

/** POST /api/language; `to`: the page that leads there, where the form names it. */
export const languageChoice = z.object({
  language,
  to: z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])/)
    .optional(),
});

/** PATCH /api/user: what is given is changed, all else stays. */
export const accountPatch = z.strictObject({
  name: personName.optional(),
  /** IANA. Written into the preferences document. */
  timeZone: z
    .string()
    .max(64)
    .refine((name) => knownZone(name) !== undefined, 'Unknown time zone')
    .optional(),
  /** Null: as the browser says. */
  language: language.nullable().optional(),
  humanHelp: z.enum(HUMAN_HELP).optional(),
  notifications: z
    .strictObject({
      reminders: z.boolean().optional(),
      reports: z.boolean().optional(),
      briefing: z.boolean().optional(),
    })
    .optional(),
});

export type AccountPatch = z.infer<typeof accountPatch>;

/** POST /api/user/deletion: the account's address, typed by its holder. */
export const deletionRequest = z.strictObject({ email: z.string().trim().max(320) });

export interface ExportStatus {
  /** `none` also when the last one has expired. */
  readonly state: 'none' | 'running' | 'ready' | 'failed';
  readonly askedAt: string | null;
  readonly readyAt: string | null;
  readonly expiresAt: string | null;
  readonly sizeBytes: number | null;
}
