import type { Translate } from '@/messages/message-keys';
import { Timeline } from '@/modules/loops/ui/timeline';
import { Ago } from '@/ui/ago';
import { Button } from '@/ui/button';
import { Field, Input } from '@/ui/field';
import { Note } from '@/ui/notes';
import type { StaffLoop } from '../queries/staff-loop';
import { DueIn } from './due-in';
import { TIMERS } from './timer-words';

interface LoopViewProps {
  readonly loop: StaffLoop;
  readonly nowMs: number;
  readonly tq: Translate<'queue'>;
  readonly tl: Translate<'loops'>;
  /** What the assistant is called. */
  readonly assistant: string;
}

/** A loop as staff see it: how it stands; and what was said, where they may, or the way to say why they look. */
export function LoopView({ loop: { row, access, content }, nowMs, tq, tl, assistant }: LoopViewProps) {
  const facts = [
    [tq('columnOwner'), row.owner],
    [tq('columnState'), tq(row.state)],
    [tq('columnBegun'), <Ago key="begun" at={row.createdAt} now={nowMs} />],
    [tq('columnChanged'), <Ago key="changed" at={row.updatedAt} now={nowMs} />],
    [
      tq('columnTimer'),
      row.timer ? (
        <span key="timer">
          {TIMERS[row.timer.kind]} <DueIn at={row.timer.at} now={nowMs} />
        </span>
      ) : (
        '—'
      ),
    ],
  ] as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {access === 'closed' ? <Note>{tq('closedLoop')}</Note> : null}
      {access === 'reason' ? (
        <form action="/admin/loops" className="flex max-w-lg flex-wrap items-end gap-3">
          <input type="hidden" name="loop" value={row.id} />
          <Field label={tq('reasonTitle')} hint={tq('reasonHint')} className="min-w-60 flex-1">
            {(attributes) => (
              <Input {...attributes} name="reason" required minLength={3} maxLength={300} autoComplete="off" />
            )}
          </Field>
          <Button type="submit" look="primary" className="mb-6">
            {tq('look')}
          </Button>
        </form>
      ) : null}
      {content ? (
        <>
          <p className="text-xs text-ink-2">{tq('historyLine', { owner: row.owner })}</p>
          <Timeline
            items={content.timeline}
            state={content.state}
            assistant={assistant}
            spoken={{ t: tl, locale: 'en', zone: content.zone }}
          />
        </>
      ) : null}
    </div>
  );
}
