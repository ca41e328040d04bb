import { offerZoneSearch } from '@/modules/preferences/ui/zone-search';

/** A page that waits is asked this often what came of the answer. */
const WAIT_MS = 2_000;

sayTime();
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
  const button = document.querySelector<HTMLButtonElement>('button[data-chooses]');
  const says = button?.form?.querySelector<HTMLInputElement>('input[name="option"]:checked')?.dataset.says;
  if (button && says) button.textContent = says;
}

/** Loads the page anew once the answer that it waits for has been looked at. */
async function lookAgain(): Promise<void> {
  if (document.visibilityState !== 'visible' || !document.querySelector('[data-waiting]')) return;
  const page = await fetch(location.href).then(
    // What is over is said with 410.
    (answer) => (answer.ok || answer.status === 410 ? answer.text() : null),
    () => null,
  );
  if (page !== null && !page.includes('data-waiting')) location.reload();
}
