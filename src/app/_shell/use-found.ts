import { useEffect, useState } from 'react';
import type { Page } from '@/core/http/page';
import { tableAddress } from '@/core/http/table-query';
import type { Translate } from '@/messages/message-keys';
import type { Person } from '@/modules/contacts/schema';
import type { LoopRow } from '@/modules/loops/queries/lists';
import { guestWords } from '@/modules/loops/ui/state-words';
import { fetchJson } from '@/ui/fetch-json';

const MOST = { loops: 6, people: 4 } as const;
const PAUSE_MS = 150;

/** What can be gone to. */
export interface Entry {
  readonly href: string;
  readonly label: string;
  readonly line: string;
  readonly outside?: boolean;
  /** It is done rather than gone to. */
  readonly run?: () => void;
}

interface Found {
  /** What was typed when this was asked for. */
  readonly typed: string;
  readonly entries: readonly Entry[];
  readonly failed: boolean;
}

const NOTHING: Found = { typed: '', entries: [], failed: false };

/** The signed-in person's own people and loops with the words in them, asked for once typing rests; 10 at most. */
export function useFound(typed: string, t: Translate<'palette'>): Omit<Found, 'typed'> & { readonly pending: boolean } {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    if (typed === '') return setFound(NOTHING);
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const ask = <T>(path: string, most: number) =>
        fetchJson<Page<T>>(`${path}?${new URLSearchParams({ q: typed, limit: String(most) })}`, {
          signal: abort.signal,
        });
      const [people, loops] = await Promise.allSettled([
        ask<Person>('/api/people', MOST.people).then(({ items }) => items.map((one) => personEntry(one, t))),
        ask<LoopRow>('/api/loops', MOST.loops).then(({ items }) => items.map(loopEntry)),
      ]);
      if (abort.signal.aborted) return;
      const entries = [people, loops].flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      setFound({ typed, entries, failed: people.status === 'rejected' || loops.status === 'rejected' });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed, t]);
  if (found.typed === typed) return { ...found, pending: false };
  // Until the answer is there: what was found before and still fits, so that Enter never goes elsewhere.
  const words = typed.toLowerCase().split(/\s+/);
  const fits = ({ label, line }: Entry) => words.every((word) => `${label} ${line}`.toLowerCase().includes(word));
  return { entries: typed === '' ? [] : found.entries.filter(fits), failed: false, pending: typed !== '' };
}

/** Meetings with the same people have the same title: their subject tells them apart. */
function loopEntry({ id, title, subject, guests }: LoopRow): Entry {
  return { href: `/loops/${id}`, label: title, line: subject ?? guestWords(guests) };
}

function personEntry({ name, email }: Person, t: Translate<'palette'>): Entry {
  return { href: tableAddress('/people', { q: email }), label: name ?? email, line: name ? email : t('person') };
}
