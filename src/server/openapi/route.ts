import type { Context } from 'hono';
import type { ApiEnv } from '@/modules/identity/policy';
import { version } from '../../../package.json';
import { openApiDocument } from './document';

/** GET /api/openapi.json: the description of the API, for anyone. */
export function openApi(c: Context<ApiEnv>): Response {
  const { baseUrl } = c.var.runtime.settings;
  return c.json(openApiDocument({ version, baseUrl }), 200, { 'Cache-Control': 'public, max-age=300' });
}
