// Loads the scripts of others that the operator has configured, once the reader has agreed.
import { env } from '@/config/public-environment';
import type { ThirdParty } from '@/core/http/third-parties';
import { CONSENT_COOKIE } from './consent-cookie';

const HALF_A_YEAR_S = 15_552_000;
const IDLE_TIMEOUT_S = 1800;

/** What the consent bar tells of a vendor. */
type Vendor = Pick<ThirdParty, 'key' | 'script' | 'id'>;

/** What the vendors' scripts find and leave in the page. */
interface Vendors {
  dataLayer?: unknown[];
  gtag?: (...told: unknown[]) => void;
  posthog?: { init(key: string, settings: object): void };
}
const page = globalThis as Vendors;
const bar = document.querySelector<HTMLElement>('[data-consent]');

function load({ key, script, id }: Vendor): void {
  const element = document.createElement('script');
  element.async = true;
  element.src = script;
  if (key === 'referral') element.dataset.domains = JSON.stringify({ refer: id });
  if (key === 'product') element.onload = () => startProductAnalytics(id);
  if (key === 'analytics' || key === 'tags') announceToGoogle(key, id);
  document.head.append(element);
}

function announceToGoogle(key: 'analytics' | 'tags', id: string): void {
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  if (key === 'tags') {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    return;
  }
  // gtag.js reads the arguments object itself, not an array.
  page.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  };
  page.gtag('js', new Date());
  page.gtag('config', id);
}

/** Pages show people's mail: no words of elements, and no recordings of the screen. */
function startProductAnalytics(key: string): void {
  page.posthog?.init(key, {
    api_host: env.PUBLIC_POSTHOG_HOST,
    defaults: '2025-05-24',
    session_idle_timeout_seconds: IDLE_TIMEOUT_S,
    disable_session_recording: true,
    mask_all_text: true,
    mask_all_element_attributes: true,
  });
}

function loadAll({ dataset }: HTMLElement): void {
  for (const vendor of JSON.parse(dataset.vendors ?? '[]') as Vendor[]) load(vendor);
}

function choose(here: HTMLElement, choice: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${CONSENT_COOKIE}=${choice}; path=/; max-age=${HALF_A_YEAR_S}; samesite=lax${secure}`;
  const before = here.dataset.consent;
  here.dataset.consent = choice;
  here.hidden = true;
  if (choice === 'granted' && before !== 'granted') loadAll(here);
  // What runs already can only be left behind.
  if (choice === 'denied' && before === 'granted') location.reload();
}

if (bar && !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) {
  document.addEventListener('click', (event) => {
    const choice = (event.target as Element).closest<HTMLElement>('[data-consent-choice]')?.dataset.consentChoice;
    if (choice) choose(bar, choice);
  });
  if (bar.dataset.consent === 'granted') loadAll(bar);
} else if (bar) {
  bar.hidden = true;
}
