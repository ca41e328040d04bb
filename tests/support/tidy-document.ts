import { afterAll, vi } from 'vitest';

// What a file has put in the place of something, what it has stored, and what our modules remember (a notice that is shown)
// ends with it: the next has the same document.
afterAll(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
