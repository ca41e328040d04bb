import type { Provider } from 'oidc-provider';
import type { Assembly } from '../../assemble';
import type { FindAccess } from '../access-tokens';
import { oidcListener } from './listener';
import { oidcProvider } from './provider';
import { signInPages } from './sign-in';

/** The name that the consent page shows for the product. */
const CLIENT_NAME = 'Sundial';

/** Google's sign-in, started for the public URL (`issuer`) that browsers and the product know it by. */
export function oidcService(assembly: Assembly, issuer: string) {
  const { people, grants, faults, offline, oidcKeys, options, minted } = assembly;
  const provider: Provider = oidcProvider({
    issuer,
    client: options.oauthClient,
    people,
    grants,
    signingKey: oidcKeys.signing,
    cookieKey: oidcKeys.cookie,
    offline,
  });
  const findAccess: FindAccess = async (token) => {
    const known = minted.find(token);
    if (known) return known;
    const found = await provider.AccessToken.find(token);
    return found && { subject: found.accountId, scopes: (found.scope ?? '').split(' ') };
  };
  return {
    findAccess,
    listener: oidcListener({ provider, grants, faults, issuer }),
    pages: signInPages({ provider, people, offline, clientName: CLIENT_NAME }),
  };
}
