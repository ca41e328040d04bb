import type { LoopState, Participant } from '@/core/loop/state';
import type { EpochMinute } from '@/core/time/period';
import { Section } from '@/ui/card';
import { Dot } from '@/ui/state-mark';
import { personWords } from './person-words';
import { place, type Spoken } from './spoken';

interface LoopPeopleProps {
  readonly state: LoopState;
  readonly now: EpochMinute;
  /** Addresses of the guests whose calendar is read directly. */
  readonly direct: readonly string[];
  /** Ids of the guests who have asked for texts. */
  readonly texted: readonly string[];
  readonly spoken: Spoken<'loops'>;
}

/** Who takes part, each with their part, their answer and the clock they live by. */
export function LoopPeople(shown: LoopPeopleProps) {
  const { state, spoken } = shown;
  const guests = state.participants.filter((person) => person.role === 'guest');
  return (
    <Section title={spoken.t('people')} aside={guests.length + 1}>
      <ul className="grid gap-2.5">
        {guests.map((guest) => (
          <Person key={guest.id} person={guest} {...shown} />
        ))}
        <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
          <Dot tone="good" className="mt-1.5" />
          <span>
            {spoken.t('yourself')} <span className="text-xs text-ink-2">· {place(spoken)}</span>
          </span>
        </li>
      </ul>
    </Section>
  );
}

function Person({ person, ...shown }: LoopPeopleProps & { person: Participant }) {
  const { answer, tone, details } = personWords(person, shown, shown.spoken);
  const texts = shown.texted.includes(person.id) ? [shown.spoken.t('p_texted')] : [];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
      <Dot tone={tone} className="mt-1.5" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="wrap-anywhere">{person.name ?? person.address}</span>
          <span className="text-xs text-ink-2">{answer}</span>
        </p>
        <p className="text-xs text-ink-3 wrap-anywhere">
          {[person.name ? person.address : null, ...details, ...texts].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  );
}
