import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import type { PageOwner } from '../queries/shown';

/** A page that its owner has removed, or that never was. Our server answers with that status (src/server/without-runtime). */
export function Nowhere({ removedBy: owner, t }: { removedBy: PageOwner | null; t: Translate<'booking'> }) {
  return (
    <>
      <meta name="status" content={owner ? '410' : '404'} />
      <MessageScreen
        inside
        title={owner ? t('gone') : t('unknown')}
        action={
          <Button asChild>
            <a href={owner ? `/book/${owner.handle}` : '/'}>{owner ? t('others') : t('home')}</a>
          </Button>
        }
      >
        <p>{owner ? t('goneText', { owner: owner.name }) : t('unknownText')}</p>
      </MessageScreen>
    </>
  );
}
