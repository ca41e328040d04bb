'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@/messages/use-messages';
import { GoogleMark } from '@/modules/identity/ui/google-mark';
import type { ConsentKind } from '@/ports/oauth';
import { Button } from '@/ui/button';
import { ACCOUNT_KINDS } from '../constants';
import { consentPath } from './consent-path';
import { MicrosoftMark } from './microsoft-mark';

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
  const t = useMessages('connections');
  return (
    <div className="flex flex-wrap gap-2">
      {kinds.map((kind) => (
        <Button key={kind} asChild>
          <a href={consentPath(kind, returnTo)}>
            {MARKS[kind]}
            {t(main ? 'connect' : 'add', { kind: ACCOUNT_KINDS[kind] })}
          </a>
        </Button>
      ))}
    </div>
  );
}
