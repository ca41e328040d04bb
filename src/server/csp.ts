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
 * configured vendors need. `dev` lets the bundler evaluate.
 */
export function contentSecurityPolicy(nonce: string, dev: boolean, vendors: readonly ThirdParty[] = []): string {
  const of = (directive: keyof ThirdParty['allows']) =>
    [...new Set(vendors.flatMap(({ allows }) => allows[directive]))].map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}${of('script')}`,
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' blob: data: https://lh3.googleusercontent.com${of('img')}`,
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}${of('connect')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
