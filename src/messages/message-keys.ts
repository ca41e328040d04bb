import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { ReactNode } from 'react';
import type { english } from './english';

type English = typeof english;

/** A file of messages: what one page, or one part of the kit, says. */
export type Area = keyof English;
export type Key<A extends Area> = keyof English[A] & string;

/** A translation of an area: the same keys. That it has the same arguments is a test. */
export type Translated<A extends Area> = { readonly [K in Key<A>]: string };

/** A language's areas: those that it lacks are said in English. */
export type Translation = { readonly [A in Area]?: Translated<A> };

/** What stands for a tag of a message: `<link>…</link>`. */
export type Tag = (chunks: ReactNode) => ReactNode;

type Values<Text extends string> = GetICUArgs<Text, { ICUArgument: string | number; ICUNumberArgument: number }>;

type Tags<Text extends string> = Text extends `${string}<${infer Name}>${string}</${infer Closed}>${infer Rest}`
  ? { readonly [T in Name & Closed]: Tag } & Tags<Rest>
  : unknown;

/** The arguments of a call after the key: none where the message has none. */
type Rest<T> = [keyof T] extends [never] ? [] : [args: T];

/** Puts a message into words: `t('more', { count: 3 })`; `t.rich` also gives its tags to elements. */
export interface Translate<A extends Area> {
  /** The language that it speaks, BCP 47: for what is formatted beside its words. */
  readonly locale: string;
  <K extends Key<A>>(key: K, ...rest: Rest<Values<English[A][K] & string>>): string;
  rich<K extends Key<A>>(
    key: K,
    ...rest: Rest<Values<English[A][K] & string> & Tags<English[A][K] & string>>
  ): ReactNode;
}
