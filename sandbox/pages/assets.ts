import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { CHECKOUT } from '../checkout';

/** Files that pages load: name, type, place in the checkout. */
const ASSETS: Readonly<Record<string, readonly [string, string]>> = {
  'style.css': ['text/css; charset=utf-8', 'sandbox/pages/assets/style.css'],
  'clock.js': ['text/javascript; charset=utf-8', 'sandbox/pages/assets/clock.js'],
  'mail.js': ['text/javascript; charset=utf-8', 'sandbox/pages/assets/mail.js'],
  'desk.js': ['text/javascript; charset=utf-8', 'sandbox/pages/assets/desk.js'],
  'mark.svg': ['image/svg+xml', 'sandbox/pages/assets/mark.svg'],
  'instrument-sans.woff2': ['font/woff2', 'src/app/fonts/instrument-sans-latin-wght-normal.woff2'],
};

export function assets(): Hono {
  const app = new Hono();
  app.get('/:name', (c) => {
    const [type, place] = ASSETS[c.req.param('name')] ?? [];
    if (!type || !place) return c.notFound();
    const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };
    return c.body(new Uint8Array(readFileSync(new URL(place, CHECKOUT))), 200, headers);
  });
  return app;
}
