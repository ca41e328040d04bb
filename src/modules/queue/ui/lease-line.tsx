'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Kbd } from '@/ui/kbd';

interface LeaseLineProps {
  readonly lost: boolean;
  readonly minutesLeft: number;
  readonly busy: boolean;
  onGiveBack(): void;
  /** It is given back, and the next one opened. */
  onNext(): void;
}

/** For how long it is one's own, and the way to give it back. */
export function LeaseLine({ lost, minutesLeft, busy, onGiveBack, onNext }: LeaseLineProps) {
  const t = useMessages('queue');
  return (
    <p className="flex flex-wrap items-center gap-2 text-xs text-ink-2">
      {lost ? null : <span>{t('minutesLeft', { minutes: minutesLeft })}</span>}
      <Button size="small" look="quiet" busy={busy} onClick={onGiveBack}>
        {t('giveBack')} <Kbd>{t('keyEsc')}</Kbd>
      </Button>
      <Button size="small" look="quiet" busy={busy} onClick={onNext}>
        {t('giveBackNext')} <Kbd>n</Kbd>
      </Button>
    </p>
  );
}
