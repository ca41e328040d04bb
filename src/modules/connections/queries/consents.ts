import type { ConsentKind } from '@/ports/oauth';
import type { Runtime } from '@/ports/runtime';

/** The kinds of accounts that can be connected at their provider's consent page, the most usual first. */
export function consentKinds({ calendarOAuth }: Pick<Runtime, 'calendarOAuth'>): ConsentKind[] {
  return (['google-calendar', 'microsoft-calendar'] as const).filter((kind) => calendarOAuth[kind] !== null);
}
