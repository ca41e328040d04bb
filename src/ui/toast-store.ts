/** One toast at a time. */
export const TOAST_LIMIT = 1;
/** A dismissed toast stays in the document this long, closed, so that its leaving can be animated and read out. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** An open toast dismisses itself after this time. */
export const TOAST_DURATION_MS = 5_000;

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'good' | 'bad';
  readonly open: boolean;
  readonly action?: { readonly label: string; run(): void };
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one that may be there. Success is one past-tense sentence. Returns its id. */
export function showToast(text: string, options: Partial<Pick<Toast, 'tone' | 'action'>> = {}): number {
  lastId += 1;
  set([{ id: lastId, text, tone: 'good' as const, open: true, ...options }, ...toasts].slice(0, TOAST_LIMIT));
  return lastId;
}

export function dismissToast(id: number): void {
  set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS);
}

export function shownToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
