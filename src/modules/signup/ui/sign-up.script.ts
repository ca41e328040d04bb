import { takeOver } from '@/modules/identity/ui/sign-in-page';
import { storeSignup } from './stored';

takeOver(keep);

/** Keeps what was told once the form is filled in; where it is not, the first field in need of it says so. */
function keep(panel: HTMLElement): boolean {
  const told = panel.querySelector('[data-told]');
  if (!told) return true;
  const fields = [...told.querySelectorAll('input')];
  if (!fields.every((field) => field.reportValidity())) return false;
  const value = (name: string) => fields.find((field) => field.name === name)?.value ?? '';
  storeSignup(
    { name: value('name'), company: value('company'), code: value('code') },
    new URLSearchParams(window.location.search),
  );
  return true;
}
