import { callTwilio } from '@/adapters/twilio/client';
import type { ServerEnvironment } from '@/config/environment';
import { bad, type Finding, note, ok } from '@/supervisor/doctor/finding';

type Environment = Pick<
  ServerEnvironment,
  'SANDBOX' | 'BASE_URL' | 'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_API_BASE'
>;

const KEYS = 'https://console.twilio.com has the account and its auth token: TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.';
const WEBHOOK = '/api/webhooks/twilio';

/** A number as Twilio's API lists it. */
interface Rented {
  readonly phone_number?: string | null;
  readonly sms_url?: string | null;
}

/** Whether owners can be texted here: the account, its numbers, and where what comes in is posted. */
export async function textingFindings(environment: Environment): Promise<Finding[]> {
  const { SANDBOX, TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = environment;
  if (!accountSid || !authToken) return [note('Texting is not set up: nobody is texted')];
  const access = { accountSid, authToken, apiBase: environment.TWILIO_API_BASE ?? null };
  const found = await callTwilio(access, 'GET', 'IncomingPhoneNumbers.json', { PageSize: '100' }).catch(
    (error: Error) => error.message,
  );
  if (typeof found === 'string') return [bad(found, SANDBOX ? 'The sandbox has to run.' : KEYS)];
  const numbers = (found as { incoming_phone_numbers?: readonly Rented[] }).incoming_phone_numbers ?? [];
  if (SANDBOX) return [note('Twilio is the sandbox’s stand-in: texts are at /sandbox/phones')];
  if (numbers.length === 0)
    return [bad('The account at Twilio has no number', 'Rent one, and take it in at /admin/phone-lines.')];
  const url = environment.BASE_URL.replace(/\/$/, '') + WEBHOOK;
  const deaf = numbers.filter(({ sms_url }) => sms_url !== url);
  const named = deaf.map(({ phone_number }) => phone_number).join(', ');
  return [
    ok(`Twilio answers; the account has ${numbers.length} numbers`),
    deaf.length === 0
      ? ok('What comes in by them is posted here')
      : bad(`What comes in by ${named} is not posted here`, `Set ${url} there for “A message comes in”, by POST.`),
  ];
}
