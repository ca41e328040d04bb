import { expect, it } from 'vitest';
import { thirdPartiesOf } from './third-parties';

const PUBLIC_POSTHOG_HOST = 'https://us.i.posthog.com';

it('names nobody where nothing is configured', () => {
  expect(thirdPartiesOf({ PUBLIC_POSTHOG_HOST })).toEqual([]);
});

it('names each vendor whose id is configured, and its hosts', () => {
  const all = thirdPartiesOf({
    PUBLIC_POSTHOG_HOST,
    PUBLIC_POSTHOG_KEY: 'phc_1',
    PUBLIC_ANALYTICS_ID: 'G-1',
    PUBLIC_TAG_MANAGER_ID: 'GTM-1',
    PUBLIC_REFERRAL_DOMAIN: 'acme.link',
  });
  expect(all.map(({ key, script }) => [key, script])).toEqual([
    ['referral', 'https://www.dubcdn.com/analytics/script.js'],
    ['analytics', 'https://www.googletagmanager.com/gtag/js?id=G-1'],
    ['tags', 'https://www.googletagmanager.com/gtm.js?id=GTM-1'],
    ['product', 'https://us-assets.i.posthog.com/static/array.js'],
  ]);
});

it('puts an id into an address as a value, never as more', () => {
  const [analytics] = thirdPartiesOf({ PUBLIC_POSTHOG_HOST, PUBLIC_ANALYTICS_ID: 'G-1&l=x"><script>' });
  expect(analytics?.script).toBe('https://www.googletagmanager.com/gtag/js?id=G-1%26l%3Dx%22%3E%3Cscript%3E');
});

it('takes the script of a product analytics of one’s own from there', () => {
  const [own] = thirdPartiesOf({ PUBLIC_POSTHOG_KEY: 'phc_1', PUBLIC_POSTHOG_HOST: 'https://ph.acme.com/in/' });
  expect(own?.script).toBe('https://ph.acme.com/static/array.js');
  expect(own?.allows.connect).toEqual(['https://ph.acme.com']);
});
