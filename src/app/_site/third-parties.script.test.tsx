import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parsePublicEnvironment } from '@/config/environment';
import { publishEnvironment } from '@/config/public-environment';
import { thirdPartiesOf } from '@/core/http/third-parties';
import { translator } from '@/messages/translate';
import { ConsentBar } from './consent-bar';

const HOST = 'https://ph.acme.com';
const ALL = thirdPartiesOf({
  PUBLIC_POSTHOG_KEY: 'phc_1',
  PUBLIC_POSTHOG_HOST: HOST,
  PUBLIC_ANALYTICS_ID: 'G-1',
  PUBLIC_TAG_MANAGER_ID: 'GTM-1',
  PUBLIC_REFERRAL_DOMAIN: 'acme.link',
});
const loaded: HTMLScriptElement[] = [];

beforeEach(() => {
  loaded.length = 0;
  // As the script of the page has told it.
  publishEnvironment(parsePublicEnvironment({ PUBLIC_POSTHOG_HOST: HOST }));
  // Nothing is fetched in a test.
  vi.spyOn(document.head, 'append').mockImplementation(
    (...nodes) => void loaded.push(...(nodes as HTMLScriptElement[])),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: taken away as the script sets it
  document.cookie = 'consent=; path=/; max-age=0';
});

/** The page with the bar, and the script, which is run anew each time. */
async function open(decided: string | null): Promise<void> {
  render(<ConsentBar vendors={ALL} decided={decided} t={translator('en', 'site')} />);
  vi.resetModules();
  await import('./third-parties.script');
}
const bar = () => screen.queryByRole('complementary', { name: 'Consent' });

it('loads nothing before anybody has agreed, then each vendor once', async () => {
  await open(null);
  expect(loaded).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(loaded.map(({ src }) => src)).toEqual(ALL.map(({ script }) => script));
  expect(JSON.parse(loaded[0]?.dataset.domains ?? '')).toEqual({ refer: 'acme.link' });
  expect(document.cookie).toContain('consent=granted');
  expect(bar()).toBeNull();
});

it('loads nothing for whoever says no, and does not ask again', async () => {
  await open(null);
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(loaded).toEqual([]);
  expect(document.cookie).toContain('consent=denied');
  expect(bar()).toBeNull();
});

it('loads at once where consent was given before, and nothing where it was refused', async () => {
  await open('granted');
  expect(loaded).toHaveLength(ALL.length);
  document.body.innerHTML = '';
  loaded.length = 0;
  await open('denied');
  expect(loaded).toEqual([]);
  expect(bar()).toBeNull();
});

it('heeds Global Privacy Control, whatever was said before', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { globalPrivacyControl: { value: true } }));
  await open('granted');
  expect(loaded).toEqual([]);
});

it('starts the product analytics with our settings: no recordings, no words of the page', async () => {
  const init = vi.fn();
  vi.stubGlobal('posthog', { init });
  await open('granted');
  loaded.at(-1)?.onload?.(new Event('load'));
  expect(init).toHaveBeenCalledExactlyOnceWith('phc_1', {
    api_host: HOST,
    defaults: '2025-05-24',
    session_idle_timeout_seconds: 1800,
    disable_session_recording: true,
    mask_all_text: true,
    mask_all_element_attributes: true,
  });
});
