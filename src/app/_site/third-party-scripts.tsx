import { cookies, headers } from 'next/headers';
import { publicEnvironment } from '@/config/public-environment';
import { type ThirdParty, thirdPartiesOf } from '@/core/http/third-parties';
import { ConsentBar } from './consent-bar';
import { CONSENT_COOKIE } from './consent-cookie';
import { PageScript } from './page-script';

/**
 * Our own script for referrals, and those of others that are configured: they wait for consent, and where the browser asks
 * not to be tracked they are not even mentioned. With nothing configured this is one small script of ours. Not on the pages
 * of links in mails, whose address is a key.
 */
export async function ThirdPartyScripts() {
  const vendors = await wantedVendors();
  const decided = (await cookies()).get(CONSENT_COOKIE)?.value ?? null;
  return (
    <>
      <PageScript src="/built/referral.js" />
      {vendors.length > 0 ? (
        <>
          <ConsentBar {...{ vendors, decided }} productHost={publicEnvironment().PUBLIC_POSTHOG_HOST} />
          <PageScript src="/built/third-parties.js" />
        </>
      ) : null}
    </>
  );
}

/** DNT (w3.org/TR/tracking-dnt) and Sec-GPC (w3.org/TR/gpc) say no for good. */
async function wantedVendors(): Promise<ThirdParty[]> {
  const asked = await headers();
  return asked.get('dnt') === '1' || asked.get('sec-gpc') === '1' ? [] : thirdPartiesOf(publicEnvironment());
}
