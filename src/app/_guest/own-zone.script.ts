/** How long a zone is remembered that was chosen, or is the device's (seconds). */
const YEAR = 31_536_000;

showOwnZone();

/** Shows times on the clock of the device where the page only guesses, and keeps what was chosen for the pages after it. */
function showOwnZone(): void {
  const query = new URLSearchParams(location.search);
  const chosen = query.get('zone');
  if (chosen) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = `zone=${encodeURIComponent(chosen)}; path=/; max-age=${YEAR}; samesite=lax`;
    return;
  }
  const guessed = document.querySelector<HTMLElement>('[data-guessed-zone]')?.dataset.guessedZone;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (guessed === undefined || !own || own === guessed) return;
  query.set('zone', own);
  document.documentElement.style.visibility = 'hidden';
  location.replace(`?${query}${location.hash}`);
}

// A module, though it imports nothing: its names are its own.
export {};
