import { SANDBOX_PASSWORD } from '../../sandbox/people';
import { type Sandbox, startSandbox } from '../../sandbox/start';
import type { CaldavServer } from './caldav-subject';

/** The sandbox's stand-in as a server for the suite. */
export async function sandboxServer(): Promise<CaldavServer & { sandbox: Sandbox }> {
  const sandbox = await startSandbox();
  let users = 0;
  return {
    sandbox,
    url: sandbox.url,
    start: '/sandbox/caldav/',
    async newUser() {
      const user = `contract${users++}@acme.test`;
      sandbox.control.addPerson({ email: user, name: 'Contract', zone: 'UTC' });
      return { user, password: SANDBOX_PASSWORD, calendar: 'work' };
    },
    stop: () => sandbox.stop(),
  };
}
