import type { Approval } from '@/core/loop/owner/owner-rules';
import type { Translate } from '@/messages/message-keys';
import type { ConnectionHealth } from '@/modules/connections/queries/integrations';
import { Ago } from '@/ui/ago';
import { Note } from '@/ui/notes';
import { Dot } from '@/ui/state-mark';

/** What keeps the assistant from its work, in one line with the way to mend it; nothing while there is no trouble. */
export function Trouble({
  health: { state },
  asked,
  t,
}: {
  health: ConnectionHealth;
  /** A first meeting was asked for: until then the first steps say that a calendar is missing. */
  asked: boolean;
  t: Translate<'dashboard'>;
}) {
  if (state === 'ok' || state === 'syncing' || (state === 'none' && !asked)) return null;
  return (
    <Note
      tone="warn"
      className="mb-6"
      action={
        <a href="/settings/calendars" className="shrink-0 underline underline-offset-3">
          {t(state === 'none' ? 'h_connect' : 'h_look')}
        </a>
      }
    >
      {t(`h_${state}`)}
    </Note>
  );
}

interface HealthProps {
  readonly health: ConnectionHealth;
  readonly nowMs: number;
  /** Plans that the owner still sees before they are carried out. */
  readonly plansToReview: number;
  readonly approval: Approval;
  readonly sandbox: boolean;
  readonly t: Translate<'dashboard'>;
}

/** How old the data is where all is well, and how freely the assistant acts. */
export function Health({ health: { state, asOf }, nowMs, plansToReview, approval, sandbox, t }: HealthProps) {
  const well = state === 'ok' || state === 'syncing';
  return (
    <section
      aria-label={t('health')}
      className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-3 text-xs text-ink-2"
    >
      {well ? (
        <a href="/settings/calendars" className="inline-flex items-center gap-2 hover:text-ink">
          <Dot tone={state === 'ok' ? 'good' : 'moving'} />
          <span>
            {asOf === null
              ? t(`h_${state}`)
              : t.rich('readAt', { what: t(`h_${state}`), ago: () => <Ago at={asOf} now={nowMs} /> })}
          </span>
        </a>
      ) : null}
      <span>
        {plansToReview > 0 && !sandbox ? t('toReview', { count: plansToReview }) : t(`m_${approval}`)}
        {sandbox ? ` ${t('inSandbox')}` : ''}
      </span>
    </section>
  );
}
