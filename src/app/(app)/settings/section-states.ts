import { cache } from 'react';
import { cityOf, formatDay } from '@/core/time/format';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import type { Locale } from '@/messages/languages';
import type { Translate } from '@/messages/message-keys';
import { translator } from '@/messages/translate';
import { mailNewsOf } from '@/modules/account/queries';
import { NEWS_KINDS } from '@/modules/account/schema';
import { assistantFor } from '@/modules/assistants/queries';
import { billingView } from '@/modules/billing/queries/page';
import { besidesWords, standingLine } from '@/modules/billing/ui/standing-line';
import { handleOf, typesOf } from '@/modules/booking-pages/queries/pages';
import { connectionHealth, integrationsOf } from '@/modules/connections/queries/integrations';
import { mailboxesOf } from '@/modules/connections/queries/mailboxes';
import type { MailboxItem } from '@/modules/connections/schema';
import { delegatesOf } from '@/modules/delegates/queries';
import { hooksOf } from '@/modules/hooks/queries';
import { sessionsOf } from '@/modules/identity/queries';
import type { SessionUser } from '@/modules/identity/schema';
import { connectedAssistants } from '@/modules/oauth/queries/grants';
import { preferencesAnswer } from '@/modules/preferences/queries/answer';
import { documentWords } from '@/modules/preferences/ui/document/sections';
import { modelSwitchOf } from '@/modules/reader/queries';
import { referralsOf } from '@/modules/referrals/queries/mine';
import { teamView } from '@/modules/teams/queries/view';
import { tokensOf } from '@/modules/tokens/queries';
import { videoAccountsOf } from '@/modules/video/queries';
import { runtime } from '@/ports/runtime';
import { listed } from '@/ui/words';
import { ownerZone } from '../../_shell/owner-zone';

const HEALTH = {
  none: 'calendarNone',
  ok: 'calendarOk',
  syncing: 'calendarSyncing',
  expired: 'calendarExpired',
  error: 'calendarError',
} as const;

const preferencesNow = cache(async (userId: string) =>
  preferencesAnswer(userId, minuteOf(await runtime().clock.now())),
);

export async function documentState(user: SessionUser, locale: Locale): Promise<string> {
  const { sentences } = await preferencesNow(user.id);
  return sentences.length === 0
    ? translator(locale, 'states')('documentNone')
    : documentWords(sentences, translator(locale, 'document'));
}

export async function editorState(user: SessionUser, locale: Locale): Promise<string> {
  const { version } = await preferencesNow(user.id);
  const t = translator(locale, 'states');
  return version === 0 ? t('editorNone') : t('editorVersion', { version });
}

export async function bookingPagesState(user: SessionUser, locale: Locale): Promise<string> {
  const [handle, types] = await Promise.all([handleOf(user.id), typesOf(user.id)]);
  const t = translator(locale, 'booking-pages');
  return handle === null || types.length === 0 ? t('stateNone') : t('stateSome', { count: types.length, handle });
}

export async function calendarState(user: SessionUser, locale: Locale): Promise<string> {
  const [health, { zone, confirmed }] = await Promise.all([connectionHealth(user.id), ownerZone(user.id)]);
  const t = translator(locale, 'states');
  const hours = confirmed ? t('hoursIn', { place: cityOf(zone, locale) }) : t('hoursNot');
  return `${t(HEALTH[health.state])} · ${hours}`;
}

export async function integrationsState(user: SessionUser, locale: Locale): Promise<string> {
  const [accounts, mailboxes, [zoom]] = await Promise.all([
    integrationsOf(user.id),
    mailboxesOf(user.id),
    videoAccountsOf(user.id),
  ]);
  const t = translator(locale, 'states');
  return [
    t('calendars', { count: accounts.length }),
    t('mailboxes', { count: mailboxes.length }),
    ...(zoom ? [zoom.state === 'connected' ? 'Zoom' : t('zoomAgain')] : []),
    t('feed'),
  ].join(', ');
}

export async function otherAssistantsState(user: SessionUser, locale: Locale): Promise<string> {
  const { length: count } = await connectedAssistants(user.id);
  const t = translator(locale, 'other-assistants');
  return count === 0 ? t('stateNone') : t('stateSome', { count });
}

export async function developersState(user: SessionUser, locale: Locale): Promise<string> {
  const [hooks, tokens] = await Promise.all([hooksOf(user.id), tokensOf(user.id)]);
  const live = tokens.filter(({ expiresAt }) => expiresAt > Date.now());
  const paused = hooks.filter(({ pausedAt }) => pausedAt !== null);
  const t = translator(locale, 'developers');
  return t('state', { hooks: hooks.length, paused: paused.length, tokens: live.length });
}

export async function mailboxState(user: SessionUser, locale: Locale): Promise<string> {
  const [mailboxes, model] = await Promise.all([mailboxesOf(user.id), modelSwitchOf(user.id, runtime())]);
  const t = translator(locale, 'states');
  return `${mailboxWords(mailboxes, t)} · ${t(model.enabled ? 'reader' : 'rules')}`;
}

function mailboxWords(mailboxes: readonly MailboxItem[], t: Translate<'states'>): string {
  if (mailboxes.length === 0) return t('mailboxNone');
  if (mailboxes.some(({ state }) => state === 'error')) return t('mailboxError');
  return t('mailboxOk', { names: mailboxes.map(({ user }) => user).join(', ') });
}

export async function assistantState(user: SessionUser, locale: Locale): Promise<string> {
  const [{ name, address }, delegates] = await Promise.all([
    assistantFor(user.id, runtime().settings),
    delegatesOf(user.id),
  ]);
  const t = translator(locale, 'states');
  const others = delegates.length === 0 ? t('instructAlone') : t('instructToo', { count: delegates.length });
  return `${name}, ${address} · ${others}`;
}

export async function accountState(user: SessionUser, locale: Locale): Promise<string> {
  const sessions = await sessionsOf(user.id);
  return translator(locale, 'states')('account', { email: user.email, count: sessions.length });
}

export async function billingState(user: SessionUser, locale: Locale): Promise<string> {
  const { settings, clock } = runtime();
  const t = translator(locale, 'billing');
  if (!settings.billing) return t('offLine');
  const nowMs = await clock.now();
  const [view, { zone }] = await Promise.all([
    billingView(user.id, settings.grandfatherBefore, nowMs),
    ownerZone(user.id),
  ]);
  const day = (ms: number) => formatDay(minuteOf(ms), zoneTable(zone), locale);
  return [standingLine(t, view, day), ...besidesWords(t, view, { nowMs, day })].join(' ');
}

export async function notificationState(user: SessionUser, locale: Locale): Promise<string> {
  const news = await mailNewsOf(user.id);
  const t = translator(locale, 'states');
  const on = NEWS_KINDS.filter((kind) => news[kind]).map((kind) => t(kind));
  return on.length === 0 ? t('newsNone') : t('news', { what: listed([t('questions'), ...on], locale) });
}

export async function teamState(user: SessionUser, locale: Locale): Promise<string> {
  const view = await teamView(user.id, await runtime().clock.now());
  const t = translator(locale, 'states');
  if (!view) return t('teamNone');
  const { team, members, invites } = view;
  const open = invites.filter(({ state }) => state === 'sent').length;
  const waiting = open > 0 ? ` · ${t('teamOpen', { count: open })}` : '';
  return `${t('team', { team: team.name, count: members.length })}${waiting}`;
}

export async function referralState(user: SessionUser, locale: Locale): Promise<string> {
  const brought = (await referralsOf(user.id)).filter(({ state }) => state !== 'void');
  const t = translator(locale, 'states');
  return brought.length === 0 ? t('referralsNone') : t('referrals', { count: brought.length });
}
