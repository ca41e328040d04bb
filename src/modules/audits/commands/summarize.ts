import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { database } from '@/db/client';
import { trainerAudits } from '@/db/schema/audits';
import type { SessionUser } from '@/modules/identity/schema';
import type { Runtime } from '@/ports/runtime';
import { auditOf } from '../queries/audits';
import type { Audit } from '../schema';
import { countsOf, draftOf } from './draft';
import type { AuditRefused } from './judge';

export type Summary =
  | { readonly ok: true; readonly text: string; readonly by: 'template' | 'model' }
  | { readonly ok: false; readonly reason: AuditRefused };

const answerSchema = z.strictObject({ text: z.string() });
const LONGEST = 1_500;

/** The counts come without names: of the people who are talked about a model hears nothing. */
const INSTRUCTIONS = `You write the summary of a trainer's audit for the person who signs it. The input is a draft that states every count.
Say the same in at most 120 words of plain English: first what stands out, then the rest. Use no number that is not in the draft,
leave no critical mistake out, praise and blame nobody, and give no advice that the counts do not bear out.`;

/**
 * Drafts what is said about an audit from its counts: by the model where one is configured and says nothing but what the counts
 * say, else by our own sentences. A person signs it.
 */
export async function summarizeAudit(
  user: SessionUser,
  auditId: string,
  runtime: Pick<Runtime, 'model'>,
): Promise<Summary> {
  const audit = await auditOf(user, auditId);
  if (!audit) return { ok: false, reason: 'unknown' };
  if (audit.trainerId === user.id) return { ok: false, reason: 'own_audit' };
  if (audit.state === 'signed') return { ok: false, reason: 'too_late' };
  const draft = draftOf(audit);
  const worded = await wordedByModel(audit, draft, runtime);
  const summary = worded ? { text: worded, by: 'model' as const } : { text: draft, by: 'template' as const };
  const [kept] = await database()
    .update(trainerAudits)
    .set({ text: summary.text, textBy: summary.by })
    .where(and(eq(trainerAudits.id, auditId), ne(trainerAudits.state, 'signed')))
    .returning({ id: trainerAudits.id });
  return kept ? { ok: true, ...summary } : { ok: false, reason: 'too_late' };
}

/** The draft in a model's words; null where there is none, or where it says another number or leaves the critical ones out. */
async function wordedByModel(audit: Audit, draft: string, { model }: Pick<Runtime, 'model'>): Promise<string | null> {
  if (!model) return null;
  const answer = await model.port.generate({
    instructions: INSTRUCTIONS,
    input: { draft },
    schema: answerSchema,
    schemaName: 'audit_summary',
    maxOutputTokens: 400,
  });
  if (!answer.ok) return null;
  const text = answer.value.text.trim();
  const known = new Set([...numbersIn(draft), ...countsOf(audit).map(String)]);
  const sound = text.length >= 20 && text.length <= LONGEST && numbersIn(text).every((number) => known.has(number));
  const honest = audit.severity.critical === 0 || /critical/i.test(text);
  return sound && honest ? text : null;
}

function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? [];
}
