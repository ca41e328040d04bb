import { offerZoneSearch } from '@/modules/preferences/ui/zone-search';

/** A page that waits is asked this often what came of the answer. */
const WAIT_MS = 2_000;

sayTime();
showOwnZone();
// The page comes in pieces: the list may not be there yet.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', offerZoneSearch);
else offerZoneSearch();
setInterval(() => void lookAgain(), WAIT_MS);
window.addEventListener('focus', () => void lookAgain());
document.addEventListener('change', sayTime);
// A browser that goes back restores what was chosen after the page is there.
window.addEventListener('pageshow', sayTime);

/** The button names the time that is chosen. */
function sayTime(): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-verb]');
  const chosen = button?.form?.querySelector<HTMLInputElement>('input[name="option"]:checked');
  if (button && chosen) button.textContent = `${button.dataset.verb} ${chosen.dataset.words}`;
}

/** Shows the times on the clock of the guest's own device at once, while theirs is only guessed. */
function showOwnZone(): void {
  const guessed = document.querySelector<HTMLElement>('[data-guessed-zone]')?.dataset.guessedZone;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const query = new URLSearchParams(location.search);
  // A zone in the address was chosen, or is not known here.
  if (guessed === undefined || !own || own === guessed || query.has('zone')) return;
  query.set('zone', own);
  location.replace(`?${query}`);
}

/** Loads the page anew once the answer that it waits for has been looked at. */
async function lookAgain(): Promise<void> {
  if (document.visibilityState !== 'visible' || !document.querySelector('[data-waiting]')) return;
  const page = await fetch(location.href).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  if (page !== null && !page.includes('data-waiting')) location.reload();
}
