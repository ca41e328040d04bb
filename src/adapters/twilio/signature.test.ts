import { describe, expect, it } from 'vitest';
import { isTwilioSignature, twilioSignature } from './signature';

const URL = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const FIELDS = {
  ...{ To: '+18005551212', From: '+14158675309', Digits: '1234' },
  ...{ CallSid: 'CA1234567890ABCDE', Caller: '+14158675309' },
};
const named = (fields: object) => new Map(Object.entries(fields).map(([name, value]) => [name, [value].flat()]));

describe('the signature of a webhook', () => {
  it('is that of the vendor’s own example, in whatever order the fields come', () => {
    expect(twilioSignature('12345', URL, named(FIELDS))).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=');
  });

  it('counts each value of a name once', () => {
    const once = twilioSignature('12345', URL, named({ a: ['1', '2'] }));
    expect(twilioSignature('12345', URL, named({ a: ['2', '1', '2'] }))).toBe(once);
  });

  it.each([null, '', 'RSOYDt4T1cUTdK1PDd93/VVr8B8', 'rSOYDt4T1cUTdK1PDd93/VVr8B8='])('is not %s', (given) => {
    expect(isTwilioSignature(given, 'RSOYDt4T1cUTdK1PDd93/VVr8B8=')).toBe(false);
  });
});
