import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { Dot } from '@/ui/state-mark';
import { connectZoom } from '../constants';
import type { VideoItem } from '../schema';
import { ZoomResult } from './zoom-result';

interface ZoomOfferProps {
  readonly account: VideoItem | null;
  /** The page that the consent leads back to, and what it says then. */
  readonly path: string;
  readonly connected: string | null;
  readonly error: string | null;
  readonly t: Translate<'video'>;
}

/** Zoom among the first steps: it can be connected there, and be left for later. */
export function ZoomOffer({ account, path, connected, error, t }: ZoomOfferProps) {
  return (
    <section aria-label={t('zoom')} className="grid gap-2 rounded-md border border-line bg-surface px-4 py-3">
      <ZoomResult connected={connected} error={error} path={path} />
      {account?.state === 'connected' ? (
        <p className="flex items-baseline gap-2">
          <Dot tone="good" />
          <span className="min-w-0 wrap-anywhere">{t('isConnected', { account: account.account })}</span>
        </p>
      ) : (
        <>
          <p className="text-ink-2">{t('none')}</p>
          <Button asChild className="justify-self-start">
            <a href={connectZoom(path)}>{t(account ? 'reconnect' : 'connect')}</a>
          </Button>
        </>
      )}
    </section>
  );
}
