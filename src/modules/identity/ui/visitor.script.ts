// On public pages as visitors see them: whoever signs in elsewhere in this browser is signed in here, too.
import { followSession } from './follow-session';

/** What somebody is writing would be lost; the forms of signing in lead on by themselves. */
const staysAsItIs = () =>
  document.querySelector('[data-sign-in]') !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

followSession(() => !staysAsItIs());
