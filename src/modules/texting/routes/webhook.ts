import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { Problem } from '@/core/http/problem';
import type { ApiEnv } from '@/modules/identity/policy';
import type { VendorTextState } from '@/ports/texting';
import { receiveText } from '../commands/receive';
import { reportText } from '../commands/report';
import { incoming, report } from '../schema';

const PATH = '/api/webhooks/twilio';
/** An answer that says nothing: what is to be said goes out as any other text. */
const SILENCE = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/**
 * POST /api/webhooks/twilio: a text that came in; …/status/{text}: what has become of one that went out. The vendor's signature is
 * the authority, over the address as it is known in public.
 */
export const twilioRoutes = new Hono<ApiEnv>()
  .post('/', async (c) => {
    const text = incoming.safeParse(await signedFields(c, PATH));
    if (text.success) await receiveText(text.data, c.var.runtime);
    return c.body(SILENCE, 200, { 'Content-Type': 'text/xml' });
  })
  .post('/status/:text', async (c) => {
    const id = c.req.param('text');
    const said = report.safeParse(await signedFields(c, `${PATH}/status/${id}`));
    const textId = z.uuid().safeParse(id);
    if (said.success && textId.success) {
      const { MessageSid: vendorId, MessageStatus: status, ErrorCode: errorCode = null } = said.data;
      const state = STATES[status] ?? 'taken';
      await reportText(textId.data, { vendorId, state, errorCode }, c.var.runtime);
    }
    return c.body(SILENCE, 200, { 'Content-Type': 'text/xml' });
  });

const STATES: Readonly<Record<string, VendorTextState>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

/** The fields of a form that the vendor has signed. Throws Problem for any other. */
async function signedFields(c: Context<ApiEnv>, path: string): Promise<Record<string, string>> {
  const { texting, settings } = c.var.runtime;
  const form = new URLSearchParams(await c.req.text());
  const fields = new Map([...new Set(form.keys())].map((name) => [name, form.getAll(name)] as const));
  const url = `${settings.baseUrl}${path}${new URL(c.req.url).search}`;
  if (!texting?.port.isSigned(url, fields, c.req.header('x-twilio-signature') ?? null)) {
    throw new Problem(400, 'signature', 'The signature is not right');
  }
  return Object.fromEntries([...fields].map(([name, [value = '']]) => [name, value]));
}
