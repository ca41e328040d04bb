import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
const replace = vi.fn();

beforeEach(() => {
  vi.resetModules();
  replace.mockReset();
  // biome-ignore lint/suspicious/noDocumentCookie: as the script writes it
  document.cookie = 'zone=; path=/; max-age=0';
  document.documentElement.style.visibility = '';
});
afterEach(() => vi.unstubAllGlobals());

/** Somebody opens the page, which guesses a zone or knows one. */
async function open(search: string, guessed: string | null) {
  vi.stubGlobal('location', { search, hash: '#times', replace });
  document.body.innerHTML = guessed === null ? '<main></main>' : `<main data-guessed-zone="${guessed}"></main>`;
  await import('./own-zone.script');
}

it('a page that guesses another clock than the device’s is not seen before it is shown on that one', async () => {
  await open('?option=1', 'Pacific/Kiritimati');
  expect(replace).toHaveBeenCalledWith(`?option=1&zone=${encodeURIComponent(own)}#times`);
  expect(document.documentElement.style.visibility).toBe('hidden');
});

it.each<[string, string, string | null]>([
  ['that is known', '?option=1', null],
  ['of the device itself', '?option=1', own],
  ['that the address says', '?option=1&zone=Asia%2FTokyo', 'Pacific/Kiritimati'],
])('a zone %s stays', async (_, search, guessed) => {
  await open(search, guessed);
  expect(replace).not.toHaveBeenCalled();
  expect(document.documentElement.style.visibility).toBe('');
});

it('what was chosen is kept for the pages after it', async () => {
  await open('?zone=Asia%2FTokyo', null);
  expect(document.cookie).toContain('zone=Asia%2FTokyo');
});
