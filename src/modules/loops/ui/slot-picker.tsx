'use client';

import { useEffect, useRef, useState } from 'react';
import type { Period } from '@/core/time/period';
import { fetchJson } from '@/ui/fetch-json';
import { Note } from '@/ui/notes';
import { Skeleton } from '@/ui/skeleton';
import { errorText } from '@/ui/words';
import type { Choices, SlotChoice } from '../queries/choices';
import { UNREADABLE } from './why-words';

/** More options than this are a burden to whoever reads them. */
const MOST = 3;

interface SlotPickerProps {
  /** The call of the API that finds them. */
  readonly source: string;
  readonly durationMin: number;
  readonly place: string;
  readonly choose: 'one' | 'several';
  readonly chosen: readonly Period[];
  onChange(slots: readonly Period[]): void;
}

/** Times that would do, by day, to choose one or some of. They come from the solver: a time that is not free is not there. */
export function SlotPicker({ source, durationMin, place, choose, chosen, onChange }: SlotPickerProps) {
  // Of what was chosen stays what is still possible, at its new length.
  const { found, error } = useChoices(source, durationMin, (slots) => {
    const starts = new Set(chosen.map(({ start }) => start));
    onChange(slots.filter(({ start }) => starts.has(start)).map(({ start, end }) => ({ start, end })));
  });
  const one = choose === 'one';
  const choices = found?.slots ?? [];
  const days = [...new Set(choices.map(({ day }) => day))];
  const isChosen = (slot: Period) => chosen.some((other) => other.start === slot.start);
  function pick(slot: SlotChoice) {
    const bare = { start: slot.start, end: slot.end };
    if (one) return onChange([bare]);
    onChange(isChosen(slot) ? chosen.filter((other) => other.start !== slot.start) : [...chosen, bare]);
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="font-medium">
        {one ? 'Time' : 'Times'} <span className="font-normal text-ink-2">in {place}</span>
      </legend>
      {error ? <Note tone="bad">{error}</Note> : null}
      {found === null && !error ? <Skeleton className="h-40 w-full" /> : null}
      {found && choices.length === 0 ? (
        <Note tone="warn">
          {found.unreadable === null ? 'No time of this length is free inside your hours.' : UNREADABLE}
        </Note>
      ) : null}
      <div className="grid max-h-64 gap-3 overflow-y-auto">
        {days.map((day) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend breaks the grid
          <div key={day} role="group" aria-label={day} className="grid gap-1">
            <p aria-hidden className="text-xs text-ink-2">
              {day}
            </p>
            <div className="flex flex-wrap gap-1.5">
              {choices
                .filter((slot) => slot.day === day)
                .map((slot) => (
                  <label
                    key={slot.start}
                    className="cursor-pointer rounded-sm border border-line-strong px-2 py-1 text-xs has-checked:border-hold has-checked:bg-hold-soft has-checked:font-medium has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
                  >
                    <input
                      type={one ? 'radio' : 'checkbox'}
                      name="slot"
                      className="sr-only"
                      checked={isChosen(slot)}
                      disabled={!one && !isChosen(slot) && chosen.length >= MOST}
                      onChange={() => pick(slot)}
                    />
                    {slot.time}
                  </label>
                ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function useChoices(source: string, durationMin: number, onFound: (slots: readonly SlotChoice[]) => void) {
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  const [state, setState] = useState<{ found: Choices | null; error: string | null }>({ found: null, error: null });
  useEffect(() => {
    const control = new AbortController();
    setState({ found: null, error: null });
    fetchJson<Choices>(`${source}?durationMin=${durationMin}`, {
      signal: control.signal,
    })
      .then((found) => {
        setState({ found, error: null });
        // What is chosen stays chosen while nobody knows what is free.
        if (found.unreadable === null) latest.current(found.slots);
      })
      .catch((error: unknown) => {
        if (!control.signal.aborted) setState({ found: null, error: errorText(error) });
      });
    return () => control.abort();
  }, [source, durationMin]);
  return state;
}
