import cluster from 'node:cluster';
import type { ServerEnvironment } from '@/config/environment';
import { administrationHint } from '@/modules/invites/commands/administration';
import { beginOnWorkingMorning, type FollowClock } from '@/modules/operations/commands';
import { clockRoutes } from '@/modules/operations/routes';
import type { Runtime } from '@/ports/runtime';
import { startEnginePages } from '@/server/engine-pages';
import { startWeb } from '@/server/web';
import { log } from './log';
import type { Wiring } from './runtime';

/** The web role: API, pages and, in sandbox mode, the way to the stand-ins. */
export async function startWebRole(
  env: ServerEnvironment,
  { runtime }: Wiring,
  dev: boolean,
): Promise<() => Promise<void>> {
  const web = await startWeb({
    port: env.PORT,
    host: env.HOST,
    proxies: env.TRUSTED_PROXIES,
    dev,
    runtime,
    sandbox:
      env.SANDBOX && env.SANDBOX_URL
        ? { url: env.SANDBOX_URL, clock: clockRoutes(runtime, followBy(env.SANDBOX_URL)) }
        : null,
  });
  const enginePages = env.WORKFLOW_UI_PORT
    ? await startEnginePages({
        port: env.WORKFLOW_UI_PORT,
        host: env.SANDBOX ? '127.0.0.1' : env.HOST,
        adminUrl: env.WORKFLOW_ADMIN_URL.replace(/\/$/, ''),
        baseUrl: runtime.settings.baseUrl,
        publicUrl: env.PUBLIC_WORKFLOW_UI_BASE_URL,
        proxies: env.TRUSTED_PROXIES,
      })
    : null;
  const first = cluster.worker === undefined || cluster.worker.id === 1;
  if (first && env.SANDBOX && env.SANDBOX_URL) await beginOnWorkingMorning(runtime, followBy(env.SANDBOX_URL));
  if (first && !env.SANDBOX) await tellAdministration(runtime);
  log('web', `serves ${runtime.settings.baseUrl} on port ${web.port}`);
  return async () => {
    await Promise.all([web.stop(), enginePages?.stop()]);
  };
}

/** Says how to become the administrator while nobody is. */
async function tellAdministration(runtime: Runtime): Promise<void> {
  const hint = await administrationHint(runtime.settings, await runtime.clock.now());
  if (hint) log('web', hint);
}

/** The stand-ins follow the product's clock. */
export function followBy(sandboxUrl: string): FollowClock {
  return async (offsetMs) => {
    const answer = await fetch(`${sandboxUrl}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ offsetMs }),
    });
    if (!answer.ok) throw new Error(`The sandbox did not take the clock: HTTP ${answer.status}`);
  };
}
