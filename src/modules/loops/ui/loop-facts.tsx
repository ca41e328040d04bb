import type { ReactNode } from 'react';
import type { LoopState } from '@/core/loop/state';
import type { EpochMinute } from '@/core/time/period';
import { Section } from '@/ui/card';
import type { LoopRow } from '../queries/lists';
import { BothClocks, otherClock } from './both-clocks';
import { patternWords } from './pattern-words';
import { at, place, type Spoken } from './spoken';
import { nextWords } from './state-words';

interface LoopFactsProps {
  readonly row: LoopRow;
  readonly state: LoopState;
  readonly now: EpochMinute;
  readonly spoken: Spoken<'loops'>;
}

/** What is known of the meeting beside its head: what comes next, how and where it is, what is on offer. */
export function LoopFacts({ row, state, now, spoken }: LoopFactsProps) {
  const { booking, offer, meeting, pausedUntil } = state;
  const { t } = spoken;
  const next = row.next?.kind === 'meeting' ? null : nextWords(row, spoken);
  const other = otherClock(state, spoken);
  return (
    <Section title={t('meeting')}>
      <dl className="grid gap-3">
        <Fact name={t('next')}>
          {state.needsOwner.length > 0 ? t('next_yours') : row.nextStep}
          {next ? <span className="block text-xs text-ink-2">{next}</span> : null}
        </Fact>
        {booking && meeting.rhythm ? <Fact name={t('when')}>{patternWords(meeting, booking, spoken)}</Fact> : null}
        <Fact name={t('how')}>
          {t(`by_${meeting.medium}`)}, {t('minutes', { count: meeting.durationMin })}
        </Fact>
        {meeting.location ? <Fact name={t('where')}>{meeting.location}</Fact> : null}
        {meeting.phone ? <Fact name={t('phone')}>{meeting.phone}</Fact> : null}
        {booking?.joinUrl ? (
          <Fact name={t('join')}>
            <a href={booking.joinUrl} rel="noreferrer" className="underline underline-offset-3 wrap-anywhere">
              {booking.joinUrl.replace('https://', '')}
            </a>
          </Fact>
        ) : null}
        {booking?.htmlLink ? (
          <Fact name={t('event')}>
            <a href={booking.htmlLink} rel="noreferrer" className="underline underline-offset-3">
              {t('openEvent')}
            </a>
          </Fact>
        ) : null}
        {offer ? (
          <Fact name={t('onOffer', { place: place(spoken) })}>
            <ul className="grid gap-1.5">
              {offer.slots.map((slot) => (
                <li key={slot.n} className="rounded-sm border border-hold bg-hold-soft px-2 py-1 text-xs">
                  {meeting.rhythm && !booking ? (
                    patternWords(meeting, slot, spoken)
                  ) : (
                    <BothClocks span={slot} other={other} spoken={spoken} />
                  )}
                </li>
              ))}
            </ul>
            <p className="mt-1 text-xs text-ink-2">
              {pausedUntil === null
                ? t(offer.expiresAt > now ? 'heldUntil' : 'heldSince', { time: at(spoken, offer.expiresAt) })
                : t('heldPaused')}
            </p>
          </Fact>
        ) : null}
      </dl>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
