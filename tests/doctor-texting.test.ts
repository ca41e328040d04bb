import { afterAll, expect, it } from 'vitest';
import { textingFindings } from '@/cli/doctor-texting';
import { SANDBOX_TWILIO, startSandbox } from '../sandbox/start';

const sandbox = await startSandbox();
afterAll(() => sandbox.stop());

const environment = {
  SANDBOX: false,
  BASE_URL: 'https://meet.example.test/',
  TWILIO_ACCOUNT_SID: SANDBOX_TWILIO.accountSid,
  TWILIO_AUTH_TOKEN: SANDBOX_TWILIO.authToken as string,
  TWILIO_API_BASE: sandbox.twilioApiBase,
};
const said = async (over = {}) =>
  (await textingFindings({ ...environment, ...over })).map(({ state, text }) => `${state}: ${text}`);

it('says what of texting is missing', async () => {
  expect(await said({ TWILIO_ACCOUNT_SID: undefined })).toEqual(['note: Texting is not set up: nobody is texted']);
  expect(await said({ TWILIO_AUTH_TOKEN: 'another' })).toEqual([
    expect.stringMatching(/^bad: Twilio answers 401 \(20003\)/),
  ]);
  expect(await said()).toEqual([
    'ok: Twilio answers; the account has 2 numbers',
    expect.stringMatching(/^bad: What comes in by \+1.* is not posted here$/),
  ]);
  sandbox.control.twilio.setWebhook('https://meet.example.test/api/webhooks/twilio');
  expect((await said())[1]).toBe('ok: What comes in by them is posted here');
  expect(sandbox.control.violations).toEqual([]);
});
