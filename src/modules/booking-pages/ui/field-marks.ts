import type { Control } from './typed-in-tab';

/** Says beside a control what is not right about it, in the place of its hint; with null all is as it was. As `Field` does it. */
export function markField(control: Control, problem: string | null): void {
  const id = `${control.id}-note`;
  const known = document.getElementById(id);
  if (problem === null) {
    control.removeAttribute('aria-invalid');
    if (known?.dataset.hint === undefined) return;
    if (known.dataset.hint === '') {
      known.remove();
      control.removeAttribute('aria-describedby');
      return;
    }
    known.textContent = known.dataset.hint;
    known.className = HINT;
    return;
  }
  const note = known ?? document.createElement('p');
  // What stood there when the page came with a problem of its own is no hint.
  const hint = control.getAttribute('aria-invalid') === 'true' ? '' : (known?.textContent ?? '');
  note.dataset.hint ??= hint;
  note.id = id;
  note.textContent = problem;
  note.className = PROBLEM;
  if (!known) control.after(note);
  control.setAttribute('aria-describedby', id);
  control.setAttribute('aria-invalid', 'true');
}

const HINT = 'text-xs text-ink-2';
const PROBLEM = 'text-xs text-bad';
