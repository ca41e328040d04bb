import { z } from 'zod';
import type { EventField, Template } from '../core/loop/plan';
import { replySubject } from '../core/mail/subject';
import { QUESTION_TOPICS } from '../core/reading/reading';
import type { ReplyMessage } from '../core/replies/message';
import { renderReply } from '../core/replies/render';
import { verifyReply } from '../core/replies/verify';
import { minuteOf } from '../core/time/period';
import { knownZone } from '../core/time/zone';

const TEMPLATES = [
  'offer',
  'counter',
  'taken',
  'which',
  'echo',
  'confirm',
  'moved',
  'cancelled',
  'follow_up',
  'clarify',
  'answer_automated',
  'owner_question',
  'owner_status',
  'was_it_you',
  'poll',
  'second_round',
  'reschedule',
  'late',
  'late_ask',
  'late_move',
  'changed',
  'answer_event',
  'wait_owner',
  'rsvp_reminder',
  'decline',
  'correction',
  'thank_introducer',
] as const satisfies readonly Template[];
const CHANGES = ['duration', 'medium', 'location', 'phone', 'title', 'people'] as const satisfies readonly EventField[];

const zone = z.string().refine((name) => knownZone(name) !== undefined, 'not an IANA time zone');
const instant = z.iso.datetime({ offset: true });
const slotSchema = z.union([
  instant.transform((start) => ({ start, end: undefined as string | undefined, link: null as string | null })),
  z.object({ start: instant, end: instant.optional(), link: z.string().nullable().default(null) }),
]);
const rowSchema = z.object({
  id: z.union([z.string(), z.number()]),
  plan: z.object({
    template: z.enum(TEMPLATES),
    slots: z.array(slotSchema).max(20).default([]),
    seed: z.string().default(''),
    turn: z.number().int().min(0).default(0),
    by: z.object({ name: z.string(), who: z.enum(['owner', 'reader', 'other']) }).optional(),
    minutes: z.number().int().min(0).max(1440).optional(),
    topics: z.array(z.enum(QUESTION_TOPICS)).optional(),
    changes: z.array(z.enum(CHANGES)).optional(),
    people: z.array(z.string()).max(20).optional(),
    subject: z.string().default('Meeting'),
    owner: z.string().default('Dana Reed'),
    assistant: z.string().default('Sunny'),
    greet: z.array(z.string()).default([]),
    role: z.enum(['guest', 'owner']).default('guest'),
    title: z.string().default('Meeting'),
    noun: z.string().default('meeting'),
    durationMin: z.number().int().min(5).max(1440).default(30),
    medium: z.enum(['video', 'phone', 'in_person']).default('video'),
    location: z.string().nullable().default(null),
    phone: z.string().nullable().default(null),
    joinUrl: z.string().nullable().default(null),
    page: z.string().nullable().default(null),
    ownerPage: z.string().nullable().default(null),
    note: z.string().nullable().default(null),
    quote: z.string().nullable().default(null),
    firstContact: z.boolean().default(false),
    zoneGuessed: z.boolean().default(false),
  }),
  tone: z.enum(['brief', 'warm', 'formal']).default('warm'),
  locale: z.enum(['en', 'de', 'fr', 'es']).default('en'),
  /** The reader's zone and the owner's. */
  zones: z.object({ recipient: zone, owner: zone }),
});

/** `sundial inspect compose`: a plan in words, and whether they say the same when read back. */
export function inspectCompose(row: unknown): object {
  const { id, plan, tone, locale, zones } = rowSchema.parse(row);
  const {
    template,
    seed,
    turn,
    by,
    minutes,
    topics,
    changes,
    people,
    greet,
    note,
    quote,
    page,
    ownerPage,
    firstContact,
  } = plan;
  const message: ReplyMessage = {
    template,
    seed,
    turn,
    ...(by && { by }),
    ...(minutes !== undefined && { minutes }),
    ...(topics && { topics }),
    ...(changes && { changes }),
    ...(people && { people }),
    locale,
    tone,
    recipient: { name: greet[0] ?? null, role: plan.role, zone: zones.recipient, zoneGuessed: plan.zoneGuessed },
    greet,
    owner: { name: plan.owner, zone: zones.owner },
    assistant: { name: plan.assistant },
    meeting: {
      title: plan.title,
      noun: plan.noun,
      durationMin: plan.durationMin,
      medium: plan.medium,
      location: plan.location,
      phone: plan.phone,
      joinUrl: plan.joinUrl,
    },
    slots: plan.slots.map(({ start, end, link }, i) => {
      const at = minuteOf(Date.parse(start));
      return { n: i + 1, start: at, end: end ? minuteOf(Date.parse(end)) : at + plan.durationMin, link };
    }),
    page,
    ownerPage,
    note,
    quote,
    firstContact,
  };
  const rendered = renderReply(message);
  const problems = verifyReply(rendered, message);
  return { id, subject: replySubject(plan.subject), ...rendered, verified: problems.length === 0, problems };
}
