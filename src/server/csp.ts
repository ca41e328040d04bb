import type { ThirdParty } from '@/core/http/third-parties';

/** The headers that every answer carries, pages and API alike. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know `frame-ancestors`, and for what is no page.
    'X-Frame-Options': 'DENY',
    // Not `no-referrer`: browsers then send `Origin: null` with form posts, and the origin check could not tell ours.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/**
 * Content-Security-Policy of a page: scripts and styles by nonce only (CSP level 3), and nothing of other hosts but what the
 * configured vendors need. `dev` lets the bundler evaluate; `payment` are the origins of the payment vendor, where its page is shown;
 * a `framed` page may be shown within any other.
 */
export function contentSecurityPolicy(
  nonce: string,
  dev: boolean,
  vendors: readonly ThirdParty[] = [],
  payment: readonly string[] = [],
  framed = false,
): string {
  const paid = payment.map((origin) => ` ${origin}`).join('');
  const of = (directive: keyof ThirdParty['allows']) =>
    [...new Set(vendors.flatMap(({ allows }) => allows[directive]))].map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}${of('script')}${paid}`,
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' blob: data: https://lh3.googleusercontent.com${of('img')}${paid}`,
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}${of('connect')}${paid}`,
    ...(payment.length > 0 ? [`frame-src${paid}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    framed ? 'frame-ancestors *' : "frame-ancestors 'none'",
  ].join('; ');
}

/** Stripe's own list for Checkout within a page (docs.stripe.com/security/guide, "Content Security Policy"). */
const STRIPE = [
  'https://js.stripe.com',
  'https://*.js.stripe.com',
  'https://checkout.stripe.com',
  'https://api.stripe.com',
];

/** What of the payment vendor a page is allowed: nothing, but on the one that shows its page, and only where it does. */
export function paymentOrigins(path: string, embedded: boolean): readonly string[] {
  return embedded && /^\/checkout(?:$|\?)/.test(path) ? STRIPE : [];
}

/** Whether others may show the page within theirs: a booking page that is asked for so. Nobody acts in another's name there. */
export function isFramed(target: string): boolean {
  const query = /^\/book\/[^/?#]+(?:\/[^/?#]+)?\?([^#]*)$/.exec(target)?.[1];
  return query !== undefined && new URLSearchParams(query).get('embed') === '1';
}
