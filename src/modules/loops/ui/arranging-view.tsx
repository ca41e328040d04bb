import type { Translate } from '@/messages/message-keys';
import { dayWords, placeWords, spanWords } from '@/modules/meetings/ui/time-words';
import { MessageScreen } from '@/ui/full-screen';
import type { SlotPage } from '../queries/slot-page';

interface ArrangingViewProps {
  readonly page: Extract<SlotPage, { kind: 'arranging' }>;
  readonly zone: string;
  readonly t: Translate<'guest'>;
}

/** A time was taken and is being booked: the script, or without one the browser, looks again until it is. */
export function ArrangingView({ page: { title, owner, asks, chosen }, zone, t }: ArrangingViewProps) {
  return (
    <>
      <noscript>{asks ? null : <meta httpEquiv="refresh" content="3" />}</noscript>
      <MessageScreen title={t('arranging')}>
        {chosen ? (
          <p className="mb-3 text-ink">
            <time dateTime={new Date(chosen.start * 60_000).toISOString()}>
              <span className="block text-base font-semibold">{dayWords(chosen.start, zone, t.locale)}</span>
              {t('when', { span: spanWords(chosen, zone, t.locale), place: placeWords(zone, t.locale) })}
            </time>
          </p>
        ) : null}
        <p role="status" data-waiting={asks ? undefined : ''}>
          {asks ? t('asks', { owner, title }) : t('arrangingText', { owner, title })}
        </p>
      </MessageScreen>
    </>
  );
}
