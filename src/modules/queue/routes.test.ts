import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { LEASE_MS } from '@/core/queue/times';
import { database } from '@/db/client';
import { auditLog, users } from '@/db/schema/identity';
import { plans } from '@/db/schema/loops';
import { outgoingMails } from '@/db/schema/mailbox';
import { planReviews, queueItems, reviews } from '@/db/schema/queue';
import { glass } from '@/db/schema/staff';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { deskOf } from '../../../tests/support/desk';
import { freshUser } from '../../../tests/support/fresh-user';
import { drawForReview } from './commands/sample';
import { STAFF_STATES } from './constants';
import { queueFigures } from './queries/queue-list';
import { reviewsWaiting } from './queries/reviews';

useDatabase();
const { world } = useCalendars();

type Desk = Awaited<ReturnType<typeof deskOf>>;
/** Dana lets people help always; Eve never did. */
let dana: Desk;
let eve: Desk;
let trainer: CallProduct;
let other: CallProduct;
let admin: CallProduct;
let trainerId: string;
let adminId: string;
let count = 0;

const help = (desk: Desk, humanHelp: 'off' | 'when_stuck' | 'always') =>
  database().update(users).set({ humanHelp }).where(eq(users.id, desk.owner.id));

beforeAll(async () => {
  dana = await deskOf(world(), 'dana@acme.test');
  eve = await deskOf(world(), 'eve@acme.test');
  await help(dana, 'always');
  trainerId = (await freshUser('tess@staff.test', 'Tess')).id;
  adminId = (await freshUser('ida@staff.test', 'Ida')).id;
  trainer = await apiAs(dana.runtime, trainerId, 'TRAINER');
  other = await apiAs(dana.runtime, (await freshUser('otto@staff.test', 'Otto')).id, 'TRAINER');
  admin = await apiAs(dana.runtime, adminId, 'ADMIN');
});

/** A plan of this owner waits, on a doubtful reading. */
async function doubtful(desk: Desk, email: string, more = ''): Promise<string> {
  count += 1;
  const guest = `Jane Doe <jane${count}@globex.test>`;
  const subject = `Route ${count}`;
  const text = 'Sunny, can you find 30 minutes for Jane and me next week?'.concat(more);
  const { loopId } = await desk.mail(`Somebody <${email}>`, { to: [guest], cc: [desk.assistant], subject, text });
  if (!loopId) throw new Error('There is no loop');
  const to = [desk.addressOf(loopId)];
  const doubt = 'The second one works, but my surgery may get in the way.'.concat(more);
  await desk.mail(guest, { to, subject: `Re: ${subject}`, text: doubt });
  return loopId;
}
const ofDana = () => doubtful(dana, 'dana@acme.test');
const listed = async (call: CallProduct, path: string) =>
  (
    (await (await call('GET', path)).json()) as {
      items: { id: string; loopId: string; owner: string; state?: string }[];
    }
  ).items;
const itemOf = async (loopId: string) => {
  const found = (await listed(trainer, '/api/admin/loop-queue?limit=50')).find((item) => item.loopId === loopId);
  if (!found) throw new Error('It is not in the queue');
  return found.id;
};
const code = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];
const looks = (subject: string) =>
  database()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'content.seen'), eq(auditLog.subject, subject)))
    .orderBy(asc(auditLog.at));

describe('the queue', () => {
  it('is listed with whom and what about, not with what was said; that is for whoever holds an item; looks are in the log', async () => {
    const loopId = await ofDana();
    const list = await (await trainer('GET', '/api/admin/loop-queue?limit=50')).text();
    expect(list).toContain('dana@acme.test');
    expect(list).not.toMatch(/surgery/);
    const row = (await listed(trainer, '/api/admin/loop-queue?limit=50')).find((one) => one.loopId === loopId);
    const { slots } = (await dana.loop(loopId)).state.offer ?? { slots: [] };
    expect(row).toMatchObject({ title: `Route ${count}`, guests: ['Jane Doe'], start: slots[1]?.start });
    const id = await itemOf(loopId);
    expect(await code(await trainer('GET', `/api/admin/loop-queue/${id}`))).toEqual([409, 'lease_lost']);
    // A list that is read again is one look.
    expect(await looks(`loop:${loopId}`)).toMatchObject([{ actor: trainerId, reason: 'queue: list' }]);
    expect((await trainer('POST', `/api/admin/loop-queue/${id}/claim`)).status).toBe(200);
    const shown = await (await trainer('GET', `/api/admin/loop-queue/${id}`)).json();
    expect(shown).toMatchObject({ answers: true, question: { said: { by: 'Jane Doe' } } });
    expect((await looks(`loop:${loopId}`)).map(({ reason }) => reason).sort()).toEqual([
      'queue: list',
      'queue: low_confidence',
    ]);
  });

  it('lets one work on an item, and says who', async () => {
    const loopId = await ofDana();
    const id = await itemOf(loopId);
    await trainer('POST', `/api/admin/loop-queue/${id}/claim`);
    const refused = await other('POST', `/api/admin/loop-queue/${id}/claim`);
    expect(await refused.clone().json()).toMatchObject({ code: 'held', error: 'Tess is working on it' });
    const { version } = await dana.loop(loopId);
    const resolve = `/api/admin/loop-queue/${id}/resolve`;
    expect(await code(await other('POST', resolve, { version, action: 'approve' }))).toEqual([409, 'lease_lost']);
    expect(await code(await trainer('POST', resolve, { version: version - 1, action: 'approve' }))).toEqual([
      409,
      'stale',
    ]);
    expect(await code(await trainer('POST', resolve, { version, action: 'edit_text' }))).toEqual([400, 'invalid']);
    await trainer('POST', `/api/admin/loop-queue/${id}/claim`, { release: true });
    expect((await other('POST', `/api/admin/loop-queue/${id}/claim`)).status).toBe(200);
    expect((await other('GET', `/api/admin/loop-queue/${id}/choices`)).status).toBe(200);
    expect((await other('POST', resolve, { version, action: 'approve' })).status).toBe(200);
    await dana.work();
    expect((await dana.loop(loopId)).state.phase).toBe('BOOKED');
    expect(await code(await other('POST', resolve, { version, action: 'approve' }))).toEqual([409, 'stale']);
  });

  it('tells what is due and left alone for five minutes', async () => {
    await ofDana();
    const now = await dana.runtime.clock.now();
    const at = await queueFigures(now);
    const late = await queueFigures(now + 20 * 60_000);
    expect(at.alarms).toBe(0);
    expect(late.alarms).toBeGreaterThan(0);
    expect(late.alarms).toBe(late.open);
    await database()
      .update(queueItems)
      .set({ leaseHolder: trainerId, leaseUntil: new Date(now + 20 * 60_000 + LEASE_MS) })
      .where(eq(queueItems.state, 'open'));
    expect((await queueFigures(now + 20 * 60_000)).alarms).toBe(0);
    await database()
      .update(queueItems)
      .set({ leaseUntil: new Date(0) })
      .where(eq(queueItems.state, 'open'));
  });

  it('has 10 items at first, then more by cursor, each once', async () => {
    const first = (await (await trainer('GET', '/api/admin/loop-queue?limit=1')).json()) as { nextCursor: string };
    const all = await listed(trainer, '/api/admin/loop-queue?limit=50');
    const rest = await listed(trainer, `/api/admin/loop-queue?limit=50&cursor=${first.nextCursor}`);
    expect(rest.map(({ id }) => id)).toEqual(all.slice(1).map(({ id }) => id));
  });
});

describe('plan review', () => {
  const planOf = async (loopId: string) =>
    (await listed(trainer, '/api/admin/plan-review?limit=50')).find((plan) => plan.loopId === loopId)?.id ?? '';

  it('shows a plan with what speaks against it, and lets it go for a cause', async () => {
    const loopId = await ofDana();
    const id = await planOf(loopId);
    const shown = (await (await trainer('GET', `/api/admin/plan-review/${id}`)).json()) as {
      checks: { check: string; ok: boolean }[];
    };
    expect(shown.checks.map(({ check, ok }) => [check, ok])).toEqual([
      ['read', false],
      ['rules', true],
      ['owner', true],
      ['times', true],
      ['people', true],
      ['mail', true],
    ]);
    expect(await looks(`plan:${id}`)).toMatchObject([{ actor: trainerId, userId: dana.owner.id }]);
    const path = `/api/admin/plan-review/${id}`;
    expect(await code(await trainer('POST', path, { decision: 'reject' }))).toEqual([400, 'invalid']);
    expect((await trainer('POST', path, { decision: 'reject', cause: 'misread' })).status).toBe(200);
    await dana.work();
    expect((await dana.loop(loopId)).state).toMatchObject({ proposal: null, needsOwner: [{ kind: 'staff' }] });
    const [plan] = await database().select().from(plans).where(eq(plans.id, id));
    expect(plan).toMatchObject({ state: 'rejected', decidedBy: trainerId });
    const [review] = await database().select().from(planReviews).where(eq(planReviews.planId, id));
    expect(review).toMatchObject({ decision: 'reject', cause: 'misread', by: trainerId });
    expect(await code(await trainer('POST', path, { decision: 'approve' }))).toEqual([409, 'stale']);
  });

  it('leaves what somebody works on in the queue to them', async () => {
    const loopId = await ofDana();
    const id = await planOf(loopId);
    await other('POST', `/api/admin/loop-queue/${await itemOf(loopId)}/claim`);
    const path = `/api/admin/plan-review/${id}`;
    expect(await code(await trainer('POST', path, { decision: 'approve' }))).toEqual([409, 'held']);
    expect((await dana.loop(loopId)).state.proposal).not.toBeNull();
    expect((await other('POST', path, { decision: 'approve' })).status).toBe(200);
    await dana.work();
    expect((await dana.loop(loopId)).state.phase).toBe('BOOKED');
  });
});

describe('review of what was sent', () => {
  it('takes what owners mark as wrong, and a verdict with its cause', async () => {
    const loopId = await ofDana();
    const owner = await apiAs(dana.runtime, dana.owner.id);
    const [mail] = await dana.outbox(`jane${count}@globex.test`);
    const wrong = `/api/mails/${mail?.id}/wrong`;
    expect((await owner('POST', wrong, { note: 'Too long' })).status).toBe(404);
    await database()
      .update(outgoingMails)
      .set({ state: 'sent' })
      .where(eq(outgoingMails.id, mail?.id ?? ''));
    expect((await trainer('POST', wrong, {})).status).toBe(404);
    expect((await owner('POST', wrong, { note: 'Too long' })).status).toBe(200);
    const reasons = await database().select().from(queueItems).where(eq(queueItems.loopId, loopId));
    expect(reasons.map(({ reason, note }) => [reason, note])).toContainEqual(['complaint', 'Too long']);
    const [row] = await listed(admin, '/api/admin/review?origin=owner');
    const path = `/api/admin/review/${row?.id}`;
    expect(await (await admin('GET', path)).json()).toMatchObject({
      note: 'Too long',
      mail: { subject: mail?.subject },
    });
    expect(await looks(`mail:${mail?.id}`)).toMatchObject([{ actor: adminId, reason: 'review: owner' }]);
    expect(await code(await admin('POST', path, { verdict: 'wrong' }))).toEqual([400, 'invalid']);
    expect((await admin('POST', path, { verdict: 'wrong', cause: 'tone' })).status).toBe(200);
    expect(await listed(admin, '/api/admin/review?origin=owner')).toEqual([]);
    expect(await listed(admin, '/api/admin/review?state=done')).toMatchObject([{ verdict: 'wrong', cause: 'tone' }]);
    expect(await code(await trainer('GET', path))).toEqual([403, 'forbidden']);
  });

  it('draws by chance, of owners who let people help always', async () => {
    const drawn = async (desk: Desk, guest: string) => {
      const [mail] = await desk.outbox(guest);
      if (!mail) throw new Error('Nothing was written');
      // An id that is drawn: its first digits are a multiple of any share.
      const id = `00000000-${mail.id.slice(9)}`;
      await database().update(outgoingMails).set({ id, state: 'sent' }).where(eq(outgoingMails.id, mail.id));
      await database().transaction((tx) => drawForReview(tx, { ...mail, id }, 1_800_000_000_000));
      return database().select().from(reviews).where(eq(reviews.mailId, id));
    };
    await ofDana();
    expect(await drawn(dana, `jane${count}@globex.test`)).toMatchObject([{ origin: 'sample' }]);
    await doubtful(eve, 'eve@acme.test');
    expect(await drawn(eve, `jane${count}@globex.test`)).toEqual([]);
  });
});

it('a link by which somebody acts leads nowhere for staff, also where it stands in a mail that came in', async () => {
  const key = 'k1abcdefghijklmnopqrstuvwxyz';
  const loopId = await doubtful(dana, 'dana@acme.test', ` https://sundial.test/approve/${key}`);
  const id = await itemOf(loopId);
  await trainer('POST', `/api/admin/loop-queue/${id}/claim`);
  const [plan] = (await listed(trainer, '/api/admin/plan-review?limit=50')).filter((one) => one.loopId === loopId);
  const [mail] = await dana.outbox(`jane${count}@globex.test`);
  await database()
    .update(outgoingMails)
    .set({ state: 'sent' })
    .where(eq(outgoingMails.id, mail?.id ?? ''));
  const owner = await apiAs(dana.runtime, dana.owner.id);
  expect((await owner('POST', `/api/mails/${mail?.id}/wrong`, {})).status).toBe(200);
  const review = (await listed(admin, '/api/admin/review?origin=owner')).find((one) => one.loopId === loopId);
  for (const path of [
    `loop-queue/${id}`,
    `plan-review/${plan?.id}`,
    `loops/${loopId}?reason=They%20called`,
    `review/${review?.id}`,
  ]) {
    const shown = await (path.startsWith('loop-queue') ? trainer : admin)('GET', `/api/admin/${path}`);
    const text = await shown.text();
    expect([path, shown.status, text.includes('/approve/…'), text.includes(key)]).toEqual([path, 200, true, false]);
  }
});

describe('all loops', () => {
  it('are listed without a word of them, narrowed by state, age, timer and owner', async () => {
    const body = await (await admin('GET', '/api/admin/loops?limit=50')).text();
    expect(body).toContain('eve@acme.test');
    expect(body).not.toMatch(/Jane|surgery|Route|globex/);
    const owners = async (query: string) =>
      new Set((await listed(admin, `/api/admin/loops?limit=50&${query}`)).map(({ owner }) => owner));
    expect(await owners('q=eve')).toEqual(new Set(['eve@acme.test']));
    expect(await owners('state=POLLING')).toEqual(new Set());
    expect((await owners('state=NEED_OWNER&age=day')).size).toBeGreaterThan(0);
    for (const state of STAFF_STATES) {
      const rows = await listed(admin, `/api/admin/loops?limit=50&state=${state}`);
      expect(new Set(rows.map((row) => row.state))).toEqual(new Set(rows.length > 0 ? [state] : []));
    }
    expect(await owners('age=older')).toEqual(new Set());
    expect((await owners('timer=owner_reminder&sort=next')).size).toBeGreaterThan(0);
    for (const sort of ['updated', '-created', 'next'])
      expect((await listed(admin, `/api/admin/loops?limit=3&sort=${sort}`)).length).toBe(3);
    expect(await code(await trainer('GET', '/api/admin/loops'))).toEqual([403, 'forbidden']);
  });

  it('are opened for a reason where the owner lets people help, and with the glass broken where not', async () => {
    const loopId = await doubtful(eve, 'eve@acme.test');
    const path = `/api/admin/loops/${loopId}`;
    const access = async (query = '') => {
      const shown = (await (await admin('GET', `${path}${query}`)).json()) as { access: string; content: unknown };
      return [shown.access, shown.content !== null];
    };
    expect(await access('?reason=Curious')).toEqual(['closed', false]);
    await help(eve, 'always');
    expect(await access()).toEqual(['reason', false]);
    expect(await looks(`loop:${loopId}`)).toEqual([]);
    expect(await access('?reason=She%20called')).toEqual(['shown', true]);
    await help(eve, 'off');
    const now = Date.now();
    await database()
      .insert(glass)
      .values({
        ownerId: eve.owner.id,
        adminId,
        reason: 'An emergency',
        at: new Date(now),
        endsAt: new Date(now + 60_000),
        toldAt: new Date(now),
      });
    expect(await access()).toEqual(['shown', true]);
    expect((await looks(`loop:${loopId}`)).map(({ reason }) => reason)).toEqual([
      'She called',
      'broken glass: An emergency',
    ]);
    await database().delete(glass);
  });
});

it('an owner who lets nobody help any more is in no list, sample, search or count', async () => {
  const loopId = await ofDana();
  const id = await itemOf(loopId);
  await trainer('POST', `/api/admin/loop-queue/${id}/claim`);
  const lists = [
    '/api/admin/loop-queue',
    '/api/admin/plan-review',
    '/api/admin/review',
    '/api/admin/review?state=done',
  ];
  for (const path of lists) expect(await listed(admin, path), path).not.toEqual([]);
  const open = (await listed(trainer, '/api/admin/plan-review')).find((plan) => plan.loopId === loopId)?.id ?? '';
  await help(dana, 'off');
  for (const path of [...lists, '/api/admin/loop-queue?q=dana', '/api/admin/review?q=dana'])
    expect(await listed(admin, path), path).toEqual([]);
  expect(await queueFigures(await dana.runtime.clock.now())).toEqual({ open: 0, due: 0, alarms: 0 });
  expect(await reviewsWaiting()).toBe(0);
  const said = { version: (await dana.loop(loopId)).version, action: 'approve' };
  for (const [method, path, body] of [
    ['GET', `/api/admin/loop-queue/${id}`],
    ['GET', `/api/admin/loop-queue/${id}/choices`],
    ['POST', `/api/admin/loop-queue/${id}/claim`],
    ['POST', `/api/admin/loop-queue/${id}/resolve`, said],
    ['GET', `/api/admin/plan-review/${open}`],
    ['POST', `/api/admin/plan-review/${open}`, { decision: 'approve' }],
  ] as const) {
    expect(await code(await trainer(method, path, body)), path).toEqual([404, 'not_found']);
  }
  const [row] = await database().select().from(reviews).where(eq(reviews.ownerId, dana.owner.id));
  expect(await code(await admin('GET', `/api/admin/review/${row?.id}`))).toEqual([404, 'not_found']);
  const answer = await admin('POST', `/api/admin/review/${row?.id}`, { verdict: 'right' });
  expect(await code(answer)).toEqual([404, 'not_found']);
  expect((await dana.loop(loopId)).state.phase).toBe('OFFERING');
  await help(dana, 'always');
});
