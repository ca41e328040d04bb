// Remembers who recommended us: ?via=CODE, for 30 days, the last click counts. First-party only, nothing is sent anywhere.
import { REFERRAL_CODE, REFERRAL_DAYS, REFERRAL_KEY } from '@/modules/signup/constants';

const code = new URLSearchParams(location.search).get('via') ?? '';
if (REFERRAL_CODE.test(code)) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `via=${code}; path=/; max-age=${REFERRAL_DAYS * 86_400}; samesite=lax${secure}`;
  try {
    localStorage.setItem(REFERRAL_KEY, JSON.stringify({ code, at: Date.now() }));
  } catch {
    // Storage may be switched off: the cookie is enough.
  }
}
