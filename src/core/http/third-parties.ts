/** The ids by which an operator asks for scripts of others; unset: no such script. */
export interface ThirdPartyIds {
  readonly PUBLIC_ANALYTICS_ID?: string;
  readonly PUBLIC_TAG_MANAGER_ID?: string;
  readonly PUBLIC_REFERRAL_DOMAIN?: string;
  readonly PUBLIC_POSTHOG_KEY?: string;
  readonly PUBLIC_POSTHOG_HOST: string;
}

/** A vendor whose script the operator has asked for: who it is, and what the pages have to allow it. */
export interface ThirdParty {
  readonly key: 'referral' | 'analytics' | 'tags' | 'product';
  readonly name: string;
  /** The script's address. */
  readonly script: string;
  /** The id that its script is told. */
  readonly id: string;
  /** Origins by directive of the Content-Security-Policy. */
  readonly allows: {
    readonly script: readonly string[];
    readonly connect: readonly string[];
    readonly img: readonly string[];
  };
}

const TAGS = 'https://www.googletagmanager.com';

/** Google's analytics (developers.google.com/tag-platform/security/guides/csp). */
const GOOGLE_ANALYTICS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** The vendors that are configured, in no case more. */
export function thirdPartiesOf(ids: ThirdPartyIds): ThirdParty[] {
  const { PUBLIC_REFERRAL_DOMAIN, PUBLIC_ANALYTICS_ID, PUBLIC_TAG_MANAGER_ID, PUBLIC_POSTHOG_KEY } = ids;
  return [
    ...(PUBLIC_REFERRAL_DOMAIN ? [referral(PUBLIC_REFERRAL_DOMAIN)] : []),
    ...(PUBLIC_ANALYTICS_ID ? [analytics(PUBLIC_ANALYTICS_ID)] : []),
    ...(PUBLIC_TAG_MANAGER_ID ? [tagManager(PUBLIC_TAG_MANAGER_ID)] : []),
    ...(PUBLIC_POSTHOG_KEY ? [productAnalytics(PUBLIC_POSTHOG_KEY, ids.PUBLIC_POSTHOG_HOST)] : []),
  ];
}

/** dub.co/docs/sdks/client-side: counts who came by a partner's link. */
function referral(id: string): ThirdParty {
  const script = 'https://www.dubcdn.com/analytics/script.js';
  return {
    key: 'referral',
    name: 'Dub',
    script,
    id,
    allows: { script: ['https://www.dubcdn.com'], connect: ['https://api.dub.co'], img: [] },
  };
}

function analytics(id: string): ThirdParty {
  const script = `${TAGS}/gtag/js?id=${encodeURIComponent(id)}`;
  const allows = { script: [TAGS], connect: GOOGLE_ANALYTICS, img: GOOGLE_ANALYTICS };
  return { key: 'analytics', name: 'Google Analytics', script, id, allows };
}

function tagManager(id: string): ThirdParty {
  const script = `${TAGS}/gtm.js?id=${encodeURIComponent(id)}`;
  const allows = { script: [TAGS], connect: [TAGS], img: [TAGS] };
  return { key: 'tags', name: 'Google Tag Manager', script, id, allows };
}

/** posthog.com/docs/advanced/content-security-policy: events go to the host, scripts and settings come from its assets' host. */
function productAnalytics(id: string, address: string): ThirdParty {
  const host = new URL(address).origin;
  const assets = host.replace('.i.posthog.com', '-assets.i.posthog.com');
  const hosts = [...new Set([host, assets])];
  const allows = { script: hosts, connect: hosts, img: [] };
  return { key: 'product', name: 'PostHog', script: `${assets}/static/array.js`, id, allows };
}
