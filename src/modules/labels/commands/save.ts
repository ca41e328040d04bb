import { and, eq, ne, sql } from 'drizzle-orm';
import type { Reading } from '@/core/reading/reading';
import { database, type Transaction } from '@/db/client';
import { adjudications, labelingItems, labels, labelVersions } from '@/db/schema/labels';
import { recordAct } from '@/modules/operations/commands/audit';
import { itemOf } from '../queries/sessions';
import { type Subject, subjectOf } from '../queries/subject';
import type { LabelPatch, NewLabel } from '../schema';
import { lockMessage } from './message-lock';

export type Saved =
  | { readonly ok: true; readonly id: string }
  | {
      readonly ok: false;
      readonly reason: 'not_found' | 'gold' | 'submitted' | 'stale' | 'session_closed' | 'own_label' | 'not_offered';
    };

const no = <R extends string>(reason: R) => ({ ok: false, reason }) as const;

/** Begins a label or hands it in; an own draft of the same message is carried on. `nowMs` by the product's clock. */
export async function createLabel(staffId: string, input: NewLabel, nowMs: number): Promise<Saved> {
  const { messageId, reading, sessionId, seconds, draft } = input;
  return database().transaction(async (tx) => {
    await lockMessage(tx, messageId);
    const subject = await subjectOf(messageId, tx);
    if (!subject) return no('not_found');
    if (!offered(reading, subject)) return no('not_offered');
    const found = sessionId === undefined ? null : await itemOf(sessionId, messageId, staffId);
    if (sessionId !== undefined && !found) return no('not_found');
    if (found?.state === 'closed') return no('session_closed');
    const taken = await others(tx, messageId, staffId);
    if (taken) return no(taken);
    const own = await ownOf(tx, messageId, staffId);
    if (own && own.state !== 'draft') return no('submitted');
    const at = new Date(nowMs);
    const state = draft ? ('draft' as const) : ('submitted' as const);
    const said = { reading, state, seconds, updatedAt: at, submittedAt: draft ? null : at };
    let id: string;
    if (own) {
      await keepVersion(tx, own, staffId, at);
      await tx
        .update(labels)
        .set({ ...said, version: own.version + 1 })
        .where(eq(labels.id, own.id));
      id = own.id;
    } else {
      const prefilled = found ? !found.item.hidden : input.prefilled;
      const from = { messageId, eventId: subject.eventId, labelerId: staffId, prefilled, prefill: subject.reading };
      const origin = found ? ('session' as const) : ('single' as const);
      const [row] = await tx
        .insert(labels)
        .values({ ...from, ...said, origin, sessionId: sessionId ?? null, createdAt: at })
        .returning({ id: labels.id });
      id = (row as { id: string }).id;
    }
    if (found) await itemSaved(tx, found.item.id, seconds, at, !draft);
    const action = draft ? 'label.saved' : 'label.submitted';
    await recordAct(tx, { action, actor: staffId, userId: null, subject: `label:${id}` });
    return { ok: true, id };
  });
}

/** Changes an own draft, or what oneself has decided on. */
export async function changeLabel(staffId: string, id: string, patch: LabelPatch, nowMs: number): Promise<Saved> {
  const { version, reading, seconds, draft } = patch;
  return database().transaction(async (tx) => {
    const [seen] = await tx.select({ messageId: labels.messageId }).from(labels).where(eq(labels.id, id));
    if (!seen) return no('not_found');
    await lockMessage(tx, seen.messageId);
    const subject = await subjectOf(seen.messageId, tx);
    const [label] = await tx.select().from(labels).where(eq(labels.id, id));
    if (!subject || !label) return no('not_found');
    const own = label.labelerId === staffId;
    if (label.state === 'gold' && !(own && label.adjudicationId)) return no('gold');
    if (!own) return no('not_found');
    if (label.state === 'submitted' || label.state === 'superseded') return no('submitted');
    if (label.version !== version) return no('stale');
    if (!offered(reading, subject)) return no('not_offered');
    const taken = label.state === 'draft' ? await others(tx, seen.messageId, staffId) : null;
    if (taken) return no(taken);
    const at = new Date(nowMs);
    await keepVersion(tx, label, staffId, at);
    const handed = label.state === 'draft' && !draft;
    await tx
      .update(labels)
      .set({
        reading,
        seconds,
        version: version + 1,
        updatedAt: at,
        ...(handed ? { state: 'submitted' as const, submittedAt: at } : {}),
      })
      .where(eq(labels.id, id));
    if (label.adjudicationId)
      await tx.update(adjudications).set({ reading }).where(eq(adjudications.id, label.adjudicationId));
    const found = label.sessionId ? await itemOf(label.sessionId, label.messageId, staffId) : null;
    if (found) await itemSaved(tx, found.item.id, seconds, at, handed);
    const action = label.adjudicationId ? 'label.adjudicated' : handed ? 'label.submitted' : 'label.saved';
    await recordAct(tx, { action, actor: staffId, userId: null, subject: `label:${id}` });
    return { ok: true, id };
  });
}

/** Only options that were offered can be taken or refused. */
export function offered({ options }: Reading, { context }: Subject): boolean {
  const slots = Math.max(context.offered.length, context.event ? 1 : 0);
  return options.every(({ option }) => option <= slots);
}

async function ownOf(tx: Transaction, messageId: string, staffId: string) {
  const [row] = await tx
    .select()
    .from(labels)
    .where(and(eq(labels.messageId, messageId), eq(labels.labelerId, staffId), ne(labels.state, 'superseded')));
  return row ?? null;
}

/** Why a message is not to be labelled any more: it is gold, or the same person has decided on it. */
async function others(tx: Transaction, messageId: string, staffId: string): Promise<'gold' | 'own_label' | null> {
  const [gold] = await tx
    .select({ labelerId: labels.labelerId, adjudicationId: labels.adjudicationId })
    .from(labels)
    .where(and(eq(labels.messageId, messageId), eq(labels.state, 'gold')));
  if (!gold) return null;
  return gold.adjudicationId && gold.labelerId === staffId ? 'own_label' : 'gold';
}

async function keepVersion(tx: Transaction, label: typeof labels.$inferSelect, by: string, at: Date): Promise<void> {
  const { id: labelId, version, reading } = label;
  await tx.insert(labelVersions).values({ labelId, version, reading, by, at });
}

async function itemSaved(tx: Transaction, id: string, seconds: number, at: Date, done: boolean): Promise<void> {
  await tx
    .update(labelingItems)
    .set({
      seconds,
      startedAt: sql`coalesce(${labelingItems.startedAt}, ${new Date(at.getTime() - seconds * 1000)})`,
      ...(done ? { doneAt: at } : {}),
    })
    .where(eq(labelingItems.id, id));
}
