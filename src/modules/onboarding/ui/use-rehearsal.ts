'use client';

import { useCallback, useState } from 'react';
import { sendJson } from '@/ui/fetch-json';
import { errorText } from '@/ui/words';
import type { RehearsalAnswer, RehearsalForm } from '../schema';

type Move = RehearsalForm['moves'][number];

/** Plays a rehearsal on the server, move by move; it is played again from its beginning each time. */
export function useRehearsal(initial: RehearsalAnswer | null) {
  const [played, setPlayed] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const play = useCallback(async (form: RehearsalForm) => {
    setBusy(true);
    setFailed(null);
    try {
      setPlayed(await sendJson<RehearsalAnswer>('/api/user/onboarding/rehearsal', 'POST', form));
    } catch (error) {
      setFailed(errorText(error));
    } finally {
      setBusy(false);
    }
  }, []);
  return {
    played,
    busy,
    failed,
    begin: (request: string) => play({ request, moves: [] }),
    /** Plays on after the first `after` moves; by default after all of them. */
    move: (next: Move, after?: number) =>
      played ? play({ request: played.request, moves: [...played.moves.slice(0, after), next] }) : Promise.resolve(),
  };
}
