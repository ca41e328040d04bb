import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import type { SlotPage } from '../queries/slot-page';

const TITLES = {
  over: 'closedOver',
  cancelled: 'closedCancelled',
  theirs: 'closedTheirs',
  open: 'closedOpen',
} as const;
const TEXTS = {
  over: 'closedOverText',
  cancelled: 'closedCancelledText',
  theirs: 'closedTheirsText',
  open: 'closedOpenText',
} as const;

interface ClosedViewProps {
  readonly page: Extract<SlotPage, { kind: 'closed' }>;
  readonly t: Translate<'guest'>;
}

/** A link that leads nowhere any more, with a way on. Our server answers with that status (src/server/without-runtime). */
export function ClosedView({ page: { why, title, owner, write }, t }: ClosedViewProps) {
  const subject = `?subject=${encodeURIComponent(/^re:/i.test(write.subject) ? write.subject : `Re: ${write.subject}`)}`;
  return (
    <>
      {why === 'open' ? null : <meta name="status" content="410" />}
      <MessageScreen
        title={t(TITLES[why])}
        action={
          <div className="mt-1 flex flex-wrap justify-center gap-2">
            {why === 'theirs' ? null : (
              <Button asChild>
                <a href={`mailto:${write.address}${subject}`}>{t('writeTo', { name: write.assistant })}</a>
              </Button>
            )}
            {write.owner ? (
              <Button asChild>
                <a href={`mailto:${write.owner}${subject}`}>{t('writeTo', { name: owner })}</a>
              </Button>
            ) : null}
          </div>
        }
      >
        <p className="wrap-anywhere">{t(TEXTS[why], { title, owner })}</p>
      </MessageScreen>
    </>
  );
}

/** A link that was never ours, or was cut off on its way. */
export function InvalidView({ t }: { t: Translate<'guest'> }) {
  return (
    <>
      <meta name="status" content="410" />
      <MessageScreen title={t('invalid')}>
        <p>{t('invalidText')}</p>
      </MessageScreen>
    </>
  );
}
