import { type AuthInfo, createMcpHandler, requireBearerAuth } from '@modelcontextprotocol/server';
import { Hono } from 'hono';
import type { ApiEnv } from '@/modules/identity/policy';
import { RESOURCE_METADATA_PATH } from '@/modules/oauth/constants';
import { resourceOf } from '@/modules/oauth/policy';
import { resourceMetadata } from '@/modules/oauth/routes/metadata';
import { type Caller, callerOf } from './policy';
import { serverFor } from './routes/server';

/**
 * /api/mcp: the MCP server (Streamable HTTP, without sessions), by which other assistants act for an owner. A cookie opens
 * nothing here: who calls is said by a bearer token alone.
 */
export const mcpRoutes = new Hono<ApiEnv>()
  .get('/metadata', (c) => c.json(resourceMetadata(c.var.runtime.settings)))
  .post('/', async (c) => {
    const { runtime } = c.var;
    const { settings } = runtime;
    let caller: Caller | undefined;
    const gate = requireBearerAuth({
      verifier: {
        async verifyAccessToken(token): Promise<AuthInfo> {
          caller = await callerOf(token, settings);
          const { clientId, scopes, expiresAt } = caller;
          const until = Math.floor(expiresAt.getTime() / 1000);
          return { token, clientId, scopes: [...scopes], expiresAt: until, resource: new URL(resourceOf(settings)) };
        },
      },
      expectedResource: new URL(resourceOf(settings)),
      resourceMetadataUrl: settings.baseUrl + RESOURCE_METADATA_PATH,
    });
    const authInfo = await gate(c.req.raw);
    if (authInfo instanceof Response) return authInfo;
    const known = caller as Caller;
    await known.used();
    const handler = createMcpHandler(() => serverFor(known, runtime));
    return handler.fetch(c.req.raw, { authInfo });
  })
  // There are no sessions whose stream could be asked for, or that could be ended.
  .all('/', (c) => c.body(null, 405, { Allow: 'POST' }));
