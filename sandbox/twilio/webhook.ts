import { SANDBOX_TWILIO } from './account';
import { signatureOf } from './signature';

export interface Posted {
  readonly url: string;
  /** 0: nobody answered. */
  readonly status: number;
}

/** Posts a form to a webhook of the product's, signed as Twilio signs. Never throws. */
export async function postSigned(url: string, fields: Readonly<Record<string, string>>): Promise<Posted> {
  const signature = signatureOf(SANDBOX_TWILIO.authToken, url, fields);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'X-Twilio-Signature': signature },
    body: new URLSearchParams(fields),
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  await answer?.body?.cancel();
  return { url, status: answer?.status ?? 0 };
}
