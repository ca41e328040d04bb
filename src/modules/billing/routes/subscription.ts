import { type Context, Hono } from 'hono';
import { parse } from '@/core/http/problem';
import { type ApiEnv, userOf } from '@/modules/identity/policy';
import {
  cancelSubscription,
  changePlan,
  type Outcome,
  pauseSubscription,
  previewChange,
  resumeSubscription,
} from '../commands/change';
import { acceptedChange, cancelBody, pauseBody, planChange, resumeBody } from '../schema';
import { refusal } from './refusals';

/** /api/stripe/subscription, behind a session: what is paid for is changed, paused, ended and taken up again. */
export const subscriptionRoutes = new Hono<ApiEnv>()
  .post('/preview', async (c) => {
    const seen = await previewChange(userOf(c).id, parse(planChange, await bodyOf(c)), c.var.runtime);
    if (!seen.ok) throw refusal(seen.reason);
    return c.json(seen.preview);
  })
  .post('/', async (c) =>
    done(c, await changePlan(userOf(c).id, parse(acceptedChange, await bodyOf(c)), c.var.runtime)),
  )
  .post('/pause', async (c) =>
    done(c, await pauseSubscription(userOf(c).id, parse(pauseBody, await bodyOf(c)), c.var.runtime)),
  )
  .post('/resume', async (c) =>
    done(c, await resumeSubscription(userOf(c).id, parse(resumeBody, await bodyOf(c)).of, c.var.runtime)),
  )
  .post('/cancel', async (c) =>
    done(c, await cancelSubscription(userOf(c).id, parse(cancelBody, await bodyOf(c)), c.var.runtime)),
  );

const bodyOf = (c: Context<ApiEnv>): Promise<unknown> => c.req.json().catch(() => null);

function done(c: Context<ApiEnv>, outcome: Outcome) {
  if (!outcome.ok) throw refusal(outcome.reason);
  return c.body(null, 204);
}
