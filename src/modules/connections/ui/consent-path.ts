import type { ConsentKind } from '@/ports/oauth';
import { CALENDARS_PATH } from '../constants';

/** Where the way to a provider's consent begins; it ends on the given path. */
export function consentPath(kind: ConsentKind, returnTo: string = CALENDARS_PATH): string {
  return `/api/integrations/${kind}/add?returnTo=${encodeURIComponent(returnTo)}`;
}
