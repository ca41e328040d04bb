// Whoever makes an account to join a team: the invite waits in this browser until they are signed in (signup/ui/stored).
import { TEAM_INVITE_KEY } from '@/modules/signup/constants';

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLElement>('[data-team-invite]');
  const token = link?.dataset.teamInvite;
  if (!token) return;
  try {
    localStorage.setItem(TEAM_INVITE_KEY, JSON.stringify({ token }));
  } catch {
    // A browser that keeps nothing: the invite can be accepted in the settings as well.
  }
});
