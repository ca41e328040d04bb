import { Hono } from 'hono';
import { receiverPage } from './page';
import { type HookReceiver, MANNERS, type Manner } from './receiver';

/** Where the receiver of webhooks is: its page, and its address below /in. */
export const HOOKS_PATH = '/sandbox/hooks';

/** The receiver's address, its page and what is set on it. Mounted at HOOKS_PATH; `origin` is where browsers see it. */
export function hookRoutes(receiver: HookReceiver, origin: () => string): Hono {
  const app = new Hono();
  app.get('/', (c) => c.html(receiverPage(receiver, `${origin()}${HOOKS_PATH}/in`)));
  app.post('/in', async (c) => {
    const header = (name: string) => c.req.header(name) ?? '';
    const head = {
      id: header('webhook-id'),
      timestamp: header('webhook-timestamp'),
      signature: header('webhook-signature'),
    };
    // By real time, as the product signs: what it is told by has no other.
    const status = receiver.take(head, await c.req.text(), Date.now());
    return new Response(null, { status });
  });
  app.post('/secret', async (c) => {
    const secret = String((await c.req.parseBody()).secret ?? '').trim();
    receiver.secret = secret || null;
    return c.redirect(HOOKS_PATH, 303);
  });
  app.post('/manner', async (c) => {
    const manner = String((await c.req.parseBody()).manner);
    if (Object.hasOwn(MANNERS, manner)) receiver.manner = manner as Manner;
    return c.redirect(HOOKS_PATH, 303);
  });
  app.post('/clear', (c) => {
    receiver.clear();
    return c.redirect(HOOKS_PATH, 303);
  });
  return app;
}
