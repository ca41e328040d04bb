'use client';

import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Input } from './field';
import { Kbd } from './kbd';
import { useKeys } from './use-keys';

/** A search begins once nothing was typed for this long (milliseconds). */
const PAUSE_MS = 250;

interface SearchInputProps {
  /** What is looked through. */
  readonly label: string;
  /** What is searched for now. */
  readonly value: string;
  onSearch(q: string): void;
  /** Where the form leads without a script. */
  readonly action: string;
  /** More controls of the same form. */
  readonly children?: ReactNode;
}

/** A search that begins by itself once one pauses. `/` goes there, Escape clears it. */
export function SearchInput({ label, value, onSearch, action, children }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const search = useRef(onSearch);
  const [typed, setTyped] = useState(value);
  search.current = onSearch;
  useKeys({
    '/': () => {
      input.current?.focus();
      input.current?.select();
    },
  });
  useEffect(() => {
    const q = typed.trim();
    if (q === value) return;
    const timer = setTimeout(() => search.current(q), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <search className="w-full sm:w-auto">
      <form action={action} className="flex flex-wrap gap-2" onSubmit={(event) => event.preventDefault()}>
        <div className="relative flex-1 basis-full sm:w-72 sm:basis-auto">
          <Search className="absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-3" aria-hidden />
          <Input
            ref={input}
            type="search"
            name="q"
            aria-label={label}
            placeholder={label}
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              setTyped('');
              input.current?.blur();
            }}
            className="pr-9 pl-8"
          />
          <Kbd className="absolute top-1/2 right-2.5 -translate-y-1/2">/</Kbd>
        </div>
        {children}
      </form>
    </search>
  );
}
