import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Reading, Window } from '@/core/reading/reading';
import { database } from '@/db/client';
import { auditLog, users } from '@/db/schema/identity';
import { adjudications, labelingItems, labels } from '@/db/schema/labels';
import { loopEvents } from '@/db/schema/loops';
import type { Role } from '@/modules/identity/schema';
import type { MailRow } from '../../evals/reader/gold';
import { grammar } from '../../evals/reader/readers';
import { runReader } from '../../evals/reader/run-reader';
import { apiAs, type CallProduct } from '../support/api';
import { useDatabase } from '../support/database';
import { freshUser } from '../support/fresh-user';
import { mailsOf } from '../support/labelled-mails';
import { mailboxRuntime } from '../support/mailbox';
import { ownerWithReadMails } from '../support/read-mails';

useDatabase();
const SIZE = process.env.DEEP ? 200 : 40;
/** Half of a session is labelled by two. */
const BOTH = SIZE / 2;
const runtime = mailboxRuntime();

interface Person {
  readonly id: string;
  readonly api: CallProduct;
}

async function person(email: string, role: Role): Promise<Person> {
  const { id } = await freshUser(email, email.split('@')[0] ?? null);
  return { id, api: await apiAs(runtime, id, role) };
}

/** The body of an answer of this status. */
async function body<T = Record<string, never>>(answer: Promise<Response>, status = 200): Promise<T> {
  const got = await answer;
  expect([got.status, got.status === status ? null : await got.clone().text()]).toEqual([status, null]);
  return (await got.json()) as T;
}

const refusal = async (answer: Promise<Response>) => {
  const got = await answer;
  return [got.status, ((await got.json()) as { code: string }).code];
};

let ann: Person;
let ben: Person;
let cleo: Person;
let shown: Awaited<ReturnType<typeof ownerWithReadMails>>;
let hidden: Awaited<ReturnType<typeof ownerWithReadMails>>;
let base: Reading;

beforeAll(async () => {
  ann = await person('ann@staff.test', 'TRAINER');
  ben = await person('ben@staff.test', 'TRAINER');
  cleo = await person('cleo@staff.test', 'ADMIN');
  shown = await ownerWithReadMails('always', mailsOf('spent-8.jsonl', SIZE));
  hidden = await ownerWithReadMails('off', mailsOf('spent-9.jsonl', 5));
  await ownerWithReadMails('when_stuck', mailsOf('spent-9.jsonl', 5));
  const [event] = await database().select().from(loopEvents).limit(1);
  base = { ...(event?.reading as Reading), intents: [], options: [], acceptAny: false, windows: [], participants: [] };
  base = {
    ...base,
    questions: [],
    flags: [],
    residue: [],
    details: { ...base.details, durationMin: null, medium: null },
  };
});

const window = (to: string): Window => ({
  ...{ stance: 'can', role: 'offer', date: '2026-04-21', from: '14:00', to, zone: 'America/New_York' },
  ...{ zoneSource: 'owner', weekday: null, rrule: null, precision: 'minute', by: 'grammar', quote: '' },
});

/** What Ann says of the i-th mail that both label, and what Ben says: the figures below are counted from this. */
const annSays = (i: number): Reading => ({
  ...base,
  intents: [{ kind: 'thank', confidence: 1, evidence: '' }],
  windows: i % 2 === 0 ? [window('16:00')] : [],
  details: { ...base.details, durationMin: i % 2 === 0 ? 30 : 60, medium: i % 4 === 0 ? 'phone' : 'video' },
});
const benSays = (i: number): Reading => {
  const said = annSays(i);
  const { durationMin, medium } = said.details;
  return {
    ...said,
    intents: i % 10 === 3 ? [...said.intents, { kind: 'cancel', confidence: 1, evidence: '' }] : said.intents,
    windows: i % 4 === 0 ? [window('15:00')] : said.windows,
    details: {
      ...said.details,
      durationMin: i % 5 === 0 ? 90 - (durationMin ?? 0) : durationMin,
      medium: i % 20 === 1 ? 'phone' : medium,
    },
  };
};
const differs = (i: number) => i % 10 === 3 || i % 4 === 0 || i % 5 === 0 || i % 20 === 1;

interface Session {
  readonly id: string;
  readonly size: number;
  readonly items: number;
  readonly done: number;
  readonly next: { readonly messageId: string; readonly hidden: boolean } | null;
  readonly progress: readonly { readonly labelerId: string; readonly items: number; readonly done: number }[];
  readonly agreement: {
    readonly mails: number;
    readonly fields: readonly {
      readonly field: string;
      readonly figure: Record<string, number>;
      readonly consequence: string;
    }[];
    readonly times: object;
  };
}

interface Conflict {
  readonly messageId: string;
  readonly fields: readonly string[];
}

describe('two labelers and a third person', () => {
  let session: Session;
  /** Messages that both label, in order. */
  let both: string[];
  const place = (messageId: string) => both.indexOf(messageId);

  async function labelAll(who: Person, says: (i: number) => Reading): Promise<number> {
    for (let count = 0; ; count += 1) {
      const { next } = await body<Session>(who.api('GET', `/api/admin/labeling-sessions/${session.id}`));
      if (!next) return count;
      const i = place(next.messageId);
      const label = {
        messageId: next.messageId,
        sessionId: session.id,
        reading: says(Math.max(i, 0)),
        seconds: 10 + count,
      };
      await body(who.api('POST', '/api/admin/labels', label), 201);
    }
  }

  beforeAll(async () => {
    const asked = { name: 'First hundred', size: SIZE + 10, overlap: 50, labelers: [ann.id, ben.id] };
    session = await body<Session>(cleo.api('POST', '/api/admin/labeling-sessions', asked), 201);
    const rows = await database()
      .select({ id: labelingItems.messageId })
      .from(labelingItems)
      .where(and(eq(labelingItems.sessionId, session.id), eq(labelingItems.blind, true)));
    both = [...new Set(rows.map(({ id }) => id))].sort();
  });

  it('a session draws only on messages whose owners let staff see them, half of them for both', async () => {
    expect([session.size, session.items, both.length]).toEqual([SIZE, SIZE + BOTH, BOTH]);
    const items = await database().select().from(labelingItems);
    expect(new Set(items.map(({ messageId }) => messageId))).toEqual(new Set(shown.messageIds));
    expect(items.filter((item) => item.hidden)).toHaveLength(2 * Math.ceil((SIZE + BOTH) / 2 / 5));
  });

  it('neither sees the other’s label before handing in an own one', async () => {
    const { next } = await body<Session>(ann.api('GET', `/api/admin/labeling-sessions/${session.id}`));
    const messageId = both[0] as string;
    expect(next).not.toBeNull();
    const label = { messageId, sessionId: session.id, reading: annSays(0), seconds: 12, draft: true };
    const { id, state } = await body<{ id: string; state: string }>(ann.api('POST', '/api/admin/labels', label), 201);
    expect(state).toBe('draft');
    const patch = { version: 1, reading: annSays(0), seconds: 20 };
    await body(ann.api('PUT', `/api/admin/labels/${id}`, patch));
    expect(await refusal(ann.api('PUT', `/api/admin/labels/${id}`, { ...patch, version: 2 }))).toEqual([
      409,
      'submitted',
    ]);
    const { items } = await body<{ items: object[] }>(ben.api('GET', '/api/admin/labels'));
    expect(items).toEqual([]);
    expect(await refusal(ben.api('GET', `/api/admin/labels/${id}`))).toEqual([404, 'not_found']);
    expect(await refusal(ben.api('GET', `/api/admin/labels/compare?a=${id}&b=reader`))).toEqual([404, 'not_found']);
    expect((await body<{ items: object[] }>(cleo.api('GET', '/api/admin/labels'))).items).toHaveLength(1);
    await body(ben.api('POST', '/api/admin/labels', { messageId, sessionId: session.id, reading: benSays(0) }), 201);
    await body(ben.api('GET', `/api/admin/labels/${id}`));
  });

  it('go through their lists; progress and time per item are counted', async () => {
    const mine = (SIZE + BOTH) / 2;
    expect(await labelAll(ann, annSays)).toBe(mine - 1);
    expect(await labelAll(ben, benSays)).toBe(mine - 1);
    session = await body<Session>(cleo.api('GET', `/api/admin/labeling-sessions/${session.id}`));
    expect([session.done, session.next]).toEqual([SIZE + BOTH, null]);
    expect(session.progress.map(({ items, done }) => [items, done])).toEqual([
      [mine, mine],
      [mine, mine],
    ]);
  });

  it('their agreement is what is computed by hand', () => {
    const { agreement } = session;
    const of = (field: string) => agreement.fields.find((one) => one.field === field);
    expect(agreement.mails).toBe(BOTH);
    // Ann: half 30, half 60. Ben turns every fifth round, as many of each: po = 4/5, pe = 1/2.
    expect(of('duration')?.figure).toMatchObject({ items: BOTH, raw: 0.8, expected: 0.5 });
    expect(of('duration')?.figure.value).toBeCloseTo(0.6, 12);
    // Ann: a quarter by phone. Ben one in twenty more: po = 0.95, pe = 0.25 · 0.3 + 0.75 · 0.7 = 0.6.
    expect(of('medium')?.figure.value).toBeCloseTo((0.95 - 0.6) / 0.4, 12);
    expect(of('medium')?.consequence).toBe('adjudicate_conflicts');
    // One in ten times Ben sees a second intent: Do = 1/10 · 2/3; of 2n values n/10 have it.
    const [n, more] = [2 * BOTH, BOTH / 10];
    const [observed, expected] = [2 / 3 / 10, (2 * more * (n - more) * (2 / 3)) / (n * (n - 1))];
    expect(of('intents')?.figure.value).toBeCloseTo(1 - observed / expected, 12);
    expect(of('late')?.figure).toEqual({ items: BOTH, raw: 1, expected: 1, value: null, rare: true });
    // Every second mail names a time; in half of those Ben ends it at 15:00 instead of 16:00.
    expect(agreement.times).toEqual({ items: BOTH / 2, f1: 0.5, iou: 0.75 });
  });

  it('where they differ a third person decides, and neither of them', async () => {
    const wrong = Array.from({ length: BOTH }, (_, i) => i).filter(differs);
    const path = '/api/admin/labels/conflicts';
    const items: Conflict[] = [];
    for (let cursor: string | null = '0'; cursor !== null; ) {
      const from = cursor === '0' ? '' : `?cursor=${cursor}`;
      const page: { items: Conflict[]; nextCursor: string | null } = await body(cleo.api('GET', `${path}${from}`));
      items.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(items.map(({ messageId }) => place(messageId)).sort((x, y) => x - y)).toEqual(wrong);
    expect(items.find(({ messageId }) => place(messageId) === 3)?.fields).toEqual(['intents']);
    expect(items.find(({ messageId }) => place(messageId) === 0)?.fields).toEqual(['times', 'duration']);
    const decision = { reading: annSays(0), reasonCode: 'slip' };
    expect(await refusal(ann.api('POST', `${path}/${both[0]}`, decision))).toEqual([403, 'own_label']);
    for (const i of wrong) {
      const reasonCode = i === 3 ? 'ambiguous' : 'slip';
      const gold = await body<{ state: string }>(
        cleo.api('POST', `${path}/${both[i]}`, { reading: annSays(i), reasonCode }),
        201,
      );
      expect(gold.state).toBe('gold');
    }
    expect(await refusal(cleo.api('POST', `${path}/${both[0]}`, decision))).toEqual([409, 'gold']);
    expect((await body<{ items: object[] }>(cleo.api('GET', path))).items).toEqual([]);
  });

  it('the database itself refuses a decision by whoever labelled the message, and a label by whoever decided', async () => {
    const messageId = both[1] as string;
    const row = { messageId, adjudicatorId: ann.id, reading: base, reasonCode: 'slip' as const, at: new Date() };
    await database().delete(adjudications).where(eq(adjudications.messageId, messageId));
    await expect(database().insert(adjudications).values(row)).rejects.toMatchObject({
      cause: { constraint: 'adjudications_not_own' },
    });
    const decided = both[0] as string;
    const own = { messageId: decided, labelerId: cleo.id, reading: base, prefilled: true, origin: 'single' as const };
    const at = new Date();
    await expect(
      database()
        .insert(labels)
        .values({ ...own, createdAt: at, updatedAt: at }),
    ).rejects.toMatchObject({ cause: { constraint: 'labels_not_adjudicated' } });
  });

  it('too little agreement leaves the rest to a third person when the session is closed', async () => {
    const closed = await body<{ gold: number; left: number; weak: string[] }>(
      cleo.api('POST', `/api/admin/labeling-sessions/${session.id}/close`),
    );
    expect(closed.gold).toBe(0);
    // The second intent is so rare that only the raw agreement says something.
    expect(closed.weak).toEqual(['duration']);
    const { items } = await body<{ items: { fields: string[] }[] }>(cleo.api('GET', '/api/admin/labels/conflicts'));
    expect(items).toHaveLength(10);
    expect(items.every(({ fields }) => fields.length === 0)).toBe(true);
    expect(await refusal(cleo.api('POST', `/api/admin/labeling-sessions/${session.id}/close`))).toEqual([
      409,
      'session_closed',
    ]);
  });

  it('the export is scored by the evaluation, what was ambiguous as what must be asked about', async () => {
    const answer = await cleo.api('GET', `/api/admin/labels/export?session=${session.id}`);
    const rows = (await answer.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as MailRow);
    const decided = Array.from({ length: BOTH }, (_, i) => i).filter((i) => differs(i) && i !== 1);
    expect(rows).toHaveLength(decided.length);
    const scores = await runReader(grammar, rows);
    expect(scores.map(({ row }) => row.split)).toEqual(rows.map(() => 'test'));
    expect(rows.filter(({ gold }) => gold.mustAsk)).toHaveLength(1);
    expect(rows.filter(({ gold }) => gold.dur === 30)).toHaveLength(decided.filter((i) => i % 2 === 0).length);
    // What the labelers say is made up, and nothing that the reader reads.
    expect(scores.filter(({ exact, row }) => exact && !row.gold.mustAsk)).toEqual([]);
  });

  it('every look is in the audit log of the owner, with what routed it', async () => {
    const rows = await database()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'content.seen'), eq(auditLog.userId, shown.ownerId)));
    const reasons = rows.map(({ actor, reason }) => `${actor} ${reason}`);
    expect(reasons).toContain(`${ben.id} labels: label`);
    expect(reasons.some((reason) => new RegExp(`^${cleo.id} labels: export of \\d+$`).test(reason))).toBe(true);
    const acts = await database()
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(inArray(auditLog.action, ['label.submitted', 'label.adjudicated', 'labeling.opened', 'labeling.closed']));
    expect(acts.length).toBeGreaterThan(SIZE + BOTH);
  });
});

describe('labels that nobody disputes', () => {
  it('are gold once their session is closed; the reader is exact on them, also where names are taken out', async () => {
    const { messageIds, ownerId, guest } = await ownerWithReadMails('always', mailsOf('spent-6.jsonl', 12));
    const read = new Map(
      (await database().select().from(loopEvents)).flatMap(({ payload, reading }) =>
        payload.kind === 'message' && reading ? [[payload.messageRowId, reading] as const] : [],
      ),
    );
    const asked = { name: 'Clear', size: 12, overlap: 100, labelers: [ann.id, ben.id] };
    const { id } = await body<Session>(cleo.api('POST', '/api/admin/labeling-sessions', asked), 201);
    for (const who of [ann, ben])
      for (const messageId of messageIds) {
        const found = read.get(messageId) as Reading;
        const reading =
          found.intents.length > 0 ? found : { ...found, intents: base.intents.concat(annSays(0).intents) };
        await body(who.api('POST', '/api/admin/labels', { messageId, sessionId: id, reading }), 201);
      }
    const closed = await body<{ gold: number }>(cleo.api('POST', `/api/admin/labeling-sessions/${id}/close`));
    expect(closed).toEqual({ gold: 12, left: 0, weak: [] });
    for (const redact of ['0', '1']) {
      const answer = await cleo.api('GET', `/api/admin/labels/export?session=${id}&redact=${redact}`);
      const text = await answer.text();
      expect(text.includes(guest)).toBe(false);
      const rows = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as MailRow);
      const scores = await runReader(grammar, rows);
      expect(scores.filter(({ exact }) => !exact).map(({ row }) => [row.text, row.gold])).toEqual([]);
    }
    await database().update(users).set({ humanHelp: 'off' }).where(eq(users.id, ownerId));
    expect(await (await cleo.api('GET', `/api/admin/labels/export?session=${id}`)).text()).toBe('');
  });
});

describe('an owner without human help', () => {
  it('has no message that could be labelled', async () => {
    const label = { messageId: hidden.messageIds[0], reading: annSays(0) };
    expect(await refusal(ann.api('POST', '/api/admin/labels', label))).toEqual([404, 'not_found']);
    const asked = { name: 'None', size: 5, labelers: [ann.id, ben.id] };
    expect(await refusal(cleo.api('POST', '/api/admin/labeling-sessions', asked))).toEqual([409, 'nothing_to_label']);
  });

  it('is in no list, label, comparison, conflict or export from the moment on', async () => {
    const [label] = await database()
      .select()
      .from(labels)
      .where(and(eq(labels.state, 'gold'), inArray(labels.messageId, shown.messageIds)))
      .limit(1);
    const paths = [`/api/admin/labels/${label?.id}`, `/api/admin/labels/compare?a=${label?.id}&b=reader`];
    await database().update(users).set({ humanHelp: 'off' }).where(eq(users.id, shown.ownerId));
    await ownerWithReadMails('always', mailsOf('spent-8.jsonl', 1)); // What is asked is whose the mail is, not whether anybody's is.
    for (const path of paths) expect(await refusal(cleo.api('GET', path))).toEqual([404, 'not_found']);
    for (const path of ['/api/admin/labels', '/api/admin/labels?state=gold', '/api/admin/labels/conflicts'])
      expect((await body<{ items: object[] }>(cleo.api('GET', path))).items).toEqual([]);
    expect(await (await cleo.api('GET', '/api/admin/labels/export')).text()).toBe('');
    const { items } = await body<{ items: Session[] }>(cleo.api('GET', '/api/admin/labeling-sessions'));
    expect(items.map(({ items: all, done }) => [all, done])).toEqual(items.map(() => [0, 0]));
    await database().update(users).set({ humanHelp: 'always' }).where(eq(users.id, shown.ownerId));
    for (const path of paths) await body(cleo.api('GET', path));
  });
});

describe('a label', () => {
  const wrong = (change: object) =>
    ann.api('POST', '/api/admin/labels', { messageId: shown.messageIds[0], reading: { ...annSays(1), ...change } });

  it.each([
    ['says something', { intents: [] }, 'reading.intents'],
    ['has the reader’s form', { more: 1 }, 'reading'],
    ['names days that exist', { windows: [{ ...window('16:00'), date: '2026-02-30' }] }, 'reading.windows.0.date'],
    ['names zones that exist', { windows: [{ ...window('16:00'), zone: 'Mars' }] }, 'reading.windows.0.zone'],
  ])('%s', async (_, change, field) => {
    const answer = await wrong(change);
    expect([answer.status, Object.keys(((await answer.json()) as { fields: object }).fields)]).toEqual([400, [field]]);
  });

  it('is made of a mail without the links by which people act', async () => {
    const link = 'https://sundial.test/t/';
    const key = 'k1abcdefghijklmnopqrstuvwxyz';
    const mails = mailsOf('spent-8.jsonl', 1).map((mail) => ({ ...mail, text: `${mail.text}\n${link}${key}` }));
    const fresh = await ownerWithReadMails('always', mails);
    const label = { messageId: fresh.messageIds[0], reading: annSays(1) };
    const { id } = await body<{ id: string }>(ann.api('POST', '/api/admin/labels', label), 201);
    const { mail } = await body<{ mail: { text: string } }>(ann.api('GET', `/api/admin/labels/${id}`));
    expect(mail.text.split('\n').at(-1)).toBe(link + '*'.repeat(key.length));
  });

  it('takes only options that were offered', async () => {
    const fresh = await ownerWithReadMails('always', mailsOf('spent-8.jsonl', 1));
    const options = [{ option: 9, stance: 'accept', confidence: 1, evidence: '' }];
    const label = { messageId: fresh.messageIds[0], reading: { ...annSays(1), options } };
    expect(await refusal(ann.api('POST', '/api/admin/labels', label))).toEqual([400, 'invalid']);
  });
});
