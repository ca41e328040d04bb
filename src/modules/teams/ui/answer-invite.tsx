'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { InviteAnswer } from '../schema';

interface AnswerInviteProps {
  readonly invite: InviteAnswer;
  readonly team: string;
  /** Where to go when it was accepted; stays where it is without. */
  readonly next?: string;
}

/** Yes or no to an invite. */
export function AnswerInvite({ invite, team, next }: AnswerInviteProps) {
  const t = useMessages('team');
  const { busy, run } = useAction();
  const accept = async () => {
    const done = await run(() => sendJson('/api/teams/invites/accept', 'POST', invite), t('joined', { team }));
    // A full load: whoever waited has another role now.
    if (done && next) window.location.assign(next);
  };
  const decline = () => run(() => sendJson('/api/teams/invites/decline', 'POST', invite), t('declined'));
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="primary" busy={busy} onClick={() => void accept()}>
        {t('accept', { team })}
      </Button>
      <Button look="quiet" busy={busy} onClick={() => void decline()}>
        {t('decline')}
      </Button>
    </div>
  );
}

/** Joins a team that is open to one's domain. */
export function JoinOpenTeam({ id, team }: { id: string; team: string }) {
  const t = useMessages('team');
  const { busy, run } = useAction();
  return (
    <Button
      busy={busy}
      onClick={() => void run(() => sendJson(`/api/teams/${id}/join`, 'POST'), t('joined', { team }))}
    >
      {t('accept', { team })}
    </Button>
  );
}
