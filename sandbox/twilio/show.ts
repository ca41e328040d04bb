import { segmentsOf } from '../../src/core/texting/segments';
import { SANDBOX_TWILIO } from './account';
import type { Message } from './model';

/** RFC 2822, in GMT: `Mon, 02 Mar 2026 10:00:00 +0000`. */
const rfc2822 = (ms: number) => new Date(ms).toUTCString().replace('GMT', '+0000');

/** A message as the API shows it; `price`: of a segment, in dollars, where it is known. */
export function showMessage(message: Message, price: string | null) {
  const segments = segmentsOf(message.body);
  const uri = `/2010-04-01/Accounts/${SANDBOX_TWILIO.accountSid}/Messages/${message.sid}`;
  const billed = price !== null && message.sentAt !== null;
  return {
    account_sid: SANDBOX_TWILIO.accountSid,
    api_version: '2010-04-01',
    body: message.body,
    date_created: rfc2822(message.createdAt),
    date_sent: message.sentAt === null ? null : rfc2822(message.sentAt),
    date_updated: rfc2822(message.updatedAt),
    direction: message.direction,
    error_code: message.errorCode,
    error_message: message.errorCode === null ? null : 'The carrier did not take it',
    from: message.from,
    messaging_service_sid: null,
    num_media: '0',
    num_segments: String(segments),
    price: billed ? `-${(Number(price) * segments).toFixed(5)}` : null,
    price_unit: 'USD',
    sid: message.sid,
    status: message.status,
    subresource_uris: { media: `${uri}/Media.json` },
    to: message.to,
    uri: `${uri}.json`,
  };
}
