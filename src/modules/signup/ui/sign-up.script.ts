import { takeOver, type Way } from '@/modules/identity/ui/sign-in-page';
import { storeSignup } from './stored';

takeOver(keep);

/**
 * Keeps what was told once the form is filled in; where it is not, the first field in need of it says so. Google tells the name
 * of whoever comes by it: it need not be told here, too.
 */
function keep(panel: HTMLElement, way: Way): boolean {
  const told = panel.querySelector('[data-told]');
  if (!told) return true;
  const fields = [...told.querySelectorAll('input')];
  const asked = fields.filter(({ name, value }) => way !== 'google' || name !== 'name' || value.trim() !== '');
  if (!asked.every((field) => field.reportValidity())) return false;
  const value = (name: string) => fields.find((field) => field.name === name)?.value ?? '';
  storeSignup(
    { name: value('name'), company: value('company'), code: value('code') },
    new URLSearchParams(window.location.search),
  );
  return true;
}
