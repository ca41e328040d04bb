import { formatMoney } from '@/core/billing/money';
import { isSayable, plain } from '@/core/replies/plain';
import { formatDay, formatTime, zoneLabel } from '@/core/time/format';
import { type EpochMinute, minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import type { billingMails } from '@/db/schema/billing';
import { accountMail } from '@/modules/identity/commands/account-mail';
import { REFERRALS_PATH } from '@/modules/referrals/constants';
import type { OutgoingMail } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';
import { BILLING_PATH } from '../constants';
import { english } from './mails/english';
import { french } from './mails/french';
import { german } from './mails/german';
import type { MailKind } from './mails/kinds';
import { spanish } from './mails/spanish';
import type { MailFacts } from './mails/words';

export const MAIL_WORDS = { en: english, de: german, fr: french, es: spanish } as const;

/** Mails whose way on is the plans; that of the others is the account's own. */
const TO_PLANS: ReadonlySet<MailKind> = new Set(['subscription_ended', 'trial_ending', 'trial_ended', 'limit_met']);

const TO_TEAM: ReadonlySet<MailKind> = new Set(['seat_taken', 'seat_freed', 'removed']);
const TEAM_PATH = '/settings/team';

export interface Recipient {
  readonly email: string;
  readonly language: keyof typeof MAIL_WORDS;
  /** The days of billing are those of this zone. */
  readonly zone: string;
}

/** The mail itself, the same one at every attempt. */
export async function billingMail(
  { id, kind, data }: Pick<typeof billingMails.$inferSelect, 'id' | 'kind' | 'data'>,
  recipient: Recipient,
  runtime: Runtime,
): Promise<OutgoingMail> {
  const words = MAIL_WORDS[recipient.language];
  const { subject, opening, label, closing } = words.mails[kind as MailKind](factsOf({ kind, data }, recipient));
  const own = typeof data.url === 'string' ? data.url : null;
  const there = typeof data.path === 'string' ? data.path : null;
  const path = TO_PLANS.has(kind as MailKind)
    ? '/pricing'
    : kind === 'referral_credited'
      ? REFERRALS_PATH
      : TO_TEAM.has(kind as MailKind)
        ? TEAM_PATH
        : BILLING_PATH;
  // A receipt leads to the invoice, which is the vendor's.
  const url = own ?? runtime.settings.baseUrl + (there ?? path);
  const { email, language } = recipient;
  const mail = { kind: 'billing', recipient: email, subject, opening, link: { label, url }, closing, language };
  return accountMail(runtime, mail, id);
}

/** `Monday, November 23, 2026, 9:15 PM (ET)`. */
function momentOf(at: EpochMinute, zone: string, language: string): string {
  const table = zoneTable(zone);
  const day = formatDay(at, table, language, { year: true });
  return `${day}, ${formatTime(at, table, language)} (${zoneLabel(zone, language, at)})`;
}

function factsOf(
  { kind, data }: Pick<typeof billingMails.$inferSelect, 'kind' | 'data'>,
  { language, zone }: Recipient,
): MailFacts {
  const words = MAIL_WORDS[language];
  const table = zoneTable(zone);
  const day = (value: unknown) =>
    typeof value === 'number' ? formatDay(minuteOf(value), table, language, { year: true }) : '';
  const said = (name: unknown) => (typeof name === 'string' && isSayable(name) ? plain(name) : '');
  const { amount, currency, interval, seats, feature, most } = data;
  const count = typeof seats === 'number' ? seats : 1;
  return {
    plan: String(data.plan ?? ''),
    price:
      typeof amount === 'number'
        ? words.price(formatMoney(amount, String(currency), language), interval === 'year' ? 'year' : 'month', count)
        : '',
    money: typeof amount === 'number' ? formatMoney(amount, String(currency), language) : '',
    seats: count,
    day: day(data.renews ?? data.at ?? data.ends ?? data.until),
    first: data.first === true,
    until: day(data.paidUntil),
    limit: words.limit(String(feature ?? ''), Number(most ?? 0)),
    wayOut: String(data.wayOut ?? ''),
    pages: data.pages === true,
    friend: String(data.friend ?? ''),
    card: String(data.card ?? ''),
    retry: day(data.retry),
    team: said(data.team),
    who: said(data.who) || String(data.address ?? ''),
    billed: data.billed === true,
    // What another program calls itself may say anything; what is the owner's own is said as it is.
    what: kind === 'assistant_let_in' ? said(data.what) : String(data.what ?? ''),
    moment: typeof data.at === 'number' ? momentOf(minuteOf(data.at), zone, language) : '',
  };
}
