import type { MiddlewareHandler } from 'hono';

/**
 * Refuses requests that another site's page makes through the browser of whoever runs the sandbox: the host must be
 * loopback (no DNS rebinding), and a request that changes something must come from a page of this machine.
 */
export const loopbackOnly: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host');
  const origin = c.req.header('origin');
  const foreign =
    (host !== undefined && !isLoopback(`http://${host}`)) || (origin !== undefined && !isLoopback(origin));
  if (foreign) return c.text('The sandbox answers this machine only.', 403);
  await next();
};

function isLoopback(url: string): boolean {
  return URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
