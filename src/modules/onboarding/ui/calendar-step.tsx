import type { IntegrationItem } from '@/modules/connections/schema';
import type { CaldavProvider } from '@/modules/connections/ui/caldav-providers';
import { ConnectLinks } from '@/modules/connections/ui/connect-link';
import { ConnectResult } from '@/modules/connections/ui/connect-result';
import { placeWords } from '@/modules/meetings/ui/time-words';
import type { ConsentKind } from '@/ports/oauth';
import { Live } from '@/ui/live';
import { Empty, Note } from '@/ui/notes';
import { stepPath } from '../constants';
import { AccountCard, OtherCalendars } from './lazy-steps';
import { PlainStep } from './plain-step';

interface CalendarStepProps {
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
}

const HERE = stepPath('calendar');

/** Step 2: connect an account, choose which of its calendars count as busy and which one is written to. */
export function CalendarStep({ accounts, kinds, nowMs, email, also, connected, error, otherZone }: CalendarStepProps) {
  return (
    <>
      {accounts.some(({ state }) => state === 'syncing') ? <Live seconds={2} /> : null}
      <ConnectResult connected={connected} error={error} path={HERE} />
      <PlainStep step="calendar" ready={accounts.length > 0}>
        {accounts.length === 0 ? (
          <Empty action={<ConnectLinks main returnTo={HERE} kinds={kinds} />}>
            Nothing is connected yet. You come back to this place from the provider’s page; what may be read and written
            is asked there.
          </Empty>
        ) : (
          <div className="grid gap-4">
            {accounts.map((account) => (
              <AccountCard key={account.id} account={account} nowMs={nowMs} returnTo={HERE} />
            ))}
            <ConnectLinks returnTo={HERE} kinds={kinds} />
          </div>
        )}
        <OtherCalendars email={email} also={also} />
        {otherZone ? (
          <Note>
            Your calendar is set to the clock of {placeWords(otherZone.calendars)}, you have chosen{' '}
            {placeWords(otherZone.yours)}. What you have chosen holds; step 1 changes it.
          </Note>
        ) : null}
        {accounts.length === 0 ? (
          <p className="text-ink-2">
            Without a calendar you can look at everything, write your preferences and rehearse. No guest is offered a
            time before one is connected.
          </p>
        ) : null}
      </PlainStep>
    </>
  );
}
