import { cityOf } from '@/core/time/format';
import { wallTime } from '@/core/time/wall-format';
import type { Translate } from '@/messages/message-keys';
import type { IntegrationItem } from '@/modules/connections/schema';
import type { CaldavProvider } from '@/modules/connections/ui/caldav-providers';
import { ConnectLinks } from '@/modules/connections/ui/connect-link';
import { ConnectResult } from '@/modules/connections/ui/connect-result';
import type { ConsentKind } from '@/ports/oauth';
import { Section } from '@/ui/card';
import { Live } from '@/ui/live';
import { Empty, Note } from '@/ui/notes';
import { stepPath } from '../constants';
import { AccountCard, OtherCalendars, StartNow } from './lazy-steps';
import { PlainStep } from './plain-step';

interface CalendarStepProps {
  readonly t: Translate<'onboarding'>;
  readonly locale: string;
  readonly accounts: readonly IntegrationItem[];
  /** What can be connected at its provider's own page. */
  readonly kinds: readonly ConsentKind[];
  readonly nowMs: number;
  readonly email: string;
  /** A CalDAV server beside the common ones. */
  readonly also: CaldavProvider | null;
  readonly connected: string | null;
  readonly error: string | null;
  /** The zone that was confirmed and that of the calendar, where they differ. */
  readonly otherZone: { readonly yours: string; readonly calendars: string } | null;
  /** The hours (minutes of the day) that hold until others are said, where all else can wait; null where it cannot. */
  readonly usual: { readonly from: number; readonly to: number } | null;
}

const HERE = stepPath('calendar');

/** Step 2: connect an account, choose which of its calendars count as busy and which one is written to; start, or go on. */
export function CalendarStep(props: CalendarStepProps) {
  const { t, locale, accounts, kinds, nowMs, email, also, connected, error, otherZone, usual } = props;
  const none = accounts.length === 0;
  return (
    <>
      {accounts.some(({ state }) => state === 'syncing') ? <Live seconds={2} /> : null}
      <ConnectResult connected={connected} error={error} path={HERE} />
      <PlainStep step="calendar" ready={!none} also={usual && !none ? <StartNow /> : undefined}>
        <Section title={t('calendars')}>
          {none ? (
            <Empty action={<ConnectLinks main returnTo={HERE} kinds={kinds} />}>{t('calendarNone')}</Empty>
          ) : (
            <div className="grid gap-4">
              {accounts.map((account) => (
                <AccountCard key={account.id} account={account} nowMs={nowMs} returnTo={HERE} />
              ))}
              <ConnectLinks returnTo={HERE} kinds={kinds} />
            </div>
          )}
          <OtherCalendars email={email} also={also} />
        </Section>
        {otherZone ? (
          <Note>
            {t('calendarOtherZone', {
              calendars: cityOf(otherZone.calendars, locale),
              yours: cityOf(otherZone.yours, locale),
            })}
          </Note>
        ) : null}
        {none ? <p className="prose-width text-ink-2">{t('calendarWithout')}</p> : null}
        {usual && !none ? (
          <p className="prose-width text-ink-2">
            {t('startHow', { from: wallTime(usual.from, locale), to: wallTime(usual.to, locale) })}
          </p>
        ) : null}
      </PlainStep>
    </>
  );
}
