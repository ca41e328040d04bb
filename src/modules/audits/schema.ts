import { z } from 'zod';
import { RISKS } from '@/core/audits/sample';
import { pageQuery } from '@/core/http/page';
import { parseLocalDate } from '@/core/time/calendar-date';
import { type LabelMail, labelReading } from '@/modules/labels/schema';

/** What of a trainer's work can be looked at again. */
export const ITEM_KINDS = ['label', 'queue', 'plan_review', 'review'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const AUDIT_STATES = ['sampling', 'judged', 'signed'] as const;

const LONGEST_DAYS = 92;
const day = z.iso.date({ abort: true });

/** POST /api/admin/trainer-audit: `to` is the first day that is not part of it. */
export const newAudit = z
  .strictObject({ trainerId: z.uuid(), from: day, to: day })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'This is not after the first day' })
  .refine(({ from, to }) => parseLocalDate(to) - parseLocalDate(from) <= LONGEST_DAYS, {
    path: ['to'],
    message: 'An audit is of three months at most',
  });

/** PATCH /api/admin/trainer-audit/{id}: what is right has no severity but `none`. */
export const verdictGiven = z
  .strictObject({
    itemId: z.uuid(),
    verdict: z.enum(['right', 'wrong']),
    severity: z.enum(['critical', 'major', 'minor', 'none']),
  })
  .refine(({ verdict, severity }) => (verdict === 'right') === (severity === 'none'), {
    path: ['severity'],
    message: 'A mistake is critical, major or minor; what is right is none of these',
  });
export type VerdictGiven = z.infer<typeof verdictGiven>;

export const summaryAsked = z.strictObject({ auditId: z.uuid() });

/** POST /api/admin/trainer-audit/{id}/sign: the text as whoever signs has it. */
export const signing = z.strictObject({ text: z.string().trim().min(20).max(4_000) });

/** What the list of audits can be sorted by. */
export const AUDIT_SORTS = ['trainer', 'period', 'state'] as const;
export type AuditSort = (typeof AUDIT_SORTS)[number];

export const auditsQuery = pageQuery.extend({
  sort: z.enum(AUDIT_SORTS.flatMap((by) => [by, `-${by}`] as const)).optional(),
});

const share = z.strictObject({ count: z.int(), of: z.int() });
const work = {
  handled: z.int(),
  medianSeconds: z.number().nullable(),
  overturned: share.describe('Changed or found wrong by somebody else, of what somebody else looked at'),
  asGold: share.describe('Labels that say what gold says, of those that there is gold for'),
};

/** What a trainer's work came to when the sample was drawn. */
export const auditFigures = z.strictObject({
  ...work,
  weeks: z.array(z.strictObject({ monday: day, ...work })),
  fields: z.array(
    z.strictObject({
      field: z.string(),
      items: z.int(),
      raw: z.number().nullable(),
      kappa: z
        .number()
        .nullable()
        .describe('Agreement with gold beyond chance; null where chance would give all of it'),
    }),
  ),
});
export type AuditFigures = z.infer<typeof auditFigures>;

export const auditRow = z.strictObject({
  id: z.uuid(),
  trainer: z.string(),
  from: day,
  to: day,
  state: z.enum(AUDIT_STATES),
  handled: z.int(),
  sample: z.int(),
  judged: z.int(),
  signedAt: z.iso.datetime().nullable(),
});
export type AuditRow = z.infer<typeof auditRow>;

export const auditItem = z.strictObject({
  id: z.uuid(),
  kind: z.enum(ITEM_KINDS),
  day,
  risk: z.enum(RISKS),
  verdict: z.enum(['right', 'wrong']).nullable(),
  severity: z.enum(['critical', 'major', 'minor', 'none']).nullable(),
});
export type AuditItem = z.infer<typeof auditItem>;

export const audit = z.strictObject({
  id: z.uuid(),
  trainerId: z.uuid(),
  trainer: z.string(),
  from: day,
  to: day,
  state: z.enum(AUDIT_STATES),
  figures: auditFigures,
  severity: z.strictObject({
    judged: z.int(),
    critical: z.int(),
    major: z.int(),
    minor: z.int(),
    weightPerHundred: z.number().nullable(),
  }),
  sample: z.array(auditItem),
  text: z.string().nullable(),
  textBy: z.enum(['template', 'model', 'person']).nullable(),
  signedBy: z.string().nullable(),
  signedAt: z.iso.datetime().nullable(),
});
export type Audit = z.infer<typeof audit>;

/** What a trainer may have done: labelled a mail, resolved a loop of the queue, decided of a plan, judged what was sent. */
export const DONE = [
  'label',
  'approve',
  'edit_plan',
  'edit_text',
  'ask_owner',
  'take_over',
  'silence',
  'obsolete',
  'reject',
  'edit',
  'right',
  'wrong',
  'unclear',
] as const;

const words = z.array(z.string());

const labelMail = z.looseObject({
  messageId: z.uuid(),
  subject: z.string(),
  text: z.string().nullable(),
  receivedAt: z.number(),
  context: z.looseObject({}).describe('What the reader was told of the conversation') as unknown as z.ZodType<
    LabelMail['context']
  >,
});

/** POST /api/admin/trainer-audit/{id}/items/{item}/label: the auditor's own reading of a mail, made without seeing the trainer's. */
export const secondLabel = z.strictObject({ reading: labelReading });

/** One thing of a sample with what it is about: only for whoever judges it, and every look at it is written down. */
export const itemShown = auditItem.extend({
  mail: z.strictObject({ from: z.string(), subject: z.string(), text: z.string() }).nullable(),
  did: z.strictObject({
    what: z.enum(DONE).describe('`label`, or the action, decision or verdict'),
    why: z.string().nullable(),
    words: z.string().nullable(),
  }),
  fields: z.array(
    z.strictObject({
      field: z.string(),
      trainer: words,
      auditor: words.nullable(),
      gold: words.nullable(),
      reader: words.nullable(),
    }),
  ),
  blind: z
    .strictObject({ mail: labelMail, language: z.string() })
    .nullable()
    .describe('A label that whoever judges has not made themselves yet: what the trainer said is not told before'),
  sent: z.array(z.strictObject({ to: z.string(), subject: z.string(), text: z.string() })),
});
export type ItemShown = z.infer<typeof itemShown>;
