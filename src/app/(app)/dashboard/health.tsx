import type { Approval } from '@/core/loop/owner/owner-rules';
import type { ConnectionHealth } from '@/modules/connections/queries/integrations';
import { Ago } from '@/ui/ago';
import { Dot, type Tone } from '@/ui/state-mark';
import { plural } from '@/ui/words';

const STATES: Record<ConnectionHealth['state'], { readonly words: string; readonly tone: Tone }> = {
  none: { words: 'No calendar connected', tone: 'still' },
  ok: { words: 'Calendars', tone: 'good' },
  syncing: { words: 'A calendar is being read for the first time', tone: 'moving' },
  expired: { words: 'A calendar has to be connected again', tone: 'bad' },
  error: { words: 'A calendar could not be read the last time', tone: 'bad' },
};

const MODES: Record<Approval, string> = {
  drafts_only: 'The assistant writes drafts, and you send them.',
  approve_everything: 'Nothing leaves before you have seen it.',
  outsiders_first_time: 'You see the first mail to anybody new.',
  when_unsure: 'Plans that are sure are carried out without asking you.',
  autopilot: 'The assistant acts on its own wherever it may.',
};

interface HealthProps {
  readonly health: ConnectionHealth;
  readonly nowMs: number;
  /** Plans that the owner still sees before they are carried out. */
  readonly plansToReview: number;
  readonly approval: Approval;
  readonly sandbox: boolean;
}

/** Whether the connections can be trusted, how old the data is, and how freely the assistant acts. */
export function Health({ health, nowMs, plansToReview, approval, sandbox }: HealthProps) {
  const { words, tone } = STATES[health.state];
  return (
    <section
      aria-label="Connections"
      className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-3 text-xs text-ink-2"
    >
      <a href="/settings/calendars" className="inline-flex items-center gap-2 hover:text-ink">
        <Dot tone={tone} />
        <span>
          {words}
          {health.asOf === null ? null : (
            <>
              , read <Ago at={health.asOf} now={nowMs} />
            </>
          )}
        </span>
      </a>
      <span>
        {plansToReview > 0 && !sandbox
          ? `You see the next ${plural(plansToReview, 'plan')} before they are carried out.`
          : MODES[approval]}
        {sandbox ? ' In the sandbox the first five plans are not held for you, as they are on a real account.' : ''}
      </span>
    </section>
  );
}
