import type { ConnectionHealth } from '@/modules/connections/queries/integrations';
import { Ago } from '@/ui/ago';
import { Dot, type Tone } from '@/ui/state-mark';
import { plural } from '@/ui/words';

const STATES: Record<ConnectionHealth['state'], { readonly words: string; readonly tone: Tone }> = {
  none: { words: 'No calendar connected', tone: 'still' },
  ok: { words: 'Google Calendar', tone: 'good' },
  syncing: { words: 'Google Calendar is being read for the first time', tone: 'moving' },
  expired: { words: 'Google Calendar has to be connected again', tone: 'bad' },
  error: { words: 'Google Calendar could not be read the last time', tone: 'bad' },
};

interface HealthProps {
  readonly health: ConnectionHealth;
  readonly nowMs: number;
  /** Plans that the owner still sees before they are carried out. */
  readonly plansToReview: number;
  readonly sandbox: boolean;
}

/** Whether the connections can be trusted, how old the data is, and how freely the assistant acts. */
export function Health({ health, nowMs, plansToReview, sandbox }: HealthProps) {
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
        {sandbox
          ? 'In the sandbox no plan waits for your review; on a real account the first five do.'
          : plansToReview > 0
            ? `You see the next ${plural(plansToReview, 'plan')} before they are carried out.`
            : 'Plans that are sure are carried out without asking you.'}
      </span>
    </section>
  );
}
