import type { ReactNode } from 'react';
import { GoogleMark } from '@/modules/identity/ui/google-mark';
import type { ConsentKind } from '@/ports/oauth';
import { Button } from '@/ui/button';
import { ACCOUNT_KINDS, CALENDARS_PATH } from '../constants';
import { MicrosoftMark } from './microsoft-mark';

/** Where the way to a provider's consent begins; it ends on the given path. */
export function consentPath(kind: ConsentKind, returnTo: string = CALENDARS_PATH): string {
  return `/api/integrations/${kind}/add?returnTo=${encodeURIComponent(returnTo)}`;
}

const MARKS: Record<ConsentKind, ReactNode> = {
  'google-calendar': <GoogleMark />,
  'microsoft-calendar': <MicrosoftMark />,
};

/** The ways to the consents that this installation has. `main`: nothing is connected yet. */
export function ConnectLinks({
  main,
  returnTo,
  kinds,
}: {
  main?: boolean;
  returnTo?: string;
  kinds: readonly ConsentKind[];
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {kinds.map((kind) => (
        <Button key={kind} asChild>
          <a href={consentPath(kind, returnTo)}>
            {MARKS[kind]}
            {main ? `Connect ${ACCOUNT_KINDS[kind]}` : `Add ${ACCOUNT_KINDS[kind]}`}
          </a>
        </Button>
      ))}
    </div>
  );
}
