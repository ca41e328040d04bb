import { expect, it } from 'vitest';
import { useDatabase } from '../../../tests/support/database';
import { refusedAttempt } from './attempts';

useDatabase();

it('a visitor may try to sign in a hundred times in ten minutes; others are not counted with them', async () => {
  const attempt = (visitor: string, action = 'signin') =>
    refusedAttempt({ action, visitor, baseUrl: 'https://sundial.test' });
  for (let i = 0; i < 100; i += 1) expect(await attempt('1.1.1.1')).toBeNull();
  const answer = await attempt('1.1.1.1');
  expect(answer?.status).toBe(429);
  // next-auth's client reads the error's name from the address.
  expect(await answer?.json()).toMatchObject({ url: 'https://sundial.test/auth/signin?error=TooManyAttempts' });
  const logged = await Promise.all(Array.from({ length: 70 }, () => attempt('1.1.1.1', '_log')));
  expect(logged.filter((one) => one === null)).toHaveLength(60);
  expect([await attempt('2.2.2.2'), await attempt('1.1.1.1', 'signout')]).toEqual([null, null]);
});
