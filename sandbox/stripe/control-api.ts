import { Hono } from 'hono';
import { z } from 'zod';
import type { StripeControl } from './control';
import { StripeError } from './errors';
import { mannerSchema } from './events/delivery';

const settingsSchema = z.strictObject({
  retryDays: z.array(z.int().min(1).max(60)).max(10).optional(),
  afterRetries: z.enum(['cancel', 'past_due', 'unpaid']).optional(),
  taxPercent: z.record(z.string().max(10), z.number().min(0).max(100)).optional(),
});
const webhookSchema = z.strictObject({ url: z.url(), secret: z.string().startsWith('whsec_').max(200) });
const cardSchema = z.strictObject({ customer: z.string().max(100), number: z.string().max(40) });
const refundSchema = z.strictObject({ invoice: z.string().max(100), amount: z.int().min(1).optional() });
const deliverySchema = z.strictObject({ ids: z.array(z.string().max(100)).max(1_000) });

/** What can be done to the payment vendor, over HTTP. Mounted at /sandbox/control/stripe. */
export function stripeControlApi(control: StripeControl): Hono {
  const app = new Hono();
  app.get('/events', (c) => c.json({ events: control.events() }));
  app.get('/outcomes', (c) => c.json({ outcomes: control.outcomes }));

  const post = <S extends z.ZodType>(path: string, schema: S, act: (body: z.infer<S>) => void | Promise<void>) =>
    app.post(path, async (c) => {
      const body = schema.safeParse(await c.req.json().catch(() => null));
      if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 400);
      try {
        await act(body.data);
        return c.body(null, 204);
      } catch (error) {
        if (error instanceof RangeError) return c.json({ error: error.message }, 404);
        if (error instanceof StripeError) return c.json(error.body, 400);
        throw error;
      }
    });

  post('/webhook', webhookSchema, control.setWebhook);
  post('/manner', mannerSchema, control.manner);
  post('/account', settingsSchema, control.setAccount);
  post('/card', cardSchema, ({ customer, number }) => control.giveCard(customer, number));
  post('/refund', refundSchema, ({ invoice, amount }) => control.refund(invoice, amount));
  post('/deliver', deliverySchema, ({ ids }) => control.deliver(ids));
  return app;
}
