import { describe, expect, it } from 'vitest';
import { thirdPartiesOf } from '@/core/http/third-parties';
import { contentSecurityPolicy, isFramed, paymentOrigins } from './csp';

const PUBLIC_POSTHOG_HOST = 'https://us.i.posthog.com';

/** The origins of others that a policy allows, by directive. */
function others(policy: string): Record<string, string[]> {
  const entries = policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.filter((source) => source.startsWith('https:'))] as const;
  });
  return Object.fromEntries(entries.filter(([, origins]) => origins.length > 0));
}

describe('the policy of a page', () => {
  it('allows no other host but the pictures of Google accounts where nothing is configured', () => {
    const policy = contentSecurityPolicy('n', false, thirdPartiesOf({ PUBLIC_POSTHOG_HOST }));
    expect(others(policy)).toEqual({ 'img-src': ['https://lh3.googleusercontent.com'] });
    expect(policy).toContain("script-src 'self' 'nonce-n' 'strict-dynamic';");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('allows exactly the hosts of the vendors that are configured', () => {
    const policy = contentSecurityPolicy(
      'n',
      false,
      thirdPartiesOf({ PUBLIC_POSTHOG_HOST, PUBLIC_POSTHOG_KEY: 'phc_1', PUBLIC_REFERRAL_DOMAIN: 'acme.link' }),
    );
    const hosts = ['https://us.i.posthog.com', 'https://us-assets.i.posthog.com'];
    expect(others(policy)).toEqual({
      'script-src': ['https://www.dubcdn.com', ...hosts],
      'img-src': ['https://lh3.googleusercontent.com'],
      'connect-src': ['https://api.dub.co', ...hosts],
    });
  });

  it('names a host once, although two vendors need it', () => {
    const ids = { PUBLIC_POSTHOG_HOST, PUBLIC_ANALYTICS_ID: 'G-1', PUBLIC_TAG_MANAGER_ID: 'GTM-1' };
    const allowed = others(contentSecurityPolicy('n', false, thirdPartiesOf(ids)));
    expect(allowed['script-src']).toEqual(['https://www.googletagmanager.com']);
  });

  it('allows the payment vendor on the page alone that shows its page, and only where it does', () => {
    const at = (path: string, embedded = true) =>
      others(contentSecurityPolicy('n', false, [], paymentOrigins(path, embedded)));
    expect(at('/checkout?plan=pro')).toMatchObject({
      'script-src': expect.arrayContaining(['https://js.stripe.com']),
      'frame-src': expect.arrayContaining(['https://js.stripe.com', 'https://checkout.stripe.com']),
      'connect-src': expect.arrayContaining(['https://api.stripe.com']),
    });
    for (const path of ['/', '/pricing', '/checkout/return?session_id=cs_1', '/checkouts', '/settings/billing'])
      expect(at(path)).toEqual({ 'img-src': ['https://lh3.googleusercontent.com'] });
    expect(at('/checkout', false)).toEqual({ 'img-src': ['https://lh3.googleusercontent.com'] });
  });
});

it.each([
  ['/book/dana/intro?embed=1', true],
  ['/book/dana?zone=UTC&embed=1', true],
  ['/book/dana/intro', false],
  ['/book/dana/intro?embed=2', false],
  ['/book/dana/intro/more?embed=1', false],
  ['/book?embed=1', false],
  ['/settings/booking-pages?embed=1', false],
  ['/t/token?embed=1', false],
  ['/x?next=/book/dana/intro?embed=1', false],
])('only a booking page that is asked for so is shown within other pages: %s', (target, framed) => {
  expect(isFramed(target)).toBe(framed);
  const policy = contentSecurityPolicy('n', false, [], [], framed);
  expect(policy.endsWith(framed ? 'frame-ancestors *' : "frame-ancestors 'none'")).toBe(true);
});
