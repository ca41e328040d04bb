import { type Context, Hono } from 'hono';
import { notFound, Problem, parse } from '@/core/http/problem';
import { sortOf } from '@/core/http/table-query';
import { database } from '@/db/client';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { lookAt } from '@/modules/staff/commands/look';
import { addLine, type Changed, changeLine } from './commands';
import { lineById, lineLog, lineSpend, linesOf } from './queries';
import { LINE_SORTS, lineId, linePatch, linesQuery, logQuery, newLine } from './schema';

/** /api/admin/phone-lines: the numbers by which the assistant can be reached. */
export const phoneLineRoutes = new Hono<ApiEnv>()
  .use('*', requireRole('ADMIN'))
  .get('/', async (c) => {
    const { sort, ...query } = parse(linesQuery, c.req.query());
    const nowMs = await c.var.runtime.clock.now();
    const { items, nextCursor } = await linesOf({ ...query, sort: sortOf(sort ?? '', LINE_SORTS) }, nowMs);
    return c.json({ items, nextCursor });
  })
  .post('/', async (c) => {
    const line = parse(newLine, await c.req.json().catch(() => null));
    return changed(c, await addLine(line, by(c), await c.var.runtime.clock.now()), 201);
  })
  .patch('/:id', async (c) => {
    const patch = parse(linePatch, await c.req.json().catch(() => null));
    return changed(c, await changeLine(idOf(c), patch, by(c), await c.var.runtime.clock.now()), 200);
  })
  .get('/:id/log', async (c) => {
    const id = idOf(c);
    const query = parse(logQuery, c.req.query());
    if (!(await lineById(id, 0))) throw notFound();
    const [{ owners, ...log }, spend] = await Promise.all([lineLog(id, query), lineSpend(id)]);
    const look = { staff: userOf(c).id, subject: { kind: 'phone_line', id }, reason: 'log of a phone line' } as const;
    for (const owner of owners) await lookAt(database(), { ...look, owner, client: clientOf(c) });
    return c.json({ ...log, spend });
  });

function idOf(c: Context<ApiEnv>): string {
  const id = lineId.safeParse(c.req.param('id'));
  if (!id.success) throw notFound();
  return id.data;
}

function by(c: Context<ApiEnv>) {
  return { actor: userOf(c).id, client: clientOf(c) };
}

async function changed(c: Context<ApiEnv>, outcome: Changed, status: 200 | 201): Promise<Response> {
  if (outcome.ok) return c.json(await lineById(outcome.id, await c.var.runtime.clock.now()), status);
  switch (outcome.reason) {
    case 'not_found':
      throw notFound();
    case 'number_invalid':
      throw problem(
        422,
        'number_invalid',
        'number',
        'No telephone has this number; it begins with + and the country’s prefix',
      );
    case 'user_unknown':
      throw problem(422, 'user_unknown', 'email', 'Nobody here has this address');
    case 'taken':
      throw problem(409, 'taken', 'number', 'This number is known already');
    case 'wrong_state':
      throw new Problem(409, 'wrong_state', 'A line is paused before it is released, and a released one is gone');
  }
}

function problem(status: 409 | 422, code: 'number_invalid' | 'user_unknown' | 'taken', field: string, text: string) {
  return new Problem(status, code, text, { [field]: [text] });
}
