import { signIn } from './auth-client';
import { followSession } from './follow-session';

/** What is shown when the server could not be reached on the way, as its own code for it would be. */
const UNREACHED = { google: 'OAuthCallback', email: 'EmailSignin' } as const;
export type Way = keyof typeof UNREACHED;

/**
 * Sends the forms of `SignInWays` in place, on a page without the client runtime. `ready` is asked before a way is gone;
 * false stops it.
 */
export function takeOver(ready: (panel: HTMLElement, way: Way) => boolean = () => true): void {
  // The page may come and go without being loaded anew, so that its parts are found when something happens.
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const panel = panelOf(form);
    if (!panel) return;
    event.preventDefault();
    if (!panel.querySelector('[aria-busy=true]') && ready(panel, form.dataset.way as Way)) void go(form, panel);
  });
  document.addEventListener('click', (event) => {
    const other = (event.target as Element).closest('[data-other]');
    const panel = other && panelOf(other);
    if (!panel) return;
    event.preventDefault();
    show(panel, 'ways');
    part<HTMLInputElement>(panel, 'input[type=email]').focus();
  });
  // Back from another site, the page is as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const button of document.querySelectorAll('[data-sign-in] [aria-busy]')) setBusy(button, false);
  });
  followSession(waits);
}

async function go(form: HTMLFormElement, panel: HTMLElement): Promise<void> {
  const way = form.dataset.way as Way;
  const button = part(form, '[type=submit]');
  const field = (name: string) => String(new FormData(form).get(name) ?? '');
  const fields: Record<string, string> = way === 'email' ? { email: field('email') } : {};
  setBusy(button, true);
  const answer = await signIn(way, fields, { callbackUrl: field('callbackUrl'), redirect: false }).catch(() => null);
  // The browser is on its way elsewhere.
  if (answer === undefined) return;
  const error = answer?.ok ? answer.error : (answer?.error ?? UNREACHED[way]);
  setBusy(button, false);
  fail(panel, error);
  if (!error) sent(panel, field('email'));
}

function sent(panel: HTMLElement, email: string): void {
  part(panel, '[data-to]').textContent = email;
  show(panel, 'sent');
  part(panel, '[data-sent] h1').focus();
}

function fail(panel: HTMLElement, code: string | null): void {
  const texts: Readonly<Record<string, string>> = JSON.parse(panel.dataset.errors ?? '{}');
  const text = code ? ((Object.hasOwn(texts, code) ? texts[code] : texts.other) ?? '') : '';
  part(panel, '[data-failure] [data-text]').textContent = text;
  part(panel, '[data-failure]').hidden = text === '';
}

function show(panel: HTMLElement, what: 'ways' | 'sent'): void {
  for (const one of ['ways', 'sent']) part(panel, `[data-${one}]`).hidden = one !== what;
}

/** As the busy button of the kit: it keeps its place and the focus. */
function setBusy(button: Element, busy: boolean): void {
  for (const name of ['aria-busy', 'aria-disabled']) {
    if (busy) button.setAttribute(name, 'true');
    else button.removeAttribute(name);
  }
}

/**
 * Whoever has signed in elsewhere in this browser goes on from here, too: the page leads there when it is loaded anew. One that
 * tells of an error stays, whoever looks at it, and so does one for whoever is signed in already.
 */
const waits = () =>
  document.querySelector('[data-sign-in]:not([data-confirms])') !== null &&
  !new URLSearchParams(location.search).has('error');

const panelOf = (element: Element) => element.closest<HTMLElement>('[data-sign-in]');

/** A part of what the server has rendered. @throws when it is not there. */
function part<T extends HTMLElement = HTMLElement>(within: HTMLElement, selector: string): T {
  const found = within.querySelector<T>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}
