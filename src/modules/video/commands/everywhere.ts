import { isAllOnZoom } from '@/core/preferences/effects/meeting';
import { sayInDocument } from '@/modules/onboarding/commands/say';

const ZOOM = { kind: 'video', provider: 'Zoom' } as const;

/**
 * Says in the preferences document that video meetings take place on Zoom, or no longer says it; sentences about some meetings
 * stay. False where it cannot be said so that it would hold. `nowMs` in epoch milliseconds.
 */
export async function sayEverywhere(userId: string, everywhere: boolean, nowMs: number): Promise<boolean> {
  const said = everywhere ? { rules: [ZOOM] } : { rules: [], without: isAllOnZoom };
  return (await sayInDocument(userId, said, nowMs)).ok;
}
