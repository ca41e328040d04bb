import { RequestError, sendJson } from '@/ui/fetch-json';
import { errorText } from '@/ui/words';

/** What was typed is kept in the tab until it is booked. */
const TYPED = 'booking';
/** A page that waits is asked this often what came of the booking. */
const WAIT_MS = 2_000;
/** How soon a form may be sent that was just shown (milliseconds); browsers fill in faster. */
const EARLY_MS = 1_600;
const SHOWN_AT = performance.now();

type Control = HTMLInputElement | HTMLTextAreaElement;

// The page comes in pieces: what is looked for below may not be there yet.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();
setInterval(() => void lookAgain(), WAIT_MS);

document.addEventListener('change', (event) => {
  const form = (event.target as HTMLElement).closest<HTMLFormElement>('form[data-zone]');
  form?.requestSubmit();
});
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.matches('[data-book]')) return;
  event.preventDefault();
  void book(form);
});

function begin(): void {
  showOwnZone();
  for (const button of document.querySelectorAll<HTMLElement>('form[data-zone] [type=submit]')) button.hidden = true;
  refill();
  tellSize();
}

/** Shows the times on the clock of the device at once, while the visitor's own is only guessed. */
function showOwnZone(): void {
  const guessed = document.querySelector<HTMLElement>('[data-guessed-zone]')?.dataset.guessedZone;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const query = new URLSearchParams(location.search);
  if (guessed === undefined || !own || own === guessed || query.has('zone')) return;
  query.set('zone', own);
  location.replace(`?${query}${location.hash}`);
}

async function book(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('[type=submit]');
  const failure = form.querySelector<HTMLElement>('[data-failure]');
  if (!button || !failure || button.getAttribute('aria-busy') === 'true') return;
  failure.hidden = true;
  button.setAttribute('aria-busy', 'true');
  keep(form);
  await new Promise((resolve) => setTimeout(resolve, SHOWN_AT + EARLY_MS - performance.now()));
  try {
    const { page } = await sendJson<{ page: string }>(form.action, 'POST', valuesOf(form));
    remember(null);
    return location.assign(landing(form, page));
  } catch (error) {
    const code = error instanceof RequestError ? error.code : null;
    if (code === 'taken' && form.dataset.taken) return location.assign(form.dataset.taken);
    // Too old: it is shown anew, with what was typed.
    if (code === 'stale') return location.reload();
    button.removeAttribute('aria-busy');
    tell(form, failure, error);
  }
}

/** Within somebody else's page what came of it is shown there. */
function landing(form: HTMLFormElement, page: string): string {
  if (!document.querySelector('[data-embed]')) return `${page}?sent=1`;
  return `${new URL(form.action).pathname.slice('/api'.length)}?embed=1&booked=${page.slice('/t/'.length)}`;
}

function tell(form: HTMLFormElement, failure: HTMLElement, error: unknown): void {
  const known = error instanceof RequestError;
  const [field, texts] = (known ? Object.entries(error.fields)[0] : undefined) ?? [];
  const answers = controlsOf(form).filter(({ name }) => name === 'answers');
  const control =
    controlsOf(form).find(({ name }) => name === field) ?? answers.find((_, i) => `answers.${i}` === field);
  failure.textContent = known ? (texts?.join(' ') ?? errorText(error)) : (form.dataset.offline ?? '');
  failure.hidden = false;
  control?.setAttribute('aria-invalid', 'true');
  control?.focus();
}

function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form);
  return { ...Object.fromEntries(data), answers: data.getAll('answers') };
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input:not([type=hidden]):not([name=website]), textarea')];
}

function keep(form: HTMLFormElement): void {
  remember(controlsOf(form).map(({ value }) => value));
}

/** Within somebody else's page a browser may keep nothing for us. */
function remember(typed: readonly string[] | null): void {
  try {
    if (typed === null) sessionStorage.removeItem(TYPED);
    else sessionStorage.setItem(TYPED, JSON.stringify(typed));
  } catch {}
}

function remembered(): readonly unknown[] {
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(TYPED) ?? '[]');
    return Array.isArray(typed) ? typed : [];
  } catch {
    return [];
  }
}

function refill(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-book]');
  if (!form) return;
  const typed = remembered();
  controlsOf(form).forEach((control, i) => {
    const value = typed[i];
    if (control.value === '' && typeof value === 'string') control.value = value;
  });
}

/** Loads the page anew once what it waits for has come about. */
async function lookAgain(): Promise<void> {
  if (document.visibilityState !== 'visible' || !document.querySelector('[data-waiting]')) return;
  const page = await fetch(location.href).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  if (page !== null && !page.includes('data-waiting')) location.reload();
}

/** Tells the page around how high this one is. */
function tellSize(): void {
  const page = document.querySelector('[data-embed]');
  if (window.parent === window || !page) return;
  const tell = () => window.parent.postMessage({ sundial: 'size', height: page.scrollHeight }, '*');
  new ResizeObserver(tell).observe(page);
  tell();
}
