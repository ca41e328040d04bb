import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import type { PageOwner } from '../queries/shown';

/** A page that its owner has removed. Our server answers 410 for it (src/server/without-runtime). */
export function Removed({ owner, t }: { owner: PageOwner; t: Translate<'booking'> }) {
  return (
    <>
      <meta name="status" content="410" />
      <MessageScreen
        inside
        title={t('gone')}
        action={
          <Button asChild>
            <a href={`/book/${owner.handle}`}>{t('others')}</a>
          </Button>
        }
      >
        <p>{t('goneText', { owner: owner.name })}</p>
      </MessageScreen>
    </>
  );
}
