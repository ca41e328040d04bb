'use client';

import { type ReactNode, useEffect } from 'react';
import type { ZoneCity } from './zone-cities';
import { cityNamed } from './zone-match';
import { ZoneSearch } from './zone-search';

interface ZoneFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error: string | null;
  /** IANA name; null until one is chosen: the browser's is proposed then. */
  readonly value: string | null;
  readonly cities: readonly ZoneCity[];
  onChange(tzid: string): void;
  /** What stands beside the field. */
  readonly beside?: ReactNode;
}

/** A zone in a form: named by its city, found by typing another. The browser's zone is proposed where there is none. */
export function ZoneField({ label, hint, error, value, cities, onChange, beside }: ZoneFieldProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is proposed once, and what is chosen stays
  useEffect(() => {
    const own = value === null ? cityNamed(Intl.DateTimeFormat().resolvedOptions().timeZone, cities) : undefined;
    if (own) onChange(own.tzid);
  }, []);
  const city = cities.find(({ tzid }) => tzid === value) ?? cityNamed(value, cities);
  return (
    <ZoneSearch
      label={label}
      hint={hint}
      cities={cities}
      chosen={city?.city ?? value ?? ''}
      error={error}
      beside={beside}
      onChoose={({ tzid }) => onChange(tzid)}
    />
  );
}
