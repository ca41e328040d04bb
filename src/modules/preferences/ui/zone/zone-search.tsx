'use client';

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import { Field, Input } from '@/ui/field';
import type { ZoneCity } from './zone-cities';
import { citiesFor } from './zone-match';

const LIST =
  'absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-float';

interface ZoneSearchProps {
  readonly label: string;
  readonly hint?: string;
  readonly cities: readonly ZoneCity[];
  /** Named in the field while nothing is typed. */
  readonly chosen?: string;
  readonly error: string | null;
  /** What stands beside the field. */
  readonly beside?: ReactNode;
  onChoose(zone: ZoneCity): void;
}

/** A city by typing some of its name (ARIA combobox): arrows go through the list, Enter takes one, Escape closes it. */
export function ZoneSearch({ label, hint, cities, chosen = '', error, beside, onChoose }: ZoneSearchProps) {
  const t = useMessages('zone-search');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const found = citiesFor(typed ?? '', cities);
  const shown = open && (typed ?? '').trim() !== '';

  function choose(place: number) {
    const one = found[place];
    if (!one) return;
    onChoose(one.zone);
    setTyped(null);
    setOpen(false);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!shown || found.length === 0) return;
    if (step) setAt((at + step + found.length) % found.length);
    else if (event.key === 'Enter') choose(at);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
  }

  return (
    <Field label={label} hint={hint ?? t('hint')} error={error} className="max-w-md">
      {(attributes) => (
        <div className="flex gap-2">
          <div className="relative min-w-0 flex-1">
            <Input
              {...attributes}
              role="combobox"
              aria-expanded={shown}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={shown && found[at] ? `${id}-${at}` : undefined}
              autoComplete="off"
              value={typed ?? chosen}
              maxLength={60}
              placeholder={t('example')}
              onChange={(event) => {
                setTyped(event.target.value);
                setOpen(true);
                setAt(0);
              }}
              onKeyDown={press}
              onFocus={(event) => event.target.select()}
              onBlur={() => {
                setOpen(false);
                if (chosen) setTyped(null);
              }}
            />
            <div
              id={`${id}-list`}
              role="listbox"
              aria-label={t('cities')}
              hidden={!shown || found.length === 0}
              className={LIST}
            >
              {found.map(({ zone, by }, place) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field that owns the list
                <div
                  key={zone.tzid}
                  id={`${id}-${place}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === at}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(place)}
                  className={cn(
                    'flex cursor-default justify-between gap-3 rounded-sm px-2.5 py-1.5',
                    place === at && 'bg-surface-2',
                  )}
                >
                  <span className="min-w-0 truncate">
                    {by ? t('clockOf', { name: capital(by), city: zone.city }) : zone.city}
                  </span>
                  <span className="shrink-0 text-ink-2">{t(zone.region)}</span>
                </div>
              ))}
            </div>
            <p role="status" hidden={!shown || found.length > 0} className={cn(LIST, 'px-3.5 py-2.5 text-ink-2')}>
              {shown && found.length === 0 ? t('none') : ''}
            </p>
          </div>
          {beside}
        </div>
      )}
    </Field>
  );
}

function capital(words: string): string {
  return words.length <= 3 ? words.toUpperCase() : words.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}
