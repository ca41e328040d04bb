// Remembers that a visitor wants the free trial, until they have signed up.
import { FREE_TRIAL_KEY } from '@/modules/signup/constants';

for (const link of document.querySelectorAll('[data-free-trial]')) {
  link.addEventListener('click', () => {
    try {
      localStorage.setItem(FREE_TRIAL_KEY, JSON.stringify({ at: Date.now() }));
    } catch {
      // A browser that keeps nothing: the trial is started on this page after signing in.
    }
  });
}
