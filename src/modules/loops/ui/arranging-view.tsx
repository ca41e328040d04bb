import type { Translate } from '@/messages/message-keys';
import { MessageScreen } from '@/ui/full-screen';
import type { SlotPage } from '../queries/slot-page';

interface ArrangingViewProps {
  readonly page: Extract<SlotPage, { kind: 'arranging' }>;
  readonly t: Translate<'guest'>;
}

/** A time was taken and is being booked: the script, or without one the browser, looks again until it is. */
export function ArrangingView({ page: { title, owner, asks }, t }: ArrangingViewProps) {
  return (
    <>
      <noscript>{asks ? null : <meta httpEquiv="refresh" content="3" />}</noscript>
      <MessageScreen title={t('arranging')}>
        <p role="status" data-waiting={asks ? undefined : ''}>
          {asks ? t('asks', { owner, title }) : t('arrangingText', { owner, title })}
        </p>
      </MessageScreen>
    </>
  );
}
