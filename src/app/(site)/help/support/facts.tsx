import type { ReactNode } from 'react';
import type { Translate } from '@/messages/message-keys';
import type { HumanHelp } from '@/modules/account/constants';
import type { ConnectionHealth } from '@/modules/connections/queries/integrations';
import { Ago } from '@/ui/ago';
import { Dot, type Tone } from '@/ui/state-mark';

type Words =
  | 'calendarsNone'
  | 'calendarsOk'
  | 'calendarsSyncing'
  | 'calendarsExpired'
  | 'calendarsError'
  | 'helpOff'
  | 'helpWhenStuck'
  | 'helpAlways';

interface FactProps {
  readonly t: Translate<'support-pages'>;
}

const CONNECTIONS: Record<ConnectionHealth['state'], { readonly words: Words; readonly tone: Tone }> = {
  none: { words: 'calendarsNone', tone: 'still' },
  ok: { words: 'calendarsOk', tone: 'good' },
  syncing: { words: 'calendarsSyncing', tone: 'moving' },
  expired: { words: 'calendarsExpired', tone: 'bad' },
  error: { words: 'calendarsError', tone: 'bad' },
};

const HUMAN_HELP: Record<HumanHelp, Words> = {
  off: 'helpOff',
  when_stuck: 'helpWhenStuck',
  always: 'helpAlways',
};

/** Whether the calendars can be trusted, and how old the data is. */
export function ConnectionFact({ t, health, nowMs }: FactProps & { health: ConnectionHealth; nowMs: number }) {
  const { words, tone } = CONNECTIONS[health.state];
  return (
    <Fact term={t('calendars')} href="/settings/calendars" link={t('toCalendars')}>
      <span className="inline-flex items-baseline gap-2">
        <Dot tone={tone} />
        <span>
          {t(words)}
          {health.asOf === null ? null : (
            <>
              , <Ago at={health.asOf} now={nowMs} />
            </>
          )}
        </span>
      </span>
    </Fact>
  );
}

/** Whether the operator's people may look at threads of this owner; every look is written down. */
export function HumanHelpFact({ t, chosen }: FactProps & { chosen: HumanHelp }) {
  return (
    <Fact term={t('help')} href="/settings/account#human-help" link={t('changeIt')}>
      {t(HUMAN_HELP[chosen])}
    </Fact>
  );
}

function Fact({ term, href, link, children }: { term: string; href: string; link: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-base font-semibold">{term}</dt>
      <dd className="mt-1 text-base text-ink-2">
        {children}{' '}
        <a href={href} className="whitespace-nowrap underline underline-offset-3">
          {link}
        </a>
      </dd>
    </div>
  );
}
