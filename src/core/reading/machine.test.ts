import { expect, it } from 'vitest';
import { classifyMachine } from './machine';

const headers = (fields: Record<string, string>) =>
  Object.entries(fields).map(([key, value]) => ({ key: key.toLowerCase(), value }));
const kindOf = (fields: Record<string, string>, host: string | null = null) =>
  classifyMachine(headers(fields), host)?.kind ?? null;

it.each([
  [{ From: 'Ann <ann@x.example>', Subject: 'Re: Intro' }, null],
  [{ From: 'Ann <ann@x.example>', 'Auto-Submitted': 'no' }, null],
  [{ From: 'Ann <ann@x.example>', 'Auto-Submitted': 'auto-replied' }, 'auto_reply'],
  [{ From: 'Ann <ann@x.example>', 'X-Autoreply': 'yes' }, 'auto_reply'],
  [{ From: 'Ann <ann@x.example>', Subject: 'Automatic reply: Intro' }, 'auto_reply'],
  [{ From: 'Ann <ann@x.example>', Subject: 'Abwesenheitsnotiz: Termin' }, 'auto_reply'],
  [{ From: 'x@x.example', 'Return-Path': '<>' }, 'auto_reply'],
  [
    { From: 'MAILER-DAEMON@x.example', 'Content-Type': 'multipart/report; report-type=delivery-status' },
    'delivery_failure',
  ],
  [{ From: 'postmaster@x.example', Subject: 'Undeliverable: Intro' }, 'delivery_failure'],
  [{ From: 'x@x.example', 'List-Id': '<news.x.example>' }, 'list'],
  [{ From: 'x@x.example', Precedence: 'bulk' }, 'list'],
  [{ From: 'ann@x.example', 'Content-Type': 'text/calendar; method=REPLY' }, 'calendar_reply'],
  [{ From: 'other@elsewhere.example', 'X-Sundial-Loop': 'v1; hop=2' }, 'assistant'],
])('%j is %s', (fields, kind) => {
  expect(kindOf(fields as Record<string, string>)).toBe(kind);
});

it('knows its own mail coming back, and counts hops', () => {
  const fields = { From: 'Sunny <sunny@here.example>', 'X-Sundial-Loop': 'v1; hop=3' };
  expect(classifyMachine(headers(fields), 'here.example')).toMatchObject({ kind: 'own_echo', hop: 3 });
});

it('names the addresses of a failure', () => {
  expect(
    classifyMachine(headers({ From: 'mailer-daemon@g.example', 'X-Failed-Recipients': 'a@x.example, b@x.example' }))
      ?.failedRecipients,
  ).toEqual(['a@x.example', 'b@x.example']);
});
