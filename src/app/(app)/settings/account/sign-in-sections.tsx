import { addressesOf, provenAddress, sessionsOf } from '@/modules/identity/queries';
import type { SessionUser } from '@/modules/identity/schema';
import { AddressList } from '@/modules/identity/ui/address-list';
import { ConfirmAddress } from '@/modules/identity/ui/confirm-address';
import { SessionList } from '@/modules/identity/ui/session-list';
import { activityOf } from '@/modules/operations/queries/activity';
import { ActivityList } from '@/modules/operations/ui/activity-list';
import { runtime } from '@/ports/runtime';
import { Section } from '@/ui/card';
import { ClientMessages } from '../../../_shell/client-messages';
import { currentSessionId } from '../../../_shell/current-session';
import { messagesOf } from '../../../_shell/locale';

interface SignInSectionsProps {
  readonly user: SessionUser;
  /** Of a confirmation link, while one is followed. */
  readonly token: string | undefined;
}

/** The addresses that count as the owner's, the devices that are signed in, and what was done to the account. */
export async function SignInSections({ user, token }: SignInSectionsProps) {
  const [t, addresses, sessions, current, activity, confirmed] = await Promise.all([
    messagesOf('account'),
    addressesOf(user.id),
    sessionsOf(user.id),
    currentSessionId(),
    activityOf(user.id),
    token ? provenAddress(user.id, token, runtime()) : null,
  ]);
  return (
    <>
      <Section title={t('addresses')}>
        {token ? <ConfirmAddress address={confirmed} token={token} /> : null}
        <p className="prose-width text-ink-2">{t('addressesText')}</p>
        <AddressList
          addresses={addresses.map(({ address, verifiedAt }) => ({
            address,
            verified: verifiedAt !== null,
            signIn: address === user.email,
          }))}
        />
      </Section>
      <Section title={t('sessions')} aside={sessions.length}>
        <SessionList
          nowMs={Date.now()}
          sessions={sessions.map((session) => ({
            id: session.id,
            userAgent: session.userAgent,
            createdAt: session.createdAt.getTime(),
            current: session.id === current,
          }))}
        />
      </Section>
      <Section title={t('activity')}>
        <ClientMessages areas={['activity']}>
          <ActivityList key={activity.items[0]?.id} page={activity} nowMs={Date.now()} />
        </ClientMessages>
      </Section>
    </>
  );
}
