import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import type { PageOwner } from '../queries/shown';

interface NowhereProps {
  readonly removedBy: PageOwner | null;
  /** That owner has other pages, which take bookings. */
  readonly others: boolean;
  readonly embed: boolean;
  readonly t: Translate<'booking'>;
}

/** A page that its owner has removed, or that never was. Our server answers with that status (src/server/without-runtime). */
export function Nowhere({ removedBy: owner, others, embed, t }: NowhereProps) {
  return (
    <>
      <meta name="status" content={owner ? '410' : '404'} />
      <MessageScreen
        inside
        title={owner ? t('gone') : t('unknown')}
        action={
          owner && !others ? null : (
            <Button asChild>
              <a
                href={owner ? `/book/${owner.handle}${embed ? '?embed=1' : ''}` : '/'}
                target={owner ? undefined : '_top'}
              >
                {owner ? t('others') : t('home')}
              </a>
            </Button>
          )
        }
      >
        <p>{owner ? t('goneText', { owner: owner.name }) : t('unknownText')}</p>
      </MessageScreen>
    </>
  );
}
