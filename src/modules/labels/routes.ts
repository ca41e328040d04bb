import { type Context, Hono } from 'hono';
import { pageOf } from '@/core/http/page';
import { notFound, Problem, parse } from '@/core/http/problem';
import { database } from '@/db/client';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { recordAct } from '@/modules/operations/commands/audit';
import { HELPERS } from '@/modules/staff/schema';
import { adjudicate } from './commands/adjudicate';
import { changeLabel, createLabel, type Saved } from './commands/save';
import { compared } from './queries/compare';
import { conflictsOf } from './queries/conflicts';
import { type GoldLabel, goldLabels, goldRows, portions } from './queries/gold';
import { labelById, labelsOf } from './queries/labels';
import { sawGold, sawMail } from './queries/look';
import { labelView } from './queries/view';
import {
  adjudication,
  compareQuery,
  conflictsQuery,
  exportQuery,
  type LabelRow,
  labelPatch,
  labelsQuery,
  newLabel,
  rowId,
} from './schema';

const REFUSED = {
  gold: [409, 'It is gold already'],
  submitted: [409, 'It is handed in already'],
  stale: [409, 'It was changed meanwhile: load it again'],
  session_closed: [409, 'The session is closed'],
  own_label: [403, 'You labelled it: somebody else decides'],
} as const;

/** /api/admin/labels: readings of mail by people, what differs, and gold. */
export const labelRoutes = new Hono<ApiEnv>()
  .use('*', requireRole(...HELPERS))
  .get('/', async (c) => {
    return c.json(await labelsOf(userOf(c).id, parse(labelsQuery, c.req.query()), clientOf(c)));
  })
  .post('/', async (c) => {
    const label = parse(newLabel, await c.req.json().catch(() => null));
    return c.json(await saved(c, await createLabel(userOf(c).id, label, await c.var.runtime.clock.now())), 201);
  })
  .get('/compare', async (c) => {
    const { a, b } = parse(compareQuery, c.req.query());
    const found = await compared(userOf(c).id, a, b, c.var.runtime);
    if (!found) throw notFound();
    await sawMail(userOf(c).id, found.subject, 'labels: compare', clientOf(c));
    const { subject: _, mail: __, ...rest } = found;
    return c.json(rest);
  })
  .get('/conflicts', async (c) => {
    const { session, ...page } = parse(conflictsQuery, c.req.query());
    return c.json(pageOf(await conflictsOf(userOf(c).id, session), page));
  })
  .post('/conflicts/:messageId', async (c) => {
    const decision = parse(adjudication, await c.req.json().catch(() => null));
    const messageId = parse(rowId, c.req.param('messageId'));
    return c.json(
      await saved(c, await adjudicate(userOf(c).id, messageId, decision, await c.var.runtime.clock.now())),
      201,
    );
  })
  .get('/export', async (c) => {
    const { redact = '0', session } = parse(exportQuery, c.req.query());
    const gold = await goldLabels(session);
    await sawGold(userOf(c).id, gold, clientOf(c));
    const data = { labels: gold.length, redacted: redact === '1' };
    const act = { actor: userOf(c).id, userId: null, subject: 'labels', client: clientOf(c) } as const;
    await recordAct(database(), { action: 'labels.exported', ...act, data });
    const name = `gold-${new Date(await c.var.runtime.clock.now()).toISOString().slice(0, 10)}.jsonl`;
    return c.body(lines(gold, redact === '1', c), 200, {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    });
  })
  .get('/:id', async (c) => {
    const found = await labelView(userOf(c).id, parse(rowId, c.req.param('id')), c.var.runtime);
    if (!found) throw notFound();
    await sawMail(userOf(c).id, found.subject, 'labels: label', clientOf(c));
    return c.json(found.view);
  })
  .put('/:id', async (c) => {
    const patch = parse(labelPatch, await c.req.json().catch(() => null));
    const id = parse(rowId, c.req.param('id'));
    return c.json(await saved(c, await changeLabel(userOf(c).id, id, patch, await c.var.runtime.clock.now())));
  });

async function saved(c: Context<ApiEnv>, outcome: Saved): Promise<LabelRow> {
  if (!outcome.ok) {
    if (outcome.reason === 'not_found') throw notFound();
    if (outcome.reason === 'not_offered')
      throw new Problem(400, 'invalid', 'Invalid input', { 'reading.options': ['This option was not offered'] });
    const [status, text] = REFUSED[outcome.reason];
    throw new Problem(status, outcome.reason, text);
  }
  const label = await labelById(userOf(c).id, outcome.id);
  if (!label) throw notFound();
  const { reading: _, prefill: __, adjudicationId: ___, ...row } = label;
  return row;
}

/** A portion of rows after the other, as fast as they are taken. */
function lines(gold: readonly GoldLabel[], redact: boolean, c: Context<ApiEnv>): ReadableStream {
  const left = portions(gold)[Symbol.iterator]();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = left.next();
      if (done) return controller.close();
      const rows = await goldRows(value, redact, c.var.runtime);
      controller.enqueue(new TextEncoder().encode(rows.map((row) => `${JSON.stringify(row)}\n`).join('')));
    },
  });
}
