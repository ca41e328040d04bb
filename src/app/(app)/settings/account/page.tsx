import { cookies } from 'next/headers';
import { addressesOf, sessionsOf } from '@/modules/identity/queries';
import { ROLES } from '@/modules/identity/schema';
import { NameForm } from '@/modules/identity/ui/name-form';
import { SessionList } from '@/modules/identity/ui/session-list';
import { ThemeSwitch } from '@/modules/identity/ui/theme-switch';
import { PageHead, Section } from '@/ui/card';
import { currentSessionId, guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Account', ROLES);

export default guarded(
  '/settings/account',
  async (user) => {
    const [addresses, sessions, current, jar] = await Promise.all([
      addressesOf(user.id),
      sessionsOf(user.id),
      currentSessionId(),
      cookies(),
    ]);
    const theme = jar.get('theme')?.value;
    return (
      <div className="grid max-w-2xl gap-10">
        <div>
          <PageHead title="Account" line={user.email} />
          <NameForm name={user.name ?? ''} />
        </div>
        <Section title="Your addresses">
          <ul className="border-b border-line">
            {addresses.map(({ address, verifiedAt }) => (
              <li key={address} className="flex justify-between gap-4 border-t border-line py-2">
                <span className="wrap-anywhere">{address}</span>
                <span className="text-ink-2">{verifiedAt ? 'Verified' : 'Not verified'}</span>
              </li>
            ))}
          </ul>
          <p className="text-ink-2">
            The assistant takes instructions only from mail that is proved to come from a verified one.
          </p>
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
