import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import { Note } from '@/ui/notes';

interface FollowLinkProps {
  readonly t: Translate<'signin'>;
  /** Who the link signs in. */
  readonly address: string;
  /** Of the link. */
  readonly query: string;
  /** It was asked for in another browser than this one. */
  readonly elsewhere: boolean;
}

/** The last step of signing in by a mailed link: a form, so that it works without scripts. */
export function FollowLink({ t, address, query, elsewhere }: FollowLinkProps) {
  return (
    <MessageScreen
      title={t('linkTitle')}
      action={
        <form method="post" action={`/api/auth/callback/email?${query}`} className="max-w-full">
          <Button type="submit" look="primary" size="large" className="max-w-full whitespace-normal wrap-anywhere">
            {t('linkSignIn', { email: address })}
          </Button>
        </form>
      }
    >
      {elsewhere ? (
        <Note tone="warn" className="text-left text-ink">
          {t('linkElsewhere')}
        </Note>
      ) : (
        <p>{t('linkWhy')}</p>
      )}
    </MessageScreen>
  );
}
