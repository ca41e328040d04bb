import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Endpoint } from './endpoint';
import { ENDPOINTS } from './registry';

const BY_NAME = new Map(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));

/** A route of Hono as OpenAPI writes it: `/:id{[a-z]+}` is `/{id}`. */
export function writtenPath(path: string): string {
  return path
    .split('/')
    .map((part) => part.replace(/^:(\w+).*$/, '{$1}'))
    .join('/');
}

/**
 * The description of the route that is about to answer a request, by what the router itself has found; null where none does.
 * Middleware stands at the path of its route, or at all methods.
 */
export function endpointOf(c: Context): Endpoint | null {
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL');
  return (route && BY_NAME.get(`${route.method} ${writtenPath(route.path)}`)) ?? null;
}
