import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Area, Tag, Translate } from './message-keys';

/** The messages of an area, made ready: what browsers are given. */
export type Compiled = Readonly<Record<string, CompiledMessage>>;

const formatters = {
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  getDateTimeFormat: (): never => {
    throw new Error('A message takes dates as words: they are formatted by core/time');
  },
};

/** What puts an area's messages into words. An unknown key throws: it is a fault of the page. */
export function speaker<A extends Area>(locale: string, area: A, messages: Compiled): Translate<A> {
  const say = (key: string, args: Record<string, string | number | Tag> = {}) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`No message "${key}" in "${area}"`);
    return format<ReactNode>(message, locale, args as Parameters<typeof format<ReactNode>>[2], { formatters });
  };
  const rich = (key: string, args?: Record<string, string | number | Tag>) => {
    const said = say(key, args);
    return Array.isArray(said) ? createElement(Fragment, null, ...said) : said;
  };
  return Object.assign((key: string, args?: Record<string, string | number>) => String(say(key, args)), {
    rich,
    locale,
  }) as Translate<A>;
}
