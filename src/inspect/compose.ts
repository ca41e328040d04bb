import { z } from 'zod';
import type { EventField, Template } from '@/core/loop/plan';
import { replySubject } from '@/core/mail/subject';
import { QUESTION_TOPICS } from '@/core/reading/reading';
import type { ReplyMessage } from '@/core/replies/message';
import { renderReply } from '@/core/replies/render';
import { verifyReply } from '@/core/replies/verify';
import { minuteOf } from '@/core/time/period';
import { zoneRow } from './owner-row';

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
  'poll',
  'second_round',
  'reschedule',
  'late',
  'late_ask',
  'changed',
  'answer_event',
  'wait_owner',
  'rsvp_reminder',
  'late_move',
  'decline',
  'correction',
  'thank_introducer',
  'owner_question',
  'owner_status',
  'was_it_you',
] as const satisfies readonly Template[];
const FIELDS = ['duration', 'medium', 'location', 'phone', 'title', 'people'] as const satisfies readonly EventField[];

const instant = z.iso.datetime({ offset: true });
const slotSchema = z.union([
  instant.transform((start) => ({ start, end: undefined as string | undefined, link: null as string | null })),
  z.object({ start: instant, end: instant.optional(), link: z.string().nullable().default(null) }),
]);
const planSchema = z.object({
  template: z.enum(TEMPLATES),
  slots: z.array(slotSchema).max(20).default([]),
  seed: z.string().default(''),
  turn: z.number().int().min(0).default(0),
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
  by: z
    .union([
      z.string().transform((name) => ({ name, who: undefined })),
      z.object({ name: z.string(), who: z.enum(['owner', 'reader', 'other']) }),
    ])
    .optional(),
  minutes: z.number().int().min(0).max(1440).optional(),
  topics: z.array(z.enum(QUESTION_TOPICS)).optional(),
  changes: z.array(z.enum(FIELDS)).optional(),
  people: z.array(z.string()).optional(),
  note: z.string().nullable().default(null),
  quote: z.string().nullable().default(null),
  firstContact: z.boolean().default(false),
  zoneGuessed: z.boolean().default(false),
});
type PlanRow = z.infer<typeof planSchema>;

const rowSchema = z.object({
  id: z.union([z.string(), z.number()]),
  plan: z.preprocess(firstSend, planSchema),
  tone: z.enum(['brief', 'warm', 'formal']).default('warm'),
  locale: z.enum(['en', 'de', 'fr', 'es']).default('en'),
  /** The reader's zone and the owner's. */
  zones: z.union([
    z.object({ recipient: zoneRow, owner: zoneRow }),
    z.tuple([zoneRow, zoneRow]).transform(([recipient, owner]) => ({ recipient, owner })),
  ]),
});

/** `sundial inspect compose`: a plan in words, and whether they say the same when read back. */
export function inspectCompose(row: unknown): object {
  const { id, plan, tone, locale, zones } = rowSchema.parse(row);
  const { template, seed, turn, greet, minutes, topics, changes, note, quote, page, ownerPage, firstContact } = plan;
  const message: ReplyMessage = {
    template,
    seed,
    turn,
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
    by: actorOf(plan),
    minutes,
    topics,
    changes,
    people: plan.people ?? [plan.owner, ...greet],
    note,
    quote,
    firstContact,
  };
  const rendered = renderReply(message);
  const problems = verifyReply(rendered, message);
  return { id, subject: replySubject(plan.subject), ...rendered, verified: problems.length === 0, problems };
}

/** A plan as `decide` prints it stands for the first mail in it. */
function firstSend(plan: unknown): unknown {
  if (typeof plan !== 'object' || plan === null || !('actions' in plan) || !Array.isArray(plan.actions)) return plan;
  const { actions, ...rest } = plan as { actions: unknown[] };
  const send = actions.find(
    (one): one is object => typeof one === 'object' && one !== null && 'kind' in one && one.kind === 'send',
  );
  if (!send) throw Object.assign(new Error('The plan has no mail in it'), { code: 'nothing_to_say' });
  const toOwner = 'to' in send && Array.isArray(send.to) && send.to.every((id) => id === 'p1');
  return { ...(toOwner ? { role: 'owner' } : {}), ...rest, ...send };
}

/** `p1` is the owner; a name alone is told from the others by whom the mail is to. */
function actorOf({ by, owner, greet }: PlanRow): ReplyMessage['by'] {
  if (!by) return undefined;
  if (by.who) return { name: by.name, who: by.who };
  if (by.name === 'p1' || by.name === owner) return { name: owner, who: 'owner' };
  return { name: by.name, who: greet.length === 1 && greet[0] === by.name ? 'reader' : 'other' };
}
