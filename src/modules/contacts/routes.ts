import { type Context, Hono } from 'hono';
import { pageOf, pageQuery } from '@/core/http/page';
import { notFound, Problem, parse } from '@/core/http/problem';
import { sortOf } from '@/core/http/table-query';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { preferencesChanged } from '@/modules/loops/commands/replan';
import { dismiss, restore } from './commands/dismiss';
import { type Marked, markVip, unmarkVip } from './commands/vip';
import { peopleOf, personKnown } from './queries/people';
import { vipSuggestions } from './queries/vips';
import { PERSON_SORTS, type Person, peopleQuery, personId, suggestionWords, vipAnswer } from './schema';

/** /api/vip-suggestions: who may matter most. Accepting writes a sentence into the preferences. */
export const vipRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .get('/', async (c) => {
    const page = parse(pageQuery, c.req.query());
    const suggested = await vipSuggestions(userOf(c).id, await c.var.runtime.clock.now());
    return c.json(pageOf(suggested, page, suggestionWords));
  })
  .post('/', async (c) => {
    const { id, action } = parse(vipAnswer, await c.req.json().catch(() => null));
    const nowMs = await c.var.runtime.clock.now();
    const person = await known(c, id, nowMs);
    if (action === 'dismiss') await dismiss(userOf(c).id, 'vip', id, nowMs);
    else if (action === 'restore') await restore(userOf(c).id, 'vip', id);
    else return marked(c, await markVip(userOf(c).id, addressed(person), nowMs));
    return c.body(null, 204);
  });

/** /api/people: whom the user knows, and who of them is a VIP. */
export const peopleRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .get('/', async (c) => {
    const { sort, ...page } = parse(peopleQuery, c.req.query());
    const asked = { q: page.q, sort: sortOf(sort ?? '', PERSON_SORTS) };
    return c.json(pageOf(await peopleOf(userOf(c).id, await c.var.runtime.clock.now(), asked), page));
  })
  .put('/:id/vip', async (c) => {
    const nowMs = await c.var.runtime.clock.now();
    const person = await known(c, parse(personId, c.req.param('id')), nowMs);
    return marked(c, await markVip(userOf(c).id, addressed(person), nowMs));
  })
  .delete('/:id/vip', async (c) => {
    const nowMs = await c.var.runtime.clock.now();
    const person = await known(c, parse(personId, c.req.param('id')), nowMs);
    return marked(c, await unmarkVip(userOf(c).id, addressed(person), nowMs));
  });

async function known(c: Context<ApiEnv>, id: string, nowMs: number): Promise<Person> {
  const person = await personKnown(userOf(c).id, id, nowMs);
  if (!person) throw notFound();
  return person;
}

function addressed({ email, name }: Person) {
  return { address: email, name };
}

async function marked(c: Context<ApiEnv>, outcome: Marked): Promise<Response> {
  if (!outcome.ok) {
    throw new Problem(409, outcome.reason, 'A sentence of your preferences says so of others as well: change it there');
  }
  await preferencesChanged(userOf(c).id, c.var.runtime);
  return c.body(null, 204);
}
