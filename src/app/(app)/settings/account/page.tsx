import { cookies } from 'next/headers';
import { addressesOf, provenAddress, sessionsOf } from '@/modules/identity/queries';
import { ROLES } from '@/modules/identity/schema';
import { AddressList } from '@/modules/identity/ui/address-list';
import { ConfirmAddress } from '@/modules/identity/ui/confirm-address';
import { NameForm } from '@/modules/identity/ui/name-form';
import { SessionList } from '@/modules/identity/ui/session-list';
import { ThemeSwitch } from '@/modules/identity/ui/theme-switch';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { currentSessionId, first, guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Account', ROLES);

export default guarded(
  (_, query) => {
    const token = first(query.confirm);
    return token ? `/settings/account?confirm=${encodeURIComponent(token)}` : '/settings/account';
  },
  async (user, { searchParams }) => {
    const token = first((await searchParams).confirm);
    const [addresses, sessions, current, jar, confirmed] = await Promise.all([
      addressesOf(user.id),
      sessionsOf(user.id),
      currentSessionId(),
      cookies(),
      token ? provenAddress(user.id, token, runtime()) : null,
    ]);
    const theme = jar.get('theme')?.value;
    return (
      <div className="grid max-w-2xl gap-10">
        <div>
          <PageHead title="Account" line={user.email} />
          <NameForm name={user.name ?? ''} />
        </div>
        <Section title="Your addresses">
          {token ? <ConfirmAddress address={confirmed} token={token} /> : null}
          <p className="text-ink-2">
            The assistant takes instructions only from mail that is proved to come from a verified one.
          </p>
          <AddressList
            addresses={addresses.map(({ address, verifiedAt }) => ({
              address,
              verified: verifiedAt !== null,
              signIn: address === user.email,
            }))}
          />
        </Section>
        <Section title="Appearance">
          <ThemeSwitch value={theme === 'light' || theme === 'dark' ? theme : 'system'} />
        </Section>
        <Section title="Where you are signed in" aside={sessions.length}>
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
      </div>
    );
  },
  ROLES,
);
