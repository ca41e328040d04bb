import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { CHECKOUT } from '../checkout';

/** Files that pages load, by name. */
const ASSETS: Readonly<Record<string, string>> = {
  'style.css': 'text/css; charset=utf-8',
  'mark.svg': 'image/svg+xml',
};

export function assets(): Hono {
  const app = new Hono();
  app.get('/:name', (c) => {
    const name = c.req.param('name');
    const type = ASSETS[name];
    if (!type) return c.notFound();
    return c.body(readFileSync(new URL(`sandbox/pages/assets/${name}`, CHECKOUT)), 200, {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
    });
  });
  return app;
}
