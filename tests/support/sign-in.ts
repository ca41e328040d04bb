import { createComposer } from '@/adapters/smtp/compose';
import { createSender } from '@/adapters/smtp/sender';
import type { Runtime, RuntimeSettings } from '@/ports/runtime';
import { answerVisitor } from '@/server/auth/door';
import { startSandbox } from '../../sandbox/start';
import { startAuthServer } from './auth-server';
import { AuthVisitor, signInLink } from './auth-visitor';
import { calendarRuntime } from './calendar';

/** Signing in as the product has it, on a sandbox and without Next. */
export async function startSignIn() {
  const sandbox = await startSandbox();
  const base = calendarRuntime(sandbox);
  const relayUrl = `smtp://127.0.0.1:${sandbox.smtpPort}`;
  const secret = process.env.NEXTAUTH_SECRET;
  process.env.NEXTAUTH_SECRET = 'a secret of this test';
  const server = await startAuthServer((request) => answerVisitor(request, product.runtime, product.visitor));
  const product = {
    origin: server.origin,
    runtime: {
      ...base,
      compose: createComposer(null),
      mail: createSender({ relayUrl, resolve: async () => [], helo: 'sundial.test' }),
      settings: { ...base.settings, baseUrl: server.origin },
    } as Runtime,
    /** Who calls, as limits count them. */
    visitor: '192.0.2.1',
    client: () => new AuthVisitor(server.origin, sandbox.url),
    linkIn: (address: string) => signInLink(sandbox.url, address),
    /** Changes what an operator sets. */
    set(settings: Partial<RuntimeSettings>): void {
      product.runtime = { ...product.runtime, settings: { ...product.runtime.settings, ...settings } };
    },
    async stop(): Promise<void> {
      if (secret === undefined) delete process.env.NEXTAUTH_SECRET;
      else process.env.NEXTAUTH_SECRET = secret;
      await server.stop();
      await sandbox.stop();
    },
  };
  return product;
}
