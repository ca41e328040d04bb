import { expect } from 'vitest';
import { SANDBOX_PASSWORD } from '../../sandbox/people';
import type { Sandbox } from '../../sandbox/start';
import { icsClient } from '../calendar/ics-client';
import type { CallProduct } from './api';

/** Connects the CalDAV account of a sandbox person as the form on the settings page does; resolves to the connection's id. */
export async function connectCaldav(
  api: CallProduct,
  sandbox: Pick<Sandbox, 'caldavUrl'>,
  email: string,
  password = SANDBOX_PASSWORD,
): Promise<string> {
  const body = { url: sandbox.caldavUrl, user: email, password };
  const answer = await api('POST', '/api/integrations/caldav', body);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** One of a sandbox person's CalDAV calendars as another program sees it. */
export function caldavClient(sandbox: Pick<Sandbox, 'caldavUrl'>, email: string, calendar = 'work') {
  const authorization = `Basic ${Buffer.from(`${email}:${SANDBOX_PASSWORD}`).toString('base64')}`;
  return icsClient(`${sandbox.caldavUrl}calendars/${encodeURIComponent(email)}/${calendar}/`, authorization);
}
