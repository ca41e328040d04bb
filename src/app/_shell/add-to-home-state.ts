/** Chromium's event by which a page may ask to be installed (wicg.github.io/manifest-incubations). */
export interface Prompt extends Event {
  prompt(): Promise<unknown>;
}

const VISITS = 'visits';
const VISITING = 'visiting';
const DISMISSED = 'add-to-home-dismissed';
const REST_MS = 90 * 86_400_000;

type Surroundings = Pick<Window, 'localStorage' | 'sessionStorage' | 'matchMedia'> & {
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { readonly standalone?: boolean };
};

/**
 * Whether the banner may be shown: on a touch device, where the product is not installed, from the second visit on, and 90
 * days after it was dismissed. Counts the visit. `nowMs` in epoch milliseconds.
 */
export function mayOffer(at: Surroundings, nowMs: number): boolean {
  try {
    const visits = countVisit(at);
    const dismissed = Number(at.localStorage.getItem(DISMISSED) ?? 0);
    return visits >= 2 && isTouch(at) && !isInstalled(at) && nowMs - dismissed >= REST_MS;
  } catch {
    // Without storage it would come again and again.
    return false;
  }
}

export function dismissBanner(storage: Storage, nowMs: number): void {
  storage.setItem(DISMISSED, String(nowMs));
}

/** `ios`: pages cannot ask there, people do it by the share sheet. An iPad says it is a Mac, but has touch. */
export function platformOf({ navigator }: Pick<Surroundings, 'navigator'>): 'ios' | 'other' {
  const { userAgent, maxTouchPoints } = navigator;
  const isIpad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return /iPhone|iPad|iPod/.test(userAgent) || isIpad ? 'ios' : 'other';
}

/** A visit is what happens in one tab until it is closed. */
function countVisit({ localStorage, sessionStorage }: Surroundings): number {
  const before = Number(localStorage.getItem(VISITS) ?? 0);
  if (sessionStorage.getItem(VISITING)) return before;
  sessionStorage.setItem(VISITING, '1');
  localStorage.setItem(VISITS, String(before + 1));
  return before + 1;
}

function isTouch(at: Surroundings): boolean {
  return at.matchMedia('(pointer: coarse)').matches;
}

function isInstalled(at: Surroundings): boolean {
  return at.matchMedia('(display-mode: standalone)').matches || at.navigator.standalone === true;
}
