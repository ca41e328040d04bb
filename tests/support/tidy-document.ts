import { afterAll, vi } from 'vitest';

// What a file has put in the place of something, and what it has stored, ends with it: the next has the same document.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
