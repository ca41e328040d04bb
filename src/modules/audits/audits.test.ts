import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { read } from '@/core/reading/read';
import type { Reading, ReadingContext } from '@/core/reading/reading';
import { database } from '@/db/client';
import { trainerAuditItems, trainerAudits } from '@/db/schema/audits';
import { auditLog, users } from '@/db/schema/identity';
import { adjudications, labels } from '@/db/schema/labels';
import { loopEvents, loops, plans } from '@/db/schema/loops';
import { loopMessages, messages } from '@/db/schema/mailbox';
import { queueItems, reviews } from '@/db/schema/queue';
import { openLoop } from '@/modules/loops/commands/open';
import type { Runtime } from '@/ports/runtime';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { letter, mailboxRuntime, NOW } from '../../../tests/support/mailbox';
import { beginAudit } from './commands/begin';
import type { Audit, ItemShown } from './schema';

useDatabase();

const runtime: Runtime = mailboxRuntime();
const CONTEXT: ReadingContext = {
  now: NOW / 60_000,
  ownerZone: 'America/New_York',
  senderZone: null,
  locale: null,
  role: 'guest',
  loopState: 'new',
  offered: [],
  event: null,
  workday: { start: 540, end: 1020 },
};
const TEXT = 'Tuesday at 3 pm works for me, by phone.';
/** By it the guest answers: not for whoever judges. */
const LINK = 'https://sundial.test/t/';
const KEY = 'k1abcdefghijklmnopqrstuvwxyz';
const RIGHT = read(TEXT, CONTEXT);
const WRONG: Reading = { ...RIGHT, details: { ...RIGHT.details, medium: 'video' } };
const DAY = 86_400_000;
const PATH = '/api/admin/trainer-audit';
const WEEK = { from: '2026-02-23', to: '2026-03-02' };
const TEXT_OF_AUDIT = 'Read through it: one mistake in ten.';

const ids = { admin: '', second: '', trainer: '', open: '', closed: '' };
let admin: CallProduct;
let second: CallProduct;
let trainer: CallProduct;

beforeAll(async () => {
  const people = [
    ['admin', { email: 'alma@sundial.test', name: 'Alma', role: 'ADMIN' }],
    ['second', { email: 'bo@sundial.test', name: 'Bo', role: 'ADMIN' }],
    ['trainer', { email: 'tim@sundial.test', name: 'Tim', role: 'TRAINER' }],
    ['open', { email: 'dana@acme.test', name: 'Dana', role: 'USER', humanHelp: 'always' }],
    ['closed', { email: 'mia@acme.test', name: 'Mia', role: 'USER', humanHelp: 'off' }],
  ] as const;
  for (const [name, person] of people) {
    const [row] = await database().insert(users).values(person).returning();
    ids[name] = row?.id ?? '';
  }
  admin = await apiAs(runtime, ids.admin);
  second = await apiAs(runtime, ids.second);
  trainer = await apiAs(runtime, ids.trainer);
});

/** A mail of this owner's with the plan that came of it. */
async function mailOf(owner: string): Promise<{ messageId: string; eventId: number; loopId: string; planId: string }> {
  const from = 'kim@guest.test';
  const raw = letter({ From: from, To: 'sunny@sundial.test', Subject: 'Coffee' }, `${TEXT} ${LINK}${KEY}`);
  const at = new Date(NOW - 5 * DAY);
  return database().transaction(async (tx) => {
    const loopId = await openLoop(
      tx,
      { id: owner, address: 'dana@acme.test', name: 'Dana', zone: null },
      'Coffee',
      NOW,
    );
    const [message] = await tx
      .insert(messages)
      .values({
        dedupeKey: randomUUID(),
        messageId: `<${randomUUID()}>`,
        raw,
        size: raw.length,
        envelopeFrom: from,
        envelopeTo: [],
        fromAddress: from,
        subject: 'Coffee',
        receivedAt: at,
        auth: {},
        level: 'A1',
        userId: owner,
      })
      .returning();
    const messageId = message?.id ?? '';
    await tx.insert(loopMessages).values({ loopId, messageId, via: 'new' });
    const payload = { kind: 'message', messageRowId: messageId } as const;
    const [event] = await tx
      .insert(loopEvents)
      .values({
        loopId,
        kind: 'message',
        payload,
        dedupeKey: randomUUID(),
        dueAt: at,
        reading: RIGHT,
        readingContext: CONTEXT,
      })
      .returning();
    const eventId = event?.id ?? 0;
    const [plan] = await tx
      .insert(plans)
      .values({
        loopId,
        version: 1,
        eventId,
        digest: '',
        risk: 4,
        review: 'none',
        reasons: [],
        state: 'done',
        createdAt: at,
      })
      .returning();
    return { messageId, eventId, loopId, planId: plan?.id ?? '' };
  });
}

/** The trainer labels a mail of this owner's so, `daysAgo`. */
async function label(owner: string, reading: Reading, daysAgo = 4): Promise<{ id: string; messageId: string }> {
  const { messageId, eventId } = await mailOf(owner);
  const at = new Date(NOW - daysAgo * DAY);
  const [row] = await database()
    .insert(labels)
    .values({
      messageId,
      eventId,
      labelerId: ids.trainer,
      reading,
      prefilled: false,
      seconds: 30 + daysAgo,
      origin: 'single',
      state: 'submitted',
      createdAt: at,
      updatedAt: at,
      submittedAt: at,
    })
    .returning();
  return { id: row?.id ?? '', messageId };
}

/** Somebody else has the last word on a mail. */
async function adjudicate(messageId: string, reading: Reading): Promise<void> {
  const at = new Date(NOW - DAY);
  const db = database();
  const said = { messageId, adjudicatorId: ids.second, reading, reasonCode: 'slip' as const, at };
  const [made] = await db.insert(adjudications).values(said).returning();
  await db.update(labels).set({ state: 'superseded' }).where(eq(labels.messageId, messageId));
  await db.insert(labels).values({
    messageId,
    labelerId: ids.second,
    adjudicationId: made?.id,
    reading,
    prefilled: false,
    origin: 'adjudication',
    state: 'gold',
    createdAt: at,
    updatedAt: at,
    submittedAt: at,
  });
}

/** The trainer has approved a plan of this owner's in the queue, and the owner has called what came of it wrong. */
async function resolve(owner: string): Promise<void> {
  const { loopId, planId } = await mailOf(owner);
  const at = new Date(NOW - 3 * DAY);
  await database().insert(queueItems).values({
    loopId,
    ownerId: owner,
    reason: 'low_confidence',
    state: 'resolved',
    planVersion: 1,
    createdAt: at,
    dueAt: at,
    action: 'approve',
    resolvedBy: ids.trainer,
    resolvedAt: at,
    handledSeconds: 12,
  });
  await database().insert(reviews).values({
    loopId,
    ownerId: owner,
    planId,
    origin: 'owner',
    sampledAt: at,
    verdict: 'wrong',
    cause: 'misread',
    by: ids.second,
    at,
  });
}

async function jsonOf<T>(answer: Promise<Response>): Promise<T> {
  return (await (await answer).json()) as T;
}

async function codeOf(answer: Promise<Response>): Promise<[number, string]> {
  const { status } = await answer;
  return [status, (await jsonOf<{ code: string }>(answer)).code];
}

let made: Audit;

describe('an audit', () => {
  test('counts a trainer’s work and draws ten of it or more, nothing of owners who let no staff see', async () => {
    for (let n = 0; n < 12; n += 1) await label(ids.open, n % 4 === 0 ? WRONG : RIGHT, 1 + (n % 6));
    for (let n = 0; n < 3; n += 1) await label(ids.closed, RIGHT);
    const differing = await label(ids.open, WRONG);
    await adjudicate(differing.messageId, RIGHT);
    const agreeing = await label(ids.open, RIGHT);
    await adjudicate(agreeing.messageId, RIGHT);
    await resolve(ids.open);
    await resolve(ids.closed);
    await label(ids.open, RIGHT, 20);
    const answer = await admin('POST', PATH, { trainerId: ids.trainer, ...WEEK });
    expect(answer.status).toBe(201);
    made = (await answer.json()) as Audit;
    expect(made).toMatchObject({ trainer: 'Tim', state: 'sampling', text: null, signedAt: null });
    expect(made.figures).toMatchObject({
      handled: 15,
      overturned: { count: 2, of: 3 },
      asGold: { count: 1, of: 2 },
    });
    expect(made.figures.fields.find(({ field }) => field === 'medium')).toMatchObject({ items: 2, raw: 0.5 });
    expect(made.sample).toHaveLength(10);
    expect(made.sample.every(({ risk }) => risk === 'high')).toBe(true);
  });

  test('is begun once for a trainer and time, by somebody else, of work that there is', async () => {
    const again = { trainerId: ids.trainer, ...WEEK };
    expect(await codeOf(admin('POST', PATH, again))).toEqual([409, 'already_audited']);
    expect(await codeOf(admin('POST', PATH, { ...again, trainerId: ids.admin }))).toEqual([403, 'own_audit']);
    const year = { trainerId: ids.trainer, from: '2025-01-01', to: '2025-02-01' };
    expect(await codeOf(admin('POST', PATH, year))).toEqual([409, 'nothing_handled']);
    expect(await codeOf(admin('POST', PATH, { ...again, trainerId: randomUUID() }))).toEqual([404, 'not_found']);
    for (const dates of [{ to: WEEK.from }, { to: '2026-09-01' }, { from: 'yesterday' }]) {
      expect(await codeOf(admin('POST', PATH, { ...again, ...dates }))).toEqual([400, 'invalid']);
    }
    expect(await codeOf(trainer('POST', PATH, again))).toEqual([403, 'forbidden']);
  });

  test('shows one thing of it with mail, labels and what was sent, and its owner can read who looked and why', async () => {
    const items = await Promise.all(
      made.sample.map(({ id }) => jsonOf<ItemShown>(admin('GET', `${PATH}/${made.id}/items/${id}`))),
    );
    // What the trainer said of a mail is told to whoever has labelled it.
    const hidden = items.find(({ kind }) => kind === 'label')!;
    expect(hidden).toMatchObject({ fields: [], did: { words: null }, blind: { mail: { subject: 'Coffee' } } });
    const path = `${PATH}/${made.id}/items/${hidden.id}`;
    const judged = () =>
      admin('PATCH', `${PATH}/${made.id}`, { itemId: hidden.id, verdict: 'right', severity: 'none' });
    expect(await codeOf(judged())).toEqual([409, 'unlabelled']);
    expect(await codeOf(admin('POST', `${path}/label`, { reading: { ...RIGHT, intents: [] } }))).toEqual([
      400,
      'invalid',
    ]);
    for (const { id, blind } of items)
      if (blind)
        expect((await admin('POST', `${PATH}/${made.id}/items/${id}/label`, { reading: RIGHT })).status).toBe(204);
    expect(await codeOf(admin('POST', `${path}/label`, { reading: WRONG }))).toEqual([409, 'labelled']);
    const labelled = await jsonOf<ItemShown>(admin('GET', path));
    expect(labelled.blind).toBeNull();
    expect(labelled.fields.find(({ field }) => field === 'medium')).toMatchObject({ auditor: ['phone'] });
    expect(labelled.mail).toEqual({ from: 'kim@guest.test', subject: 'Coffee', text: `${TEXT} ${LINK}…` });
    expect(labelled.did.what).toBe('label');
    expect(labelled.fields.map(({ field }) => field)).toContain('medium');
    const looks = await database().select().from(auditLog).where(eq(auditLog.action, 'content.seen'));
    expect(looks).toHaveLength(11);
    for (const { userId, actor, reason } of looks) {
      expect({ userId, actor, reason }).toEqual({ userId: ids.open, actor: ids.admin, reason: 'audit of a trainer' });
    }
    expect(await codeOf(trainer('GET', `${PATH}/${made.id}/items/${labelled.id}`))).toEqual([403, 'forbidden']);
  });

  test('is not signed before the whole sample is judged', async () => {
    const [first, ...others] = made.sample;
    const say = (itemId: string, verdict: string, severity: string) =>
      admin('PATCH', `${PATH}/${made.id}`, { itemId, verdict, severity });
    expect(await codeOf(say(first!.id, 'right', 'minor'))).toEqual([400, 'invalid']);
    expect(await codeOf(say(first!.id, 'wrong', 'none'))).toEqual([400, 'invalid']);
    expect(await codeOf(say(randomUUID(), 'right', 'none'))).toEqual([404, 'not_found']);
    expect((await say(first!.id, 'wrong', 'critical')).status).toBe(204);
    for (const { id } of others.slice(1)) expect((await say(id, 'right', 'none')).status).toBe(204);
    const signed = () => admin('POST', `${PATH}/${made.id}/sign`, { text: TEXT_OF_AUDIT });
    expect(await codeOf(signed())).toEqual([409, 'unjudged']);
    expect((await say(others[0]!.id, 'right', 'none')).status).toBe(204);
    const now = await jsonOf<Audit>(admin('GET', `${PATH}/${made.id}`));
    expect(now).toMatchObject({ state: 'judged', severity: { judged: 10, critical: 1, weightPerHundred: 100 } });
  });

  test('is summed up from its counts, and the text that is signed is a person’s', async () => {
    const asked = admin('POST', `${PATH}/summarize`, { auditId: made.id });
    const { text, by } = await jsonOf<{ text: string; by: string }>(asked);
    expect(by).toBe('template');
    expect(text).toContain('From 2026-02-23 until before 2026-03-02, 15 things were handled.');
    expect(text).toContain('Of 3 that others looked at, 2 were changed or found wrong (67 %).');
    expect(text).toContain(
      '1 mistake was found. Critical: 1, major: 0, minor: 0; together they weigh 100 per 100 judged.',
    );
    // Its trainer hears nothing of it before it is signed.
    const unsigned = await jsonOf<Audit>(trainer('GET', `${PATH}/${made.id}`));
    expect([unsigned.text, unsigned.severity.judged]).toEqual([null, 0]);
    expect((await second('POST', `${PATH}/${made.id}/sign`, { text: TEXT_OF_AUDIT })).status).toBe(204);
    const told = await jsonOf<Audit>(trainer('GET', `${PATH}/${made.id}`));
    expect(told).toMatchObject({ state: 'signed', text: TEXT_OF_AUDIT, textBy: 'person', signedBy: 'Bo' });
    const verdict = { itemId: made.sample[0]!.id, verdict: 'right', severity: 'none' };
    expect(await codeOf(admin('PATCH', `${PATH}/${made.id}`, verdict))).toEqual([409, 'too_late']);
    expect(await codeOf(admin('POST', `${PATH}/${made.id}/sign`, { text: TEXT_OF_AUDIT }))).toEqual([409, 'too_late']);
  });
});

describe('whose audits', () => {
  test('a trainer sees those of their own work, an administrator all, found by name and in the order asked for', async () => {
    const other = await database().insert(users).values({ email: 'zoe@sundial.test', role: 'TRAINER' }).returning();
    await database()
      .insert(trainerAudits)
      .values({ trainerId: other[0]!.id, ...WEEK, figures: made.figures, createdAt: new Date(NOW) });
    const names = async (call: CallProduct, query = '') =>
      (await jsonOf<{ items: { trainer: string }[] }>(call('GET', `${PATH}${query}`))).items.map(
        (item) => item.trainer,
      );
    expect(await names(trainer)).toEqual(['Tim']);
    expect(await names(admin, '?sort=trainer')).toEqual(['Tim', 'zoe@sundial.test']);
    expect(await names(admin, '?sort=-trainer')).toEqual(['zoe@sundial.test', 'Tim']);
    expect(await names(admin, '?q=zo')).toEqual(['zoe@sundial.test']);
    expect(await names(admin, '?q=%25')).toEqual([]);
    const [hers] = await database().select().from(trainerAudits).where(eq(trainerAudits.trainerId, other[0]!.id));
    expect(await codeOf(trainer('GET', `${PATH}/${hers!.id}`))).toEqual([404, 'not_found']);
  });

  test('nobody judges, sums up or signs an audit of their own work, and the database would not have it either', async () => {
    const own = await database()
      .insert(trainerAudits)
      .values({ trainerId: ids.admin, ...WEEK, figures: made.figures, createdAt: new Date(NOW) })
      .returning();
    const { id } = own[0]!;
    const { messageId } = await label(ids.open, RIGHT);
    const [hers] = await database().select().from(labels).where(eq(labels.messageId, messageId));
    const [item] = await database().insert(trainerAuditItems).values({ auditId: id, labelId: hers!.id }).returning();
    const verdict = { itemId: item!.id, verdict: 'right', severity: 'none' };
    expect(await codeOf(admin('PATCH', `${PATH}/${id}`, verdict))).toEqual([403, 'own_audit']);
    expect(await codeOf(admin('GET', `${PATH}/${id}/items/${item!.id}`))).toEqual([403, 'own_audit']);
    expect(await codeOf(admin('POST', `${PATH}/summarize`, { auditId: id }))).toEqual([403, 'own_audit']);
    expect(await codeOf(admin('POST', `${PATH}/${id}/sign`, { text: TEXT_OF_AUDIT }))).toEqual([403, 'own_audit']);
    for (const set of [{ auditorId: ids.admin }, { signedBy: ids.admin }]) {
      const written = database().update(trainerAudits).set(set).where(eq(trainerAudits.id, id));
      await expect(written).rejects.toMatchObject({ cause: { constraint: 'trainer_audits_not_own' } });
    }
    const ofItem = `${PATH}/${id}/items/${item!.id}/label`;
    expect(await codeOf(admin('POST', ofItem, { reading: RIGHT }))).toEqual([403, 'own_audit']);
    expect((await second('POST', ofItem, { reading: RIGHT })).status).toBe(204);
    expect((await second('PATCH', `${PATH}/${id}`, verdict)).status).toBe(204);
  });

  test('what an owner closes to staff afterwards is in no sample any more, and waits for nobody', async () => {
    const [eva] = await database().insert(users).values({ email: 'eva@acme.test', humanHelp: 'always' }).returning();
    const [lee] = await database().insert(users).values({ email: 'lee@sundial.test', role: 'TRAINER' }).returning();
    for (const owner of [ids.open, eva!.id]) {
      const { messageId } = await label(owner, RIGHT);
      await database().update(labels).set({ labelerId: lee!.id }).where(eq(labels.messageId, messageId));
    }
    const auditor = { id: ids.admin, client: { address: null, userAgent: null } };
    const begun = await beginAudit(auditor, { trainerId: lee!.id, ...WEEK }, NOW);
    const path = `${PATH}/${begun.ok ? begun.id : ''}`;
    const before = await jsonOf<Audit>(admin('GET', path));
    expect(before.sample).toHaveLength(2);
    await database().update(users).set({ humanHelp: 'off' }).where(eq(users.id, eva!.id));
    const after = await jsonOf<Audit>(admin('GET', path));
    expect(after.sample).toHaveLength(1);
    const gone = before.sample.find(({ id }) => id !== after.sample[0]!.id)!;
    expect(await codeOf(admin('GET', `${path}/items/${gone.id}`))).toEqual([404, 'not_found']);
    const verdict = { itemId: gone.id, verdict: 'right', severity: 'none' };
    expect(await codeOf(admin('PATCH', path, verdict))).toEqual([404, 'not_found']);
    expect(await codeOf(admin('POST', `${path}/items/${gone.id}/label`, { reading: RIGHT }))).toEqual([
      404,
      'not_found',
    ]);
    const left = after.sample[0]!.id;
    expect((await admin('POST', `${path}/items/${left}/label`, { reading: RIGHT })).status).toBe(204);
    expect((await admin('PATCH', path, { ...verdict, itemId: left })).status).toBe(204);
    expect((await admin('POST', `${path}/sign`, { text: TEXT_OF_AUDIT })).status).toBe(204);
    expect(await database().$count(loops, eq(loops.ownerId, eva!.id))).toBe(1);
  });
});
