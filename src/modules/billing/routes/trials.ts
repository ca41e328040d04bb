import { Hono } from 'hono';
import { notFound, Problem, parse } from '@/core/http/problem';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { ROLES } from '@/modules/identity/schema';
import { shownCode } from '@/modules/invites/schema';
import { acceptProCode, mintProCode, unmintProCode } from '../commands/trials/pro-codes';
import { sendProCode } from '../commands/trials/send-pro-code';
import { startFreeTrial } from '../commands/trials/start';
import { proCodeOffer, proCodesOf } from '../queries/pro-codes';
import { emptyBody, newProCode, proCode } from '../schema';
import { refusal } from './refusals';

const iso = (ms: number) => new Date(ms).toISOString();

/** POST /api/free-trial/start. */
export const freeTrialRoutes = new Hono<ApiEnv>().post('/start', requireRole(), async (c) => {
  parse(emptyBody, await c.req.json().catch(() => ({})));
  const { clock, settings } = c.var.runtime;
  const started = await startFreeTrial(userOf(c).id, settings.billing, await clock.now());
  if (!started.ok) throw refusal(started.reason);
  return c.json({ plan: started.plan, endsAt: iso(started.endsAt) }, 201);
});

/** /api/pro-trial: codes that give somebody thirty days of Pro. Static words win over a code. */
export const proTrialRoutes = new Hono<ApiEnv>()
  .get('/', requireRole(), async (c) => {
    const { clock, settings } = c.var.runtime;
    const { items, left } = await proCodesOf(userOf(c).id, settings.billing, await clock.now());
    const shown = items.map((item) => ({
      ...item,
      url: urlOf(settings.baseUrl, item.code),
      expiresAt: iso(item.expiresAt),
    }));
    return c.json({ items: shown, left });
  })
  .post('/', requireRole(), async (c) => {
    const { email } = parse(newProCode, await c.req.json().catch(() => null));
    const { clock, settings } = c.var.runtime;
    const giver = userOf(c);
    const minted = await mintProCode(giver.id, email ?? null, settings.billing, await clock.now());
    if (!minted.ok) throw refusal(minted.reason);
    if (email && !(await sendProCode(c.var.runtime, { giver, email: email.toLowerCase(), code: minted.code }))) {
      await unmintProCode(minted.code);
      throw refusal('mail_not_sent');
    }
    const code = shownCode(minted.code);
    return c.json({ code, url: urlOf(settings.baseUrl, code) }, 201);
  })
  .post('/accept', requireRole(...ROLES), async (c) => {
    const { code } = parse(proCode, await c.req.json().catch(() => null));
    const { clock, settings } = c.var.runtime;
    const accepted = await acceptProCode(userOf(c).id, code, settings.billing, await clock.now());
    if (!accepted.ok) throw refusal(accepted.reason);
    return c.json({ endsAt: iso(accepted.endsAt) }, 201);
  })
  .get('/:code', async (c) => {
    const { clock, settings } = c.var.runtime;
    const offer = settings.billing ? await proCodeOffer(c.req.param('code'), await clock.now()) : null;
    if (offer === null) throw notFound();
    if (offer === 'gone') throw new Problem(410, 'expired', 'This code is no longer good. Ask for a new one');
    return c.json(offer);
  });

function urlOf(baseUrl: string, code: string): string {
  return `${baseUrl}/free-trial?code=${code}`;
}
