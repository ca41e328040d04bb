import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { notFound, Problem, parse } from '@/core/http/problem';
import { sortOf } from '@/core/http/table-query';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { HELPERS } from '@/modules/staff/schema';
import { type Auditor, type Begun, beginAudit } from './commands/begin';
import { type AuditRefused, judgeItem } from './commands/judge';
import { labelSecond } from './commands/second-label';
import { showItem } from './commands/show';
import { signAudit } from './commands/sign';
import { summarizeAudit } from './commands/summarize';
import { auditOf, auditsOf } from './queries/audits';
import { AUDIT_SORTS, auditsQuery, newAudit, secondLabel, signing, summaryAsked, verdictGiven } from './schema';

type Refused = AuditRefused | 'unjudged' | 'unlabelled' | 'labelled' | Exclude<Begun, { ok: true }>['reason'];

const REFUSED: Readonly<Record<Refused, () => Problem>> = {
  unknown: () => notFound(),
  unknown_trainer: () => notFound(),
  own_audit: () => new Problem(403, 'own_audit', 'Somebody else audits your work'),
  too_late: () => new Problem(409, 'too_late', 'This audit is signed'),
  unlabelled: () => new Problem(409, 'unlabelled', 'Say first what you read in the mail yourself'),
  labelled: () => new Problem(409, 'labelled', 'You have labelled it already'),
  unjudged: () => new Problem(409, 'unjudged', 'Judge the whole sample first'),
  nothing_handled: () => new Problem(409, 'nothing_handled', 'Nothing was handled then that may be looked at'),
  already_audited: () => new Problem(409, 'already_audited', 'There is an audit of this trainer and time already'),
};

/** /api/admin/trainer-audit: what trainers have done, looked at again by somebody else. A trainer sees their own. */
export const trainerAuditRoutes = new Hono<ApiEnv>()
  .get('/', requireRole(...HELPERS), async (c) => {
    const { sort, q = '', ...page } = parse(auditsQuery, c.req.query());
    const asked = { q, sort: sortOf(sort ?? '', AUDIT_SORTS) };
    const { items, nextCursor } = await auditsOf(userOf(c), asked, page);
    return c.json({ items, nextCursor });
  })
  .get('/:id', requireRole(...HELPERS), async (c) => {
    const found = await auditOf(userOf(c), idOf(c, 'id'));
    if (!found) throw notFound();
    return c.json(found);
  })
  .use('*', requireRole('ADMIN'))
  .post('/', async (c) => {
    const wanted = parse(newAudit, await bodyOf(c));
    const begun = await beginAudit(auditorOf(c), wanted, await c.var.runtime.clock.now());
    if (!begun.ok) throw REFUSED[begun.reason]();
    return c.json(await auditOf(userOf(c), begun.id), 201);
  })
  .post('/summarize', async (c) => {
    const { auditId } = parse(summaryAsked, await bodyOf(c));
    const made = await summarizeAudit(userOf(c), auditId, c.var.runtime);
    if (!made.ok) throw REFUSED[made.reason]();
    return c.json({ text: made.text, by: made.by });
  })
  .get('/:id/items/:item', async (c) => {
    const shown = await showItem(auditorOf(c), idOf(c, 'id'), idOf(c, 'item'), c.var.runtime);
    if (!shown.ok) throw REFUSED[shown.reason]();
    return c.json(shown.item);
  })
  .post('/:id/items/:item/label', async (c) => {
    const { reading } = parse(secondLabel, await bodyOf(c));
    const labelled = await labelSecond(auditorOf(c), idOf(c, 'id'), idOf(c, 'item'), reading);
    if (!labelled.ok) throw REFUSED[labelled.reason]();
    return c.body(null, 204);
  })
  .patch('/:id', async (c) => {
    const id = idOf(c, 'id');
    const given = parse(verdictGiven, await bodyOf(c));
    const judged = await judgeItem(auditorOf(c), id, given, await c.var.runtime.clock.now());
    if (!judged.ok) throw REFUSED[judged.reason]();
    return c.body(null, 204);
  })
  .post('/:id/sign', async (c) => {
    const id = idOf(c, 'id');
    const { text } = parse(signing, await bodyOf(c));
    const signed = await signAudit(auditorOf(c), id, text, await c.var.runtime.clock.now());
    if (!signed.ok) throw REFUSED[signed.reason]();
    return c.body(null, 204);
  });

function auditorOf(c: Context<ApiEnv>): Auditor {
  return { id: userOf(c).id, client: clientOf(c) };
}

/** The id of the path; whatever is none names nothing. */
function idOf(c: Context<ApiEnv>, name: string): string {
  const id = z.uuid().safeParse(c.req.param(name));
  if (!id.success) throw notFound();
  return id.data;
}

async function bodyOf(c: Context<ApiEnv>): Promise<unknown> {
  return c.req.json().catch(() => null);
}
