import { offerZoneSearch } from '@/modules/preferences/ui/zone-search';
import { RequestError, sendJson } from '@/ui/fetch-json';
import { errorText } from '@/ui/words';
import { markField } from './field-marks';
import { controlsOf, forgetTyped, keepTyped, refill } from './typed-in-tab';

/** A page that waits is asked this often what came of the booking. */
const WAIT_MS = 2_000;
/** How soon a form may be sent that was just shown (milliseconds); browsers fill in faster. */
const EARLY_MS = 1_600;
const SHOWN_AT = performance.now();

/** Answers after which the page shows other times, by their code, as the page calls them. */
const GONE: Readonly<Record<string, string>> = { taken: 'taken', expired: 'over', not_found: 'not_offered' };

// The page comes in pieces: what is looked for below may not be there yet.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();
setInterval(() => void lookAgain(), WAIT_MS);

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.matches('[data-book]')) return;
  event.preventDefault();
  void book(form);
});

function begin(): void {
  offerZoneSearch();
  const form = document.querySelector<HTMLFormElement>('form[data-book]');
  if (form) refill(form);
  tellSize();
}

async function book(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('[type=submit]');
  const failure = form.querySelector<HTMLElement>('[data-failure]');
  if (!button || !failure || button.getAttribute('aria-busy') === 'true') return;
  failure.hidden = true;
  for (const control of controlsOf(form)) markField(control, null);
  button.setAttribute('aria-busy', 'true');
  keepTyped(form);
  await new Promise((resolve) => setTimeout(resolve, SHOWN_AT + EARLY_MS - performance.now()));
  try {
    const { page } = await sendJson<{ page: string }>(form.action, 'POST', valuesOf(form));
    forgetTyped();
    return location.assign(landing(form, page));
  } catch (error) {
    const code = error instanceof RequestError ? error.code : null;
    const gone = GONE[code ?? ''];
    if (gone && form.dataset.back) return location.assign(withWhy(form.dataset.back, gone));
    // Too old: it is shown anew, with what was typed.
    if (code === 'stale') return location.reload();
    button.removeAttribute('aria-busy');
    tell(form, failure, error);
  }
}

function withWhy(page: string, why: string): string {
  const url = new URL(page, location.href);
  url.searchParams.set('why', why);
  return url.href;
}

/** Within somebody else's page what came of it is shown there. */
function landing(form: HTMLFormElement, page: string): string {
  if (!document.querySelector('[data-embed]')) return `${page}?sent=1`;
  return `${new URL(form.action).pathname.slice('/api'.length)}?embed=1&booked=${page.slice('/t/'.length)}`;
}

/** What is not right stands beside its field, and the first of them gets the focus; all else stands above the button. */
function tell(form: HTMLFormElement, failure: HTMLElement, error: unknown): void {
  const fields = error instanceof RequestError ? error.fields : {};
  const answers = controlsOf(form).filter(({ name }) => name === 'answers');
  const wrong = controlsOf(form).flatMap((control) => {
    const name = control.name === 'answers' ? `answers.${answers.indexOf(control)}` : control.name;
    return fields[name] ? [{ control, text: fields[name].join('. ') }] : [];
  });
  for (const { control, text } of wrong) markField(control, text);
  wrong[0]?.control.focus();
  if (wrong.length > 0) return;
  failure.textContent = error instanceof RequestError ? errorText(error) : (form.dataset.offline ?? '');
  failure.hidden = false;
}

function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form);
  return { ...Object.fromEntries(data), answers: data.getAll('answers') };
}

/** Loads the page anew once what it waits for has come about. */
async function lookAgain(): Promise<void> {
  if (document.visibilityState !== 'visible' || !document.querySelector('[data-waiting]')) return;
  const page = await fetch(location.href).then(
    // What is over is said with 410.
    (answer) => (answer.ok || answer.status === 410 ? answer.text() : null),
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
