import { Hono } from 'hono';
import { pageOf, pageQuery } from '@/core/http/page';
import { notFound, Problem, parse } from '@/core/http/problem';
import { parseUnsubscribeToken } from '@/core/mail/unsubscribe-token';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { signingKey } from '@/modules/mailbox/policy';
import { dismiss, restore } from '../commands/dismiss';
import { askToJoin, unsubscribe } from '../commands/invite';
import { inviteCandidates, invitesSuggested } from '../queries/invites';
import { inviteAnswer, suggestionWords } from '../schema';

const REFUSED = {
  already_asked: [409, 'This person was asked before, or wants no invitations'],
  too_many: [429, 'You have asked many people today. Go on tomorrow'],
  mail_not_sent: [502, 'The invitation could not be sent. Try again'],
} as const;

/** /api/howie-invite-suggestions: people who might like the product. Nothing is sent without a click. */
export const inviteRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .get('/', async (c) => {
    const page = parse(pageQuery, c.req.query());
    const items = await invitesSuggested(userOf(c).id, await c.var.runtime.clock.now());
    return c.json(pageOf(items, page, suggestionWords));
  })
  .post('/', async (c) => {
    const { id, action } = parse(inviteAnswer, await c.req.json().catch(() => null));
    const user = userOf(c);
    const nowMs = await c.var.runtime.clock.now();
    const candidates = await inviteCandidates(user.id, nowMs);
    if (!candidates.some((one) => one.id === id)) throw notFound();
    if (action === 'dismiss') await dismiss(user.id, 'invite', id, nowMs);
    else if (action === 'restore') await restore(user.id, 'invite', id);
    else {
      const asked = await askToJoin(user, id, c.var.runtime);
      if (!asked.ok) throw new Problem(REFUSED[asked.reason][0], asked.reason, REFUSED[asked.reason][1]);
    }
    return c.body(null, 204);
  });

/**
 * /api/unsubscribe/{token}: the address of List-Unsubscribe. A mail program POSTs to it (RFC 8058) and is answered without a
 * redirect; whoever follows the link sees a page with a button, since scanners of mail open links, too.
 */
export const unsubscribeRoutes = new Hono<ApiEnv>()
  .get('/:token', (c) => c.redirect(`/unsubscribe/${encodeURIComponent(c.req.param('token'))}`, 302))
  .post('/:token', async (c) => {
    const token = c.req.param('token');
    const address = parseUnsubscribeToken(token, [signingKey(c.var.runtime.settings)]);
    if (address === null) throw notFound();
    await unsubscribe(address, await c.var.runtime.clock.now());
    const body = await c.req.parseBody().catch(() => ({}));
    const fromPage = 'page' in body;
    return fromPage ? c.redirect(`/unsubscribe/${encodeURIComponent(token)}?done=1`, 303) : c.text('Unsubscribed');
  });
