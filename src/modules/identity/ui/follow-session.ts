import { onTabs, readSession } from './auth-client';

/** Set while the last page of this browser was a visitor's: whoever is signed in on the next one has come in since. */
const VISITOR = 'visitor';

/**
 * For a page without the client runtime that was made for a visitor: once somebody is signed in in this browser it is loaded
 * anew, when `mayReload` lets it. It looks when another tab tells, and when the window is looked at.
 */
export function followSession(mayReload: () => boolean): void {
  noteVisitor();
  const look = async () => {
    if (mayReload() && (await readSession().catch(() => null)) && mayReload()) location.reload();
  };
  onTabs(() => void look());
  onLook(() => void look());
}

/** Calls back when the window has the focus again, or can be seen again. Returns how to stop. */
export function onLook(looked: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') looked();
  };
  window.addEventListener('focus', looked);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('focus', looked);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

function noteVisitor(): void {
  try {
    localStorage.setItem(VISITOR, '1');
  } catch {
    // A browser that keeps nothing: the other tabs see it when they are looked at.
  }
}

/** Whether a page of this browser was a visitor's since this was asked last: a sign-in that its other tabs do not know of. */
export function cameIn(): boolean {
  try {
    const visited = localStorage.getItem(VISITOR) !== null;
    localStorage.removeItem(VISITOR);
    return visited;
  } catch {
    return false;
  }
}
