import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll } from 'vitest';
import { twilioTexting } from '@/adapters/twilio/texting';
import { database } from '@/db/client';
import { phoneLines } from '@/db/schema/phone-lines';
import { setFlag } from '@/modules/flags/commands';
import { dispatchTexts } from '@/modules/texting/commands/dispatch';
import { sendText } from '@/modules/texting/commands/send';
import { TEXT_KEY } from '@/modules/texting/constants';
import type { Runtime } from '@/ports/runtime';
import type { Texting } from '@/ports/texting';
import { createApi } from '@/server/app';
import { SANDBOX_TWILIO, type Sandbox, startSandbox } from '../../sandbox/start';
import { apiAs, type CallProduct } from './api';
import { mailboxRuntime, ownerWithLoop } from './mailbox';

export const [LINE, OTHER_LINE] = SANDBOX_TWILIO.numbers;
let phones = 4_000_000;

export interface Texted {
  readonly userId: string;
  readonly loopId: string;
  readonly phone: string;
  readonly call: CallProduct;
}

/** The product with the texting vendor's stand-in: its webhook is served over HTTP, what is to be sent is sent by `settle`. */
export interface TextingWorld {
  sandbox: Sandbox;
  runtime: Runtime & { readonly texting: Texting };
  /** Where the vendor posts. */
  origin: string;
  /** Another number of a telephone with every call. */
  newPhone(): string;
  /** An owner; `proved`: whose telephone is, and who has agreed. */
  owner(proved?: boolean): Promise<Texted>;
  /** Has what is due handed over, and every call of the vendor's answered. */
  settle(): Promise<void>;
  /** Moves the clock. */
  pass(ms: number): Promise<void>;
  /** What we have texted to a telephone, oldest first. */
  on(phone: string): string[];
}

/** Call it at the top level of the file, behind `useDatabase`. */
export function useTexting(over: Partial<Texting> = {}): TextingWorld {
  const world = {} as TextingWorld;
  let server: Server;
  let offset = 0;
  beforeAll(async () => {
    const sandbox = await startSandbox();
    const base = mailboxRuntime();
    const { accountSid, authToken } = SANDBOX_TWILIO;
    const port = twilioTexting({ accountSid, authToken, apiBase: sandbox.twilioApiBase });
    const settings = { ...base.settings };
    const runtime: TextingWorld['runtime'] = {
      ...base,
      clock: { now: async () => sandbox.control.now() },
      texting: { port, partMicros: 20_000, monthMicros: 5_000_000, currency: 'usd', ...over },
      workflows: {
        schedule: async () => {},
        async dispatch(key) {
          if (key.startsWith(TEXT_KEY)) await sendText(key.slice(TEXT_KEY.length), runtime);
        },
      },
      settings,
    };
    server = createServer(getRequestListener(createApi(runtime).fetch));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    Object.assign(settings, { baseUrl: origin });
    sandbox.control.twilio.setWebhook(`${origin}/api/webhooks/twilio`);
    await setFlag('sms', { on: true, percent: 100 }, 'test');
    await database()
      .insert(phoneLines)
      .values({ number: LINE, capabilities: ['sms'], pool: true, createdAt: new Date() });
    const settle = async () => {
      await sandbox.control.twilio.settled();
      await dispatchTexts(runtime);
      await sandbox.control.twilio.settled();
    };
    const on = (phone: string) =>
      sandbox.control.twilio
        .phone(phone)
        .filter(({ direction }) => direction === 'outbound-api')
        .map(({ body }) => body);
    const newPhone = () => {
      phones += 1;
      return `+1212${phones}`;
    };
    Object.assign(world, {
      ...{ sandbox, runtime, origin, newPhone, settle, on },
      async owner(proved = true) {
        const { ownerId: userId, loopId } = await ownerWithLoop();
        const call = await apiAs(runtime, userId);
        const phone = newPhone();
        if (proved) {
          await call('POST', '/api/user/phone', { number: phone });
          const code = /\d{6}/.exec(on(phone).at(-1) ?? '')?.[0];
          await call('POST', '/api/user/phone/verify', { code, agreed: true });
          // None: what is tested does not hang on the time of the day.
          await call('PATCH', '/api/user/phone', { quiet: { from: 0, until: 0 } });
          await settle();
        }
        return { userId, loopId, phone, call };
      },
      async pass(ms: number) {
        offset += ms;
        sandbox.control.setClockOffset(offset);
        await settle();
      },
    } satisfies Partial<TextingWorld>);
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await world.sandbox.stop();
  });
  return world;
}
