import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCOPES } from '@/core/access/scopes';
import type { Consequence } from '@/core/agreement/figure';
import { SEVERITIES } from '@/core/audits/figures';
import { RISKS } from '@/core/audits/sample';
import { SHOWN_FEATURES } from '@/core/entitlements/account';
import { HOOK_EVENTS } from '@/core/hooks/events';
import { SINGLE_FIELDS } from '@/core/labeling/fields';
import { CHECKS } from '@/core/queue/checks';
import { QUEUE_REASONS } from '@/core/queue/reasons';
import { AUDIT_STATES, DONE, ITEM_KINDS } from '@/modules/audits/schema';
import { CANCEL_REASONS } from '@/modules/billing/constants';
import type { CouponState } from '@/modules/billing/queries/coupons';
import type { ShownRun } from '@/modules/failures/schema';
import { DELIVERY_PROBLEMS, type DeliveryRow } from '@/modules/hooks/schema';
import type { InviteState } from '@/modules/invites/policy';
import { ASSISTANT_SCOPES } from '@/modules/oauth/constants';
import type { AuthorizationRequest } from '@/modules/oauth/queries/request';
import { AUDIT_ACTORS, AUDIT_KINDS } from '@/modules/operations/schema';
import { CAPABILITIES } from '@/modules/phone-lines/schema';
import { CAUSES } from '@/modules/queue/constants';
import { LOOP_AGES, LOOP_PHASES } from '@/modules/queue/schema';
import { USER_STATES } from '@/modules/staff/schema';
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

/** Messages whose key is a value, as in `t(reason)`: the values that there are. */
const BY_VALUE: Partial<Record<Area, readonly string[]>> = {
  audit: [...AUDIT_KINDS, ...AUDIT_ACTORS],
  audits: [...AUDIT_STATES, ...ITEM_KINDS, ...RISKS, ...SEVERITIES, ...DONE.map((what) => `did_${what}`)],
  billing: [...CANCEL_REASONS, ...INVOICE_STATUSES],
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
  invites: ['used_up', 'revoked'] satisfies InviteState[],
  labels: [...(['adjudicate_conflicts', 'look_at_raw', 'nothing_yet'] satisfies Consequence[]), ...SINGLE_FIELDS],
  'other-assistants': [
    ...ASSISTANT_SCOPES.flatMap((scope) => [`scope-${scope}`, `scope-${scope}-what`]),
    ...(['unknown_client', 'unknown_address', 'malformed', 'no_scope', 'other_address'] satisfies Refused['why'][]),
  ],
  'phone-lines': CAPABILITIES,
  plans: SHOWN_FEATURES,
  users: USER_STATES,
  queue: [...QUEUE_REASONS, ...CHECKS, ...CAUSES, ...LOOP_AGES, ...LOOP_PHASES, 'NEED_OWNER', 'TAKEN_OVER', 'PAUSED'],
};

describe('message files', () => {
  it.each(LOCALES)('%s: every message is valid, and takes what the English one takes', (locale) => {
    for (const area of areas) {
      for (const [key, text] of Object.entries(LANGUAGES[locale][area])) {
        expect(messageFault(text), `${locale} ${area}.${key}`).toBeNull();
      }
      expect(translationFaults(english[area], LANGUAGES[locale][area]), `${locale} ${area}`).toEqual([]);
    }
  });

  it('are all named: a file for each area, in each language', () => {
    for (const locale of LOCALES) {
      const files = readdirSync(join('src/messages', locale)).map((file) => file.replace(/\.ts$/, ''));
      expect(files.sort()).toEqual([...areas].sort());
    }
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
