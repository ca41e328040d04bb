import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Assembly } from '../assemble';
import { composeMail, envelopeTo, newMailSchema, rawMailSchema } from './compose';
import type { StoredMail } from './mailboxes';
import { attachmentOf, viewOf } from './view';

/** The mailboxes as JSON, and mail to be written: for tests and for the page. Mounted at /sandbox/mail. */
export function mailApi({ office, boxes, people, clock }: Assembly): Hono {
  const app = new Hono();

  app.get('/sent', (c) => {
    const id = c.req.query('messageId') ?? c.req.query('message-id') ?? '';
    const recipients = office.handedOver.get(id) ?? [];
    return c.json({ found: recipients.length > 0, count: recipients.length, recipients });
  });

  app.get('/boxes', (c) => {
    const addresses = new Set([...people.all().map((person) => person.email), ...boxes.addresses()]);
    const summary = (address: string) => {
      const messages = boxes.messages(address);
      return {
        address,
        name: people.find(address)?.name ?? null,
        messages: messages.length,
        unread: messages.filter((mail) => !mail.read).length,
      };
    };
    return c.json({ boxes: [...addresses].map(summary) });
  });

  app.get('/boxes/:address', async (c) => {
    const messages = await Promise.all(boxes.messages(c.req.param('address')).map(viewOf));
    return c.json({ address: c.req.param('address').toLowerCase(), messages });
  });

  app.get('/boxes/:address/:id', (c) => withMail(c, async (mail) => c.json(await viewOf(mail))));

  app.get('/boxes/:address/:id/raw', (c) =>
    withMail(c, (mail) =>
      c.body(new Uint8Array(mail.raw), 200, { 'Content-Type': 'text/plain; charset=utf-8', ...NO_SNIFF }),
    ),
  );

  app.get('/boxes/:address/:id/attachments/:index', (c) =>
    withMail(c, async (mail) => {
      const part = await attachmentOf(mail, Number(c.req.param('index')));
      if (!part) return c.notFound();
      const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(part.filename)}`;
      return c.body(new Uint8Array(part.content), 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': disposition,
        ...NO_SNIFF,
      });
    }),
  );

  app.post('/boxes/:address/:id/read', (c) =>
    withMail(c, (mail) => {
      boxes.markRead(c.req.param('address') as string, mail.id);
      return c.body(null, 204);
    }),
  );

  app.post('/send', async (c) => {
    const mail = newMailSchema.safeParse(await c.req.json().catch(() => null));
    if (!mail.success) return c.json({ error: z.prettifyError(mail.error) }, 400);
    const name = mail.data.fromName ?? people.find(mail.data.from)?.name ?? '';
    const raw = await composeMail(mail.data, name, clock.now(), (address) => people.find(address)?.name);
    return c.json(await office.submit({ from: mail.data.from, to: envelopeTo(mail.data), raw }));
  });

  app.post('/send-raw', async (c) => {
    const mail = rawMailSchema.safeParse(await c.req.json().catch(() => null));
    if (!mail.success) return c.json({ error: z.prettifyError(mail.error) }, 400);
    const { envelopeFrom, to, raw, ...how } = mail.data;
    return c.json(await office.submit({ from: envelopeFrom, to, raw: Buffer.from(raw, 'base64') }, how));
  });

  function withMail(c: Context, use: (mail: StoredMail) => Response | Promise<Response>): Response | Promise<Response> {
    const mail = boxes.find(c.req.param('address') ?? '', c.req.param('id') ?? '');
    return mail ? use(mail) : c.json({ error: 'There is no such message' }, 404);
  }

  return app;
}

const NO_SNIFF = { 'X-Content-Type-Options': 'nosniff' };
