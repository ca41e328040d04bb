/** A page that waits is asked this often what came of the answer. */
const WAIT_MS = 2_000;

sayTime();
offerOwnZone();
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

/** Offers to show the times in the zone of the guest's own device, if the page knows it. */
function offerOwnZone(): void {
  const offer = document.querySelector<HTMLElement>('[data-own-zone]');
  const [link, name] = [offer?.querySelector('a'), offer?.querySelector('span')];
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const known = [...document.querySelectorAll<HTMLOptionElement>('select[name="zone"] option')];
  if (!offer || !link || !name || own === offer.dataset.ownZone || !known.some(({ value }) => value === own)) return;
  const query = new URLSearchParams(location.search);
  query.set('zone', own);
  link.href = `?${query}`;
  name.textContent = (own.split('/').at(-1) ?? own).replaceAll('_', ' ');
  offer.hidden = false;
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

export {};
