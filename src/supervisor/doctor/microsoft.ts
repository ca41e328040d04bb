import type { ServerEnvironment } from '@/config/environment';
import { type Finding, note, ok } from './finding';

/** Whether calendars of Microsoft 365 are offered to people, and what the registration has to name. */
export function microsoftFindings({
  SANDBOX,
  BASE_URL,
  MICROSOFT_CLIENT_ID: clientId,
}: Pick<ServerEnvironment, 'SANDBOX' | 'BASE_URL' | 'MICROSOFT_CLIENT_ID'>): Finding[] {
  const base = SANDBOX ? 'https://YOUR-HOST' : BASE_URL.replace(/\/$/, '');
  const enter = [
    'At Microsoft Entra, App registrations, for accounts in any directory and personal ones; enter there',
    `  redirect URI (Web):     ${base}/api/integrations/microsoft-calendar/callback`,
    '  delegated permissions:  Calendars.ReadWrite, MailboxSettings.Read, User.Read, offline_access',
    'Its id and a secret are MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET.',
  ].join('\n');
  if (SANDBOX) return [note('Microsoft: calendars are those of the sandbox', enter)];
  if (clientId === undefined) return [note('Microsoft 365 is offered to nobody', enter)];
  return [
    ok('Microsoft 365 is offered, by the registration of MICROSOFT_CLIENT_ID'),
    note('What that registration names', enter),
  ];
}
