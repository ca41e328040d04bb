import { expect, it } from 'vitest';
import { refusedConsent } from './refused-consent';

it.each([
  ['/api/auth/callback/google?error=access_denied&state=x', 'access_denied'],
  ['/api/auth/callback/google?error=server_error&error_description=x', 'server_error'],
  ['/api/auth/callback/google?error=a%0A[auth]%20forged', 'aauthforged'],
  ['/api/auth/callback/google?code=x&state=y', null],
  ['/api/auth/callback/google?error=&code=x', null],
  ['/api/auth/callback/email?error=access_denied', null],
  ['/api/auth/error?error=OAuthCallback', null],
])('%s was refused with %s', (path, error) => {
  expect(refusedConsent(new URL(path, 'http://localhost:3000'))).toBe(error);
});
