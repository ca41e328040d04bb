'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Area, Translate } from './message-keys';
import { type Compiled, speaker } from './speak';

interface Given {
  readonly locale: string;
  readonly areas: Readonly<Partial<Record<Area, Compiled>>>;
}

const Messages = createContext<Given>({ locale: 'en', areas: {} });

/** Adds areas to those that the client components inside may speak from. Written by `ClientMessages`. */
export function MessagesProvider({ locale, areas, children }: Given & { readonly children: ReactNode }) {
  const outer = useContext(Messages);
  const all = useMemo(() => ({ locale, areas: { ...outer.areas, ...areas } }), [outer, locale, areas]);
  return <Messages value={all}>{children}</Messages>;
}

/** Puts an area's messages into words in a client component. Throws where the page did not give it the area. */
export function useMessages<A extends Area>(area: A): Translate<A> {
  const { locale, areas } = useContext(Messages);
  const messages = areas[area];
  if (!messages) throw new Error(`The page gives no messages "${area}": name it in <ClientMessages areas>`);
  return useMemo(() => speaker(locale, area, messages), [locale, area, messages]);
}

/** The language that the page is in, for what is formatted in the browser. */
export function useLocale(): string {
  return useContext(Messages).locale;
}
