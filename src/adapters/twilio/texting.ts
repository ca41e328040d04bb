import { z } from 'zod';
import { TextFailure, type TextPort, type VendorText, type VendorTextState } from '@/ports/texting';
import { callTwilio, type TwilioAccess } from './client';
import { isTwilioSignature, twilioSignature } from './signature';

const message = z.object({
  sid: z.string(),
  body: z.string().nullable(),
  status: z.string(),
  direction: z.string().nullish(),
  error_code: z.number().nullish(),
  date_created: z.string(),
  price: z.string().nullish(),
  price_unit: z.string().nullish(),
});
const listed = z.object({ messages: z.array(message) });

/** As many as are looked through for one that may have been taken. */
const PAGE = 100;

/** Texting by Twilio (API 2010-04-01). */
export function twilioTexting(access: TwilioAccess): TextPort {
  return {
    async send({ from, to, body, reportTo, validFor }) {
      const fields = { From: from, To: to, Body: body, StatusCallback: reportTo, ValidityPeriod: String(validFor) };
      return asText(parsed(message, await callTwilio(access, 'POST', 'Messages.json', fields)));
    },
    async look(vendorId) {
      return asText(parsed(message, await callTwilio(access, 'GET', `Messages/${vendorId}.json`, {})));
    },
    async taken({ from, to }, sinceMs) {
      // Not by DateSent: what waits in the vendor's queue has none.
      const fields = { From: from, To: to, PageSize: String(PAGE) };
      const { messages } = parsed(listed, await callTwilio(access, 'GET', 'Messages.json', fields));
      return messages
        .filter(({ direction }) => direction !== 'inbound')
        .map(asText)
        .filter(({ createdAtMs }) => createdAtMs >= sinceMs);
    },
    isSigned: (url, fields, signature) => isTwilioSignature(signature, twilioSignature(access.authToken, url, fields)),
  };
}

function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body);
  if (!read.success) throw new TextFailure('unavailable', 'Twilio answers in a form that is not its own');
  return read.data;
}

const STATES: Readonly<Record<string, VendorTextState>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

/** What a status of the vendor's says: one that is not known is on its way. */
export function stateOfStatus(status: string): VendorTextState {
  return STATES[status] ?? 'taken';
}

function asText(row: z.infer<typeof message>): VendorText {
  const price = row.price ? Math.round(Math.abs(Number(row.price)) * 1_000_000) : Number.NaN;
  return {
    vendorId: row.sid,
    body: row.body ?? '',
    state: stateOfStatus(row.status),
    errorCode: row.error_code ?? null,
    createdAtMs: Date.parse(row.date_created),
    price:
      Number.isSafeInteger(price) && row.price_unit ? { micros: price, currency: row.price_unit.toLowerCase() } : null,
  };
}
