import { and, eq } from 'drizzle-orm';
import { asGuests } from '@/core/loop/owner/contacts';
import type { LoopState } from '@/core/loop/state';
import { comparableAddress } from '@/core/mail/address';
import { assistantMailbox } from '@/core/mail/reply-token';
import { classifyMachine } from '@/core/reading/machine';
import { database } from '@/db/client';
import { loopParticipants, loops } from '@/db/schema/loops';
import { loopMessages, messages } from '@/db/schema/mailbox';
import { begunUnder, personasAmong } from '@/modules/assistants/queries';
import { loopLimitMet } from '@/modules/billing/commands/limits';
import { accountById, addressesOf } from '@/modules/identity/queries';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { addEvent, openLoop } from './open';
import { wake } from './wake';

export type Scheduled =
  | { ok: true; loopId: string }
  | { ok: false; reason: 'not_found' | 'forgotten' | 'nobody' }
  | { ok: false; reason: 'plan_limit'; text: string };

/**
 * Row 8: a mail of somebody unknown that was left silent becomes a loop by its owner's word. Sender and recipients are the
 * guests, and the mail is heard as the request. Done once per mail: asked again, it answers the same loop.
 */
export async function scheduleMail(owner: { id: string }, messageRowId: string, runtime: Runtime): Promise<Scheduled> {
  const nowMs = await runtime.clock.now();
  const [mail] = await database()
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageRowId), eq(messages.userId, owner.id)));
  if (!mail) return { ok: false, reason: 'not_found' };
  if (!mail.raw) return { ok: false, reason: 'forgotten' };
  const parsed = await runtime.parse(mail.raw);
  const { assistant } = runtime.settings;
  const personas = await personasAmong([...parsed.to, ...parsed.cc].map((m) => m.address));
  const own = new Set([
    ...(await addressesOf(owner.id)).map((a) => a.address),
    ...personas.map((persona) => persona.address),
  ]);
  const host = assistant.address.slice(assistant.address.lastIndexOf('@') + 1);
  if (parsed.report || classifyMachine(parsed.headers, host)) return { ok: false, reason: 'nobody' };
  const account = await accountById(owner.id);
  const people = [...parsed.from, ...parsed.to, ...parsed.cc].flatMap(({ address, name }) => {
    const comparable = comparableAddress(address);
    if (!comparable || own.has(comparable) || assistantMailbox(comparable, assistant.address)) return [];
    return [{ address: comparable, name: name.trim() || null }];
  });
  if (!account || people.length === 0 || mail.fromAddress === '') return { ok: false, reason: 'nobody' };
  const begun = begunUnder(personas, owner.id);
  const zone = (await basicsOf(owner.id))?.zone ?? null;
  const opened = await database().transaction(async (tx): Promise<{ id: string } | { limit: string }> => {
    // One at a time: a second click finds the loop of the first.
    await tx.select({ id: messages.id }).from(messages).where(eq(messages.id, messageRowId)).for('update');
    const [open] = await tx
      .select({ loopId: loopMessages.loopId })
      .from(loopMessages)
      .where(eq(loopMessages.messageId, messageRowId));
    if (open) return { id: open.loopId };
    const limit = await loopLimitMet(tx, owner.id, people.length, { billing: runtime.settings.billing, nowMs });
    if (limit !== null) return { limit };
    const id = await openLoop(tx, { ...account, address: account.email, zone }, mail.subject, nowMs, begun);
    const [row] = await tx.select({ state: loops.state }).from(loops).where(eq(loops.id, id));
    const { state } = row as { state: LoopState };
    const guests = asGuests(people, state.participants);
    await tx
      .update(loops)
      .set({ state: { ...state, participants: [...state.participants, ...guests] } })
      .where(eq(loops.id, id));
    await tx.insert(loopParticipants).values(guests.map(({ address }) => ({ loopId: id, address })));
    await tx.insert(loopMessages).values({ loopId: id, messageId: messageRowId, via: 'new' });
    await tx.update(messages).set({ silentReason: null }).where(eq(messages.id, messageRowId));
    await addEvent(tx, id, { kind: 'message', messageRowId, vouched: true }, `message:${messageRowId}:schedule`, nowMs);
    return { id };
  });
  if ('limit' in opened) return { ok: false, reason: 'plan_limit', text: opened.limit };
  await wake(opened.id, runtime);
  return { ok: true, loopId: opened.id };
}
