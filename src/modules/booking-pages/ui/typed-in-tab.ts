export type Control = HTMLInputElement | HTMLTextAreaElement;

/** What people see and fill in. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input:not([type=hidden]):not([name=website]), textarea')];
}

/** One page's answers are none of another's. */
const key = () => `booking ${location.pathname}`;

/** Keeps in the tab what was typed in the form of this page. */
export function keepTyped(form: HTMLFormElement): void {
  remember(controlsOf(form).map(({ id, value }) => [id, value]));
}

/** It is booked. */
export function forgetTyped(): void {
  remember(null);
}

/** Fills in again what was typed in this tab, where nothing stands. */
export function refill(form: HTMLFormElement): void {
  const typed = new Map(remembered());
  for (const control of controlsOf(form)) {
    const value = typed.get(control.id);
    if (control.value === '' && value) control.value = value;
  }
}

/** Within somebody else's page a browser may keep nothing for us. */
function remember(typed: readonly (readonly [string, string])[] | null): void {
  try {
    if (typed === null) sessionStorage.removeItem(key());
    else sessionStorage.setItem(key(), JSON.stringify(typed));
  } catch {}
}

function remembered(): [string, string][] {
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(key()) ?? '[]');
    const isPair = (one: unknown): one is [string, string] => Array.isArray(one) && typeof one[1] === 'string';
    return Array.isArray(typed) ? typed.filter(isPair) : [];
  } catch {
    return [];
  }
}
