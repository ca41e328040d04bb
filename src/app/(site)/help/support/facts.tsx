import type { ReactNode } from 'react';
import type { HumanHelp } from '@/modules/account/constants';
import type { ConnectionHealth } from '@/modules/connections/queries/integrations';
import { Ago } from '@/ui/ago';
import { Dot, type Tone } from '@/ui/state-mark';

const CONNECTIONS: Record<ConnectionHealth['state'], { readonly words: string; readonly tone: Tone }> = {
  none: { words: 'None is connected yet', tone: 'still' },
  ok: { words: 'All can be read', tone: 'good' },
  syncing: { words: 'Being read for the first time', tone: 'moving' },
  expired: { words: 'One has to be connected again', tone: 'bad' },
  error: { words: 'One could not be read the last time', tone: 'bad' },
};

const HUMAN_HELP: Record<HumanHelp, string> = {
  off: 'Off: nobody but you sees your threads.',
  when_stuck: 'When stuck: a thread that the assistant cannot go on with may be looked at.',
  always: 'Always: your threads may be looked at, to check and improve what the assistant does.',
};

/** Whether the calendars can be trusted, and how old the data is. */
export function ConnectionFact({ health, nowMs }: { health: ConnectionHealth; nowMs: number }) {
  const { words, tone } = CONNECTIONS[health.state];
  return (
    <Fact term="Your calendars" href="/settings/calendars" link="Calendars">
      <span className="inline-flex items-baseline gap-2">
        <Dot tone={tone} />
        <span>
          {words}
          {health.asOf === null ? null : (
            <>
              , <Ago at={health.asOf} now={nowMs} />
            </>
          )}
          .
        </span>
      </span>
    </Fact>
  );
}

/** Whether the operator's people may look at threads of this owner; every look is written down. */
export function HumanHelpFact({ chosen }: { chosen: HumanHelp }) {
  return (
    <Fact term="Human help" href="/settings/account#human-help" link="Change it">
      {HUMAN_HELP[chosen]}
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
