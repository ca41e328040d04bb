// Remembers who recommended us, by ?via=CODE or /r/CODE, for 30 days; the last click counts. First-party only: nothing is sent
// anywhere, but that a link was followed is counted by our own server, which is not told by whom.
import { REFERRAL_CODE, REFERRAL_DAYS, REFERRAL_KEY } from '@/modules/signup/constants';

const path = /^\/r\/([^/]+)\/?$/.exec(location.pathname)?.[1];
const code = new URLSearchParams(location.search).get('via') ?? path ?? '';
if (REFERRAL_CODE.test(code)) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `via=${code}; path=/; max-age=${REFERRAL_DAYS * 86_400}; samesite=lax${secure}`;
  try {
    localStorage.setItem(REFERRAL_KEY, JSON.stringify({ code, at: Date.now() }));
  } catch {
    // Storage may be switched off: the cookie is enough.
  }
  if (path === code) navigator.sendBeacon(`/api/referrals/${code}/clicks`);
}
