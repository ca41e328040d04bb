import { RequestError, sendJson } from '@/ui/fetch-json';
import { errorText } from '@/ui/words';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

// Sends the support form in place: what was typed stays until it has arrived. Without this script it is posted as it is.
// The page may come and go without being loaded anew, so that the form is found when it is sent.
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.closest('[data-support]')) return;
  event.preventDefault();
  void submit(form);
});

async function submit(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('[type=submit]');
  const failure = form.querySelector<HTMLElement>('[data-failure]');
  if (!button || !failure || button.getAttribute('aria-busy') === 'true') return;
  const controls = [...form.querySelectorAll<Control>('[name]')];
  for (const control of controls) tell(control, undefined);
  failure.hidden = true;
  button.setAttribute('aria-busy', 'true');
  const problem = await send(form);
  button.removeAttribute('aria-busy');
  if (!problem) return done(form);
  const wrong = controls.filter((control) => problem.fields[control.name]);
  for (const control of wrong) tell(control, problem.fields[control.name]?.join(' '));
  if (wrong[0]) return wrong[0].focus();
  failure.textContent = problem.text;
  failure.hidden = false;
}

interface Refusal {
  readonly text: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** Null once it has arrived; else the product's words for what is wrong: a text per field, and one for the whole. */
async function send(form: HTMLFormElement): Promise<Refusal | null> {
  try {
    await sendJson(form.action, 'POST', Object.fromEntries(new FormData(form)));
    return null;
  } catch (error) {
    if (error instanceof RequestError) return { text: errorText(error), fields: error.fields };
    return { text: form.dataset.offline ?? '', fields: {} };
  }
}

/** Shows a text below a control, or takes it away. */
function tell(control: Control, text: string | undefined): void {
  const own = `${control.id}-error`;
  document.getElementById(own)?.remove();
  control.removeAttribute('aria-invalid');
  control.removeAttribute('aria-errormessage');
  if (!text) return;
  const note = document.createElement('p');
  note.id = own;
  note.className = 'text-xs text-bad';
  note.textContent = text;
  control.after(note);
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-errormessage', own);
}

function done(form: HTMLFormElement): void {
  const sent = form.parentElement?.querySelector<HTMLElement>('[data-sent]');
  form.hidden = true;
  if (sent?.firstElementChild) (sent.firstElementChild as HTMLElement).hidden = false;
  sent?.focus();
}
