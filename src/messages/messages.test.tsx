import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCOPES } from '@/core/access/scopes';
import type { Consequence } from '@/core/agreement/figure';
import { SEVERITIES } from '@/core/audits/figures';
import { RISKS } from '@/core/audits/sample';
import { SEAT_NEWS } from '@/core/booking-pages/seat-news';
import { SHOWN_FEATURES } from '@/core/entitlements/account';
import { HOOK_EVENTS } from '@/core/hooks/events';
import { SINGLE_FIELDS } from '@/core/labeling/fields';
import { ACTS } from '@/core/loop/owner/owner-rules';
import type { Clash } from '@/core/preferences/compiled';
import { CHECKS } from '@/core/queue/checks';
import { QUEUE_REASONS } from '@/core/queue/reasons';
import { HUMAN_HELP } from '@/modules/account/constants';
import { NEWS_KINDS } from '@/modules/account/schema';
import { AUDIT_STATES, DONE, ITEM_KINDS } from '@/modules/audits/schema';
import { CANCEL_REASONS } from '@/modules/billing/constants';
import type { CouponState } from '@/modules/billing/queries/coupons';
import { MAILBOX_FAILURES } from '@/modules/connections/constants';
import { CALDAV_PROVIDERS, sandboxCaldav } from '@/modules/connections/ui/caldav-providers';
import { STATES } from '@/modules/connections/ui/integration-words';
import { RIGHTS } from '@/modules/delegates/constants';
import type { ShownRun } from '@/modules/failures/schema';
import { TEXT_PROBLEMS } from '@/modules/guest-texts/schema';
import { DELIVERY_PROBLEMS, type DeliveryRow } from '@/modules/hooks/schema';
import type { InviteState } from '@/modules/invites/policy';
import { LIST_STATES } from '@/modules/loops/constants';
import { ASSISTANT_SCOPES } from '@/modules/oauth/constants';
import type { AuthorizationRequest } from '@/modules/oauth/queries/request';
import { AUDIT_ACTORS, AUDIT_KINDS } from '@/modules/operations/schema';
import { CAPABILITIES } from '@/modules/phone-lines/schema';
import type { VersionSource } from '@/modules/preferences/schema';
import { SPANS } from '@/modules/preferences/ui/editor/simulated-days';
import { REGIONS } from '@/modules/preferences/ui/zone/zone-cities';
import { CAUSES, STAFF_STATES } from '@/modules/queue/constants';
import { LOOP_AGES } from '@/modules/queue/schema';
import { BAR_WORDS } from '@/modules/queue/ui/bar-words';
import { USER_STATES } from '@/modules/staff/schema';
import { STAFF_KEYS } from '@/modules/staff/ui/staff-keys';
import { TOPICS } from '@/modules/support/schema';
import { INVOICE_STATUSES } from '@/ports/payments';
import { RUN_STATES } from '@/ports/runs';
import { messageFault, translationFaults } from '../../tests/support/message-faults';
import { english } from './english';
import { LOCALES } from './languages';

import type { Area } from './message-keys';
import { compiled, LANGUAGES, translator } from './translate';
import { MessagesProvider, useMessages } from './use-messages';

function Words() {
  return <p>{useMessages('form')('save')}</p>;
}

const areas = Object.keys(english) as Area[];

describe('messages', () => {
  it('are put into words with their numbers, arguments and tags', () => {
    const table = translator('en', 'table');
    expect(table('selected', { count: 1 })).toBe('1 selected');
    expect(table('shown', { shown: 30, total: 12_345 })).toBe('30 of 12,345');
    const link = (chunks: unknown) => <a href="mailto:help@acme.test">{String(chunks)}</a>;
    render(<p>{translator('en', 'support').rich('orWrite', { address: 'help@acme.test', link })}</p>);
    expect(screen.getByRole('link').textContent).toBe('help@acme.test');
    expect(screen.getByText(/^or write to/)).toBeTruthy();
  });

  it('have typed keys and arguments', () => {
    const t = translator('en', 'table');
    // @ts-expect-error there is no such key
    expect(() => t('nosuch')).toThrow('No message "nosuch" in "table"');
    // @ts-expect-error the count is missing
    expect(() => t('selected')).toThrow('count');
    // @ts-expect-error a count is a number
    expect(() => t('selected', { count: '2' })).toThrow('number');
    // @ts-expect-error no such argument
    expect(t('columns', { count: 2 })).toBe('Columns');
  });

  it('are made of what a page can hand to the browser: plain objects and lists', () => {
    const prototypes = (value: unknown): unknown[] =>
      value && typeof value === 'object'
        ? [Object.getPrototypeOf(value), ...Object.values(value).flatMap(prototypes)]
        : [];
    const kinds = new Set(prototypes(compiled('en', 'table').selected));
    expect([...kinds]).toEqual([Array.prototype, Object.prototype]);
  });

  it('reach a client component only where the page names their area', () => {
    const given = { form: compiled('en', 'form') };
    // A provider inside another adds to it.
    render(
      <MessagesProvider locale="en" areas={given}>
        <MessagesProvider locale="en" areas={{ table: compiled('en', 'table') }}>
          <Words />
        </MessagesProvider>
      </MessagesProvider>,
    );
    expect(screen.getByText('Save')).toBeTruthy();
    const alone = () =>
      render(
        <MessagesProvider locale="en" areas={{ table: compiled('en', 'table') }}>
          <Words />
        </MessagesProvider>,
      );
    expect(alone).toThrow('The page gives no messages "form"');
  });
});

type Refused = Extract<AuthorizationRequest, { ok: false }>;

/** The keys of an area for values that are types alone: `ev_booked` of an event. That all of them are there the compiler sees. */
function keyed(area: Area, prefix: RegExp): string[] {
  return Object.keys(english[area]).filter((key) => prefix.test(key));
}

/** Messages whose key is a value, as in `t(reason)`: the values that there are. */
const BY_VALUE: Partial<Record<Area, readonly string[]>> = {
  assistants: [...RIGHTS, 'changedNoPicture', 'addedNoPicture'],
  dashboard: keyed('dashboard', /^[hm]_/),
  decisions: ['video', 'phone', 'in_person', 'changeHours', 'toCalendar'],
  'loop-actions': LIST_STATES,
  loops: [
    ...STAFF_STATES.filter((state) => state !== 'RESTING'),
    ...keyed('loops', /^(?:next|timer|empty|by|ev|why|send|do|field|plan|act|mail|understood|st|in|medium|wn|p)_/),
  ],
  week: ['meeting', 'hold', 'focus'],
  'why-not': keyed('why-not', /^help_/),
  audit: [...AUDIT_KINDS, ...AUDIT_ACTORS],
  audits: [...AUDIT_STATES, ...ITEM_KINDS, ...RISKS, ...SEVERITIES, ...DONE.map((what) => `did_${what}`)],
  billing: [...CANCEL_REASONS, ...INVOICE_STATUSES],
  connections: [
    ...Object.values(STATES).map(({ words }) => words),
    ...[...CALDAV_PROVIDERS, sandboxCaldav('')].flatMap((one) => [
      one.named,
      one.urlHint,
      one.userHint,
      one.passwordHint,
    ]),
    ...Object.keys(MAILBOX_FAILURES).map((problem) => `failed_${problem}`),
  ],
  coupons: ['active', 'exhausted', 'expired'] satisfies CouponState[],
  developers: [
    ...HOOK_EVENTS,
    ...(['test', 'delivered', 'failed'] satisfies (DeliveryRow['type'] | DeliveryRow['state'])[]),
    ...DELIVERY_PROBLEMS.map((problem) => `problem_${problem}`),
    ...SCOPES.flatMap((scope) => [scope, `${scope}.what`]),
  ],
  failures: [
    ...RUN_STATES,
    ...(['loop', 'account', 'briefing', 'answer', 'text', 'hook'] satisfies ShownRun['about']['kind'][]),
  ],
  conflicts: [
    ...(['outside_hours', 'vain_wish', 'notice'] satisfies Extract<Clash, { kind: 'never_applies' }>['why'][]).flatMap(
      (why) => [why, `${why}Mend`],
    ),
    ...(['stricter', 'later'] satisfies Extract<Clash, { kind: 'same_thing_twice' }>['counts'][]),
  ],
  document: ['owner', 'form', 'mail', 'draft', 'undo', 'start'] satisfies VersionSource[],
  preferences: ACTS,
  simulator: SPANS,
  invites: ['used_up', 'revoked'] satisfies InviteState[],
  labels: [...(['adjudicate_conflicts', 'look_at_raw', 'nothing_yet'] satisfies Consequence[]), ...SINGLE_FIELDS],
  'other-assistants': [
    ...ASSISTANT_SCOPES.flatMap((scope) => [`scope-${scope}`, `scope-${scope}-what`]),
    ...(['unknown_client', 'unknown_address', 'malformed', 'no_scope', 'other_address'] satisfies Refused['why'][]),
  ],
  'human-help': HUMAN_HELP,
  'phone-lines': CAPABILITIES,
  plans: SHOWN_FEATURES,
  states: NEWS_KINDS,
  support: Object.keys(TOPICS),
  'guest-texts': TEXT_PROBLEMS.map((problem) => `problem_${problem}`),
  seats: SEAT_NEWS.flatMap((news) => [`subject_${news}`, `mail_${news}`]),
  'staff-keys': [...Object.keys(STAFF_KEYS), 'choice', 'send'],
  users: USER_STATES,
  queue: [...QUEUE_REASONS, ...CHECKS, ...CAUSES, ...LOOP_AGES, ...STAFF_STATES, ...Object.values(BAR_WORDS)],
  'zone-search': [...REGIONS, 'etc'],
};

/** What staff alone read is English. */
const STAFF_ALONE: readonly Area[] = [
  'audit',
  'audits',
  'briefings',
  'business',
  'coupons',
  'failures',
  'features',
  'flags',
  'insight',
  'invites',
  'labels',
  'phone-lines',
  'queue',
  'staff',
  'staff-keys',
  'users',
  'viewing',
];

/** What is still to be translated: this list only gets shorter. */
const NOT_YET: readonly Area[] = [];

describe('message files', () => {
  it.each(LOCALES)('%s: every message is valid, and takes what the English one takes', (locale) => {
    for (const [area, texts] of Object.entries(LANGUAGES[locale])) {
      for (const [key, text] of Object.entries(texts)) {
        expect(messageFault(text), `${locale} ${area}.${key}`).toBeNull();
      }
      expect(translationFaults(english[area as Area], texts), `${locale} ${area}`).toEqual([]);
    }
  });

  it.each(LOCALES)('%s: has every area, but for those of staff', (locale) => {
    const files = readdirSync(join('src/messages', locale)).map((file) => file.replace(/\.ts$/, ''));
    expect(files.sort()).toEqual(Object.keys(LANGUAGES[locale]).sort());
    const lacking = locale === 'en' ? [] : [...STAFF_ALONE, ...NOT_YET];
    expect(areas.filter((area) => !files.includes(area)).sort()).toEqual([...lacking].sort());
  });

  it('hold no message that nothing says', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^messages\//.test(file))
      .map((file) => readFileSync(join('src', file), 'utf8'));
    const unsaid = areas.flatMap((area) => {
      const speaking = files.filter((text) => text.includes(`'${area}'`)).join('\n');
      return Object.keys(english[area])
        .filter((key) => !BY_VALUE[area]?.includes(key) && !new RegExp(`['"\`]${key}['"\`]`).test(speaking))
        .map((key) => `${area}.${key}`);
    });
    expect(unsaid).toEqual([]);
  });
});

describe('a fault in a message file is found:', () => {
  const texts = { more: 'Show {count, plural, one {# row} other {# rows}}', who: 'By <b>{name}</b>' };
  it.each([
    ['Show {count, plural, one {# row}', /no ICU message/],
    ['On {day, date, short}', /formats a date/],
    ['  ', /is empty/],
  ])('%j', (text, fault) => expect(messageFault(text)).toMatch(fault));
  it.each([
    [{ ...texts, more: 'Noch {count, plural, one {# Zeile} other {# Zeilen}}', who: 'Von <b>{name}</b>' }, []],
    [{ more: texts.more }, ['who is missing']],
    [{ ...texts, other: 'Neu' }, ['other is not in English']],
    [{ ...texts, more: 'Noch {anzahl}' }, ['more takes anzahl (text), in English count (number)']],
    [{ ...texts, who: 'Von {name}' }, ['who takes name (text), in English b (tag), name (text)']],
    [
      { ...texts, more: 'Noch {count, plural, other {# von {all}}}' },
      ['more takes all (text), count (number), in English count (number)'],
    ],
  ])('%j', (other, faults) => expect(translationFaults(texts, other)).toEqual(faults));
});
