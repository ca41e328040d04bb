import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { english } from '@/messages/english';
import type { Locale } from '@/messages/languages';
import type { Area } from '@/messages/message-keys';
import { translator } from '@/messages/translate';
import { named, SECTIONS } from '../(app)/settings/sections';
import { destinations, matching } from './destinations';

const inLanguage = (locale: Locale) => {
  const t = translator(locale, 'places');
  return destinations(t, named(SECTIONS, t), true);
};
const ALL = inLanguage('en');
const SMALL = translator('en', 'palette')('small');
const found = (typed: string) => matching(typed, ALL, SMALL).map(({ href }) => href);

/** The page's own words: its title, and the headings that stand on it whatever it shows. */
function wordsOn(href: string): readonly string[] {
  const source = readFileSync(`src/app/(app)${href}/page.tsx`, 'utf8');
  const titles = [...source.matchAll(/titled\('([^']+)'/g), ...source.matchAll(/<Section title="([^"]+)"/g)];
  const marked = source.matchAll(/<Section title=\{<span id="[^"]+">([^<]+)</g);
  const [, area] = /messagesOf\('([\w-]+)'\)/.exec(source) ?? [];
  const messages: Readonly<Record<string, string>> = area ? english[area as Area] : {};
  const keyed = [...source.matchAll(/\)\('(title)'\)/g), ...source.matchAll(/<Section title=\{t\('(\w+)'\)/g)];
  return [
    ...[...titles, ...marked].map(([, words]) => words as string),
    ...keyed.map(([, key]) => messages[key as string] as string),
  ];
}

describe('what is typed to go somewhere', () => {
  it.each(named(SECTIONS, translator('en', 'places')).map(({ href, label, group }) => ({ href, label, group })))(
    'finds $href by its label, its group, its title and its headings',
    ({ href, label, group }) => {
      const words = wordsOn(href);
      expect(words.length).toBeGreaterThan(0);
      for (const said of [label, group, 'settings', ...words]) {
        expect(found(said), said).toContain(href);
        expect(found(said.toLowerCase().slice(0, -1)), said).toContain(href);
      }
    },
  );

  it.each([
    ['pref', '/settings/edit'],
    ['pref', '/settings/doc'],
    ['edit my preferences', '/settings/edit'],
    ['simulator', '/settings/edit'],
    ['history', '/settings/edit'],
    ['lunch', '/settings/doc'],
    ['timezone', '/settings/account'],
    ['time zone', '/settings/calendars'],
    ['working hours', '/settings/calendars'],
    ['log out', '/settings/account'],
    ['dark', '/settings/account'],
    ['email', '/settings/mailbox'],
    ['ai', '/settings/mailbox'],
    ['ics', '/settings/integrations'],
    ['delegate', '/settings/assistants'],
    ['reminders', '/settings/notifications'],
    ['home', '/dashboard'],
    ['contact', '/people'],
    ['conversations', '/loops'],
    ['help', '/help/how-to-use'],
    ['how to', '/help/how-to-use'],
    ['faq', '/support'],
    ['my account', '/help/support'],
    ['developer', '/api/docs'],
    ['legal', '/terms'],
    ['legal', '/privacy'],
    ['inbox', '/sandbox/mail'],
  ])('finds by “%s” the page %s', (typed, href) => expect(found(typed)).toContain(href));

  it('names a page by its title, and those first that are called so', () => {
    expect(matching('preferences', ALL, SMALL).map(({ label }) => label)).toEqual([
      'Your preferences',
      'Edit your preferences',
      'Settings',
    ]);
    expect(found('mail')[0]).toBe('/settings/mailbox');
  });

  it('cares for no case, accents, small words or an ending of many', () => {
    expect(found('ÁCCOUNTS')).toEqual(found('account'));
    expect(found('go to the notification')).toEqual(found('notifications'));
    expect(found('people legal')).toEqual([]);
  });

  it.each([
    ['de', 'Kalender', '/settings/calendars'],
    ['de', 'wo ist die zeitzone', '/settings/account'],
    ['de', 'abmelden', '/settings/account'],
    ['de', 'kündigen', '/settings/billing'],
    ['fr', 'Préférences', '/settings/doc'],
    ['fr', 'aller à la déconnexion', '/settings/account'],
    ['fr', 'agendas', '/settings/calendars'],
    ['es', 'Ajustes', '/settings'],
    ['es', 'el idioma', '/settings/account'],
    ['es', 'facturacion', '/settings/billing'],
  ] as const)('in %s finds by “%s” the page %s', (locale, typed, href) => {
    const small = translator(locale, 'palette')('small');
    expect(matching(typed, inLanguage(locale), small).map((one) => one.href)).toContain(href);
  });

  it('gives each page once, under keys that no two share', () => {
    expect(new Set(ALL.map(({ href }) => href)).size).toBe(ALL.length);
    const keys = ALL.flatMap(({ key }) => key ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
