import { sql } from 'drizzle-orm';
import { riskOf } from '@/core/audits/sample';
import { FIELDS, fieldsOf } from '@/core/labeling/fields';
import { readAlong } from '@/core/mail/link-keys';
import type { Reading, ReadingContext, RiskClass } from '@/core/reading/reading';
import { newTextOf } from '@/core/reading/reply-text';
import { formatLocalDate } from '@/core/time/calendar-date';
import type { Database, Transaction } from '@/db/client';
import type { Runtime } from '@/ports/runtime';
import { BLIND, visibleItems } from '../policy';
import type { AuditItem, ItemKind, ItemShown } from '../schema';
import { KIND } from './audits';

interface Found extends Record<string, unknown>, Omit<AuditItem, 'day' | 'risk'> {
  readonly day: number;
  readonly risk: RiskClass | null;
  readonly owner: string;
  /** The label or plan. */
  readonly about: string;
  readonly what: ItemShown['did']['what'];
  readonly why: string | null;
  readonly words: string | null;
  readonly reading: Reading | null;
  readonly second: Reading | null;
  readonly blind: boolean;
  readonly message_id: string | null;
  readonly received: Date | string | null;
  readonly gold: Reading | null;
  readonly reader: Reading | null;
  readonly context: ReadingContext | null;
  readonly from: string | null;
  readonly subject: string | null;
  readonly raw: Buffer | null;
  readonly loop: string | null;
  readonly version: number | null;
}

/** One thing of a sample with the label or plan that it is about, and whose that is. Null where there is none that staff may see. */
export async function itemOf(
  tx: Database | Transaction,
  auditId: string,
  itemId: string,
  runtime: Pick<Runtime, 'parse'>,
): Promise<{ readonly shown: ItemShown; readonly about: string; readonly owner: string } | null> {
  const { rows } = await tx.execute<Found>(sql`
    select f.*, e.reading as reader, e.reading_context as context, coalesce(m.from_address, n.from_address) as from,
      coalesce(m.subject, n.subject) as subject, coalesce(m.raw, n.raw) as raw, m.received_at as received
    from (select i.id, coalesce(i.label_id, p.id, i.id) as about, ${KIND} as kind, i.verdict, i.severity, users.id as owner, p.risk,
        floor(extract(epoch from coalesce(l.submitted_at, qi.resolved_at, pr.at, rv.at)) / 86400)::int as day,
        case when l.id is not null then 'label' else coalesce(qi.action, pr.decision, rv.verdict) end as what,
        coalesce(qi.reason, pr.cause, rv.cause) as why, concat_ws(' · ', qi.note, qi.text, rv.note,
          nullif(coalesce(qi.patch, pr.patch)::text, 'null')) as words,
        l.reading, l.message_id, i.second_label as second, ${BLIND} as blind, coalesce(l.event_id, p.event_id) as event_id, p.loop_id as loop, p.version,
        (select g.reading from labels g where g.message_id = l.message_id and g.state = 'gold'
          and g.labeler_id is distinct from l.labeler_id) as gold
      from ${visibleItems(sql`i.audit_id = ${auditId} and i.id = ${itemId}`)} limit 1) f
    left join loop_events e on e.id = f.event_id
    left join messages m on m.id = f.message_id
    left join messages n on f.message_id is null and n.id::text = e.payload ->> 'messageRowId'`);
  const found = rows[0];
  if (!found) return null;
  const { id, kind, day, risk, verdict, severity, what, why, words, blind } = found;
  const mail = await mailOf(found, runtime);
  return {
    owner: found.owner,
    about: found.about,
    shown: readAlong<ItemShown>({
      id,
      kind: kind as ItemKind,
      day: formatLocalDate(day),
      risk: riskOf(risk ?? 0),
      verdict,
      severity,
      mail,
      did: { what, why, words: blind ? null : words || null },
      fields: blind ? [] : fieldsShown(found),
      blind: blind ? toLabel(found, mail) : null,
      sent: await sentWith(tx, found),
    }),
  };
}

async function mailOf({ raw, from, subject }: Found, { parse }: Pick<Runtime, 'parse'>): Promise<ItemShown['mail']> {
  if (!raw) return null;
  const { text, html } = await parse(raw);
  const { newText } = newTextOf({ text: text ?? undefined, html: html ?? undefined });
  return { from: from ?? '', subject: subject ?? '', text: newText || (text ?? '') };
}

/** The mail of a label as the auditor labels it. */
function toLabel(found: Found, mail: ItemShown['mail']): ItemShown['blind'] {
  const { message_id: messageId, received, context, reader } = found;
  if (!messageId || !context || !mail) return null;
  const receivedAt = new Date(received ?? 0).getTime();
  const { subject, text } = mail;
  return { mail: { messageId, subject, text, receivedAt, context }, language: reader?.language ?? 'und' };
}

/** What a label says, beside the auditor's own, gold and the reader, where any of them says something. */
function fieldsShown({ reading, second, gold, reader, context }: Found): ItemShown['fields'] {
  if (!reading) return [];
  const zones = { senderZone: context?.senderZone ?? null, ownerZone: context?.ownerZone ?? 'Etc/UTC' };
  const [trainer, auditor, others, machine] = [reading, second, gold, reader].map((one) =>
    one ? fieldsOf(one, zones) : null,
  );
  return FIELDS.map((field) => ({
    field,
    trainer: [...(trainer?.[field] ?? [])],
    auditor: auditor ? [...auditor[field]] : null,
    gold: others ? [...others[field]] : null,
    reader: machine ? [...machine[field]] : null,
  })).filter(({ trainer: said, auditor: own, gold: right, reader: read }) =>
    [said, own ?? [], right ?? [], read ?? []].some((one) => one.length > 0),
  );
}

/** Mails of the plan that it is about. */
async function sentWith(tx: Database | Transaction, { loop, version, kind }: Found): Promise<ItemShown['sent']> {
  if (loop === null || kind === 'label') return [];
  const { rows } = await tx.execute<{ to: string; subject: string; text: string }>(sql`
    select recipient as to, subject, text from outgoing_mails
    where loop_id = ${loop} and loop_version = ${version} order by action_index, recipient`);
  return rows;
}
