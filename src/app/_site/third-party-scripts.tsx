import { cookies, headers } from 'next/headers';
import { env } from '@/config/public-environment';
import { type ThirdParty, thirdPartiesOf } from '@/core/http/third-parties';
import { messagesOf } from '../_shell/locale';
import { ConsentBar } from './consent-bar';
import { CONSENT_COOKIE } from './consent-cookie';
import { PageScript } from './page-script';

/**
 * The scripts of others that are configured: they wait for consent, and where the browser asks not to be tracked they are not
 * asked about. Not on the pages of links in mails, whose address is a key.
 */
export async function ThirdPartyScripts() {
  const vendors = await wantedVendors();
  const decided = (await cookies()).get(CONSENT_COOKIE)?.value ?? null;
  return vendors.length > 0 ? (
    <>
      <ConsentBar {...{ vendors, decided }} t={await messagesOf('site')} />
      <PageScript src="/built/third-parties.js" />
    </>
  ) : null;
}

/** DNT (w3.org/TR/tracking-dnt) and Sec-GPC (w3.org/TR/gpc) say no for good. */
async function wantedVendors(): Promise<ThirdParty[]> {
  const asked = await headers();
  return asked.get('dnt') === '1' || asked.get('sec-gpc') === '1' ? [] : thirdPartiesOf(env);
}
