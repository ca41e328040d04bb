import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compiled, translator } from '@/messages/translate';
import { MessagesProvider } from '@/messages/use-messages';
import { Toaster } from '@/ui/toast';
import type { InviteBatch, TeamView } from '../schema';
import { InviteForm } from './invite-form';
import { InviteList } from './invite-list';
import { JoinView } from './join-view';
import { LeaveTeam } from './leave-team';
import { MemberList } from './member-list';
import { DomainDoor } from './team-settings';

const router = { refresh: vi.fn(), push: vi.fn() };
const asked: { method: string; path: string; body: unknown }[] = [];
let answers: Record<string, () => Response>;
const json = (body: unknown, status = 200) => new Response(body === null ? null : JSON.stringify(body), { status });

beforeEach(() => {
  vi.clearAllMocks();
  asked.length = 0;
  answers = {};
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push({ method, path, body: body ? JSON.parse(String(body)) : null });
    return (answers[`${method} ${path}`] ?? (() => json(null, 204)))();
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (children: ReactNode) =>
  render(
    <AppRouterContext.Provider value={router as unknown as AppRouterInstance}>
      <MessagesProvider
        locale="en"
        areas={{ team: compiled('en', 'team'), form: compiled('en', 'form'), ui: compiled('en', 'ui') }}
      >
        {children}
        <Toaster />
      </MessagesProvider>
    </AppRouterContext.Provider>,
  );

const TEAM = { id: 't1', name: 'Acme', domain: null, domainJoin: false, seats: 3 };
const member = (id: string, role: 'owner' | 'admin' | 'member', usage = false) => ({
  id,
  name: `${id} Sol`,
  email: `${id}@acme.test`,
  role,
  joinedAt: '2026-03-02T10:00:00.000Z',
  usage: usage ? { loops: 3, booked: 2 } : null,
});
const view = (role: 'owner' | 'admin' | 'member'): Pick<TeamView, 'team' | 'me' | 'members'> => ({
  team: TEAM,
  me: { id: 'dana', role },
  members: [member('dana', role, role !== 'member'), member('ana', 'admin'), member('ben', 'member')],
});

describe('members', () => {
  it('are shown to a member without anything to press', () => {
    show(<MemberList view={view('member')} payer={null} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByText(/booked/)).toBeNull();
  });

  it('can be changed by an admin as far as an admin may', () => {
    show(<MemberList view={view('admin')} payer={null} />);
    expect(screen.getByText('3 loops, 2 booked in 30 days')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Remove ben Sol',
    ]);
  });

  it('get another role by one choice, and are removed after a question', async () => {
    show(<MemberList view={view('owner')} payer={null} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role of ben Sol' }), 'Admin');
    expect(await screen.findByText('ben Sol: Admin.')).toBeTruthy();
    expect(asked).toEqual([{ method: 'PATCH', path: '/api/teams/t1/members/ben', body: { role: 'admin' } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove ana Sol' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove ana Sol from Acme?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ method: 'DELETE', path: '/api/teams/t1/members/ana', body: null }),
    );
  });
});

describe('an owner', () => {
  it('is made, and gives it up, only after a question that says what it means', async () => {
    show(<MemberList view={view('owner')} payer={{ id: 'dana', goesOn: true }} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role of ana Sol' }), 'Owner');
    const dialog = await screen.findByRole('dialog', { name: 'Make ana Sol an owner?' });
    expect(dialog.textContent).toContain('Your card goes on paying until somebody else gives one.');
    expect(asked).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make an owner' }));
    await waitFor(() =>
      expect(asked).toEqual([{ method: 'PATCH', path: '/api/teams/t1/members/ana', body: { role: 'owner' } }]),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role of dana Sol' }), 'Admin');
    const own = await screen.findByRole('dialog', { name: 'Give up being an owner?' });
    await userEvent.click(within(own).getByRole('button', { name: 'Not yet' }));
    expect(asked).toHaveLength(1);
  });

  it('finds no way to remove whoever pays, nor to make them a member, while the plan goes on', () => {
    show(<MemberList view={view('owner')} payer={{ id: 'ana', goesOn: true }} />);
    expect(screen.queryByRole('button', { name: 'Remove ana Sol' })).toBeNull();
    const roles = within(screen.getByRole('combobox', { name: 'Role of ana Sol' })).getAllByRole('option');
    expect(roles.map(({ textContent }) => textContent)).toEqual(['Owner', 'Admin']);
  });

  it('is told what removing somebody changes in what is paid', async () => {
    show(<MemberList view={view('owner')} payer={{ id: 'dana', goesOn: true }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove ben Sol' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove ben Sol from Acme?' });
    expect(dialog.textContent).toContain('One seat less is paid');
  });
});

const PREVIEW: InviteBatch = {
  invites: [{ id: 'x', email: 'kim@acme.test', role: 'member', state: 'sent', expiresAt: '2026-03-16T10:00:00.000Z' }],
  left: [{ email: 'ana@acme.test', reason: 'member' }],
  priceChange: {
    currency: 'usd',
    interval: 'month',
    seats: { from: 4, to: 5 },
    total: { from: 31_600, to: 33_575 },
    proration: 1_050,
    nextInvoice: { amount: 34_625, at: 0 },
    asOf: 0,
  },
};
const INVITES = '/api/teams/t1/invites';

describe('inviting', () => {
  const type = (text: string) => userEvent.type(screen.getByLabelText('Email addresses'), text);
  const go = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

  it('shows who, who not and why, and the price before and after, before anything is sent', async () => {
    answers[`POST ${INVITES}`] = () => json(PREVIEW);
    show(<InviteForm teamId="t1" own="owner" most={10} unpaid={null} />);
    await type('kim@acme.test, ana@acme.test');
    await go();
    const dialog = await screen.findByRole('dialog', { name: 'Send 1 invitation?' });
    expect(dialog.textContent).toContain('kim@acme.test');
    expect(dialog.textContent).toContain('ana@acme.test is in the team already.');
    expect(dialog.textContent).toContain(
      'You pay $316 a month for 4 seats now. If all accept, it is $335.75 a month for 5 seats.',
    );
    expect(dialog.textContent).toContain('up to $10.50');
    expect(asked).toEqual([
      {
        method: 'POST',
        path: INVITES,
        body: { emails: ['kim@acme.test', 'ana@acme.test'], role: 'member', dryRun: true },
      },
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('1 invitation was sent.')).toBeTruthy();
    expect(asked.at(-1)?.body).toEqual({ emails: ['kim@acme.test', 'ana@acme.test'], role: 'member' });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Email addresses').value).toBe('');
  });

  it('says no price where nothing is billed, and nothing to send where all are there', async () => {
    answers[`POST ${INVITES}`] = () => json({ ...PREVIEW, invites: [], priceChange: null });
    show(<InviteForm teamId="t1" own="admin" most={10} unpaid={null} />);
    expect(screen.queryByLabelText('They join as')).toBeNull();
    await type('ana@acme.test');
    await go();
    const dialog = await screen.findByRole('dialog', { name: 'There is nobody to invite' });
    expect(dialog.textContent).not.toContain('$');
    expect(within(dialog).queryByRole('button', { name: 'Send' })).toBeNull();
  });

  it('tells beside the field which address is none, and keeps what was typed', async () => {
    answers[`POST ${INVITES}`] = () =>
      json({ error: 'Invalid input', code: 'invalid', fields: { 'emails.1': ['This is not an email address'] } }, 400);
    show(<InviteForm teamId="t1" own="owner" most={10} unpaid={null} />);
    await type('kim@acme.test nobody');
    await go();
    const problem = await screen.findByText('nobody: This is not an email address');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Email addresses');
    expect(field.getAttribute('aria-describedby')).toBe(problem.id);
    expect(field.value).toBe('kim@acme.test nobody');
  });

  it('keeps the addresses whose mail could not be sent', async () => {
    answers[`POST ${INVITES}`] = () => json(PREVIEW);
    show(<InviteForm teamId="t1" own="owner" most={10} unpaid={null} />);
    await type('kim@acme.test lee@acme.test');
    await go();
    const dialog = await screen.findByRole('dialog');
    answers[`POST ${INVITES}`] = () =>
      json({ ...PREVIEW, left: [{ email: 'lee@acme.test', reason: 'not_sent' }] }, 201);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The mail to lee@acme.test could not be sent.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Email addresses').value).toBe('lee@acme.test');
  });

  it('an invite is sent again or taken back as long as nobody has answered it', async () => {
    const row = (id: string, state: 'sent' | 'expired' | 'declined') => ({
      id,
      email: `${id}@acme.test`,
      role: 'member' as const,
      state,
      expiresAt: '',
      until: 'Monday, March 16',
    });
    show(<InviteList teamId="t1" invites={[row('a', 'sent'), row('b', 'expired'), row('c', 'declined')]} />);
    const buttons = screen.getAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('button'));
    const labels = buttons.map((one) => one.getAttribute('aria-label')).filter((label) => label !== 'Dismiss');
    expect(labels).toEqual([
      'Send again to a@acme.test',
      'Take back the invitation of a@acme.test',
      'Send again to b@acme.test',
      'Take back the invitation of b@acme.test',
    ]);
    expect(screen.getByText(/good until Monday, March 16/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send again to b@acme.test' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take back the invitation of a@acme.test' }));
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST ${INVITES}/b/resend`,
      `DELETE ${INVITES}/a`,
    ]);
  });
});

it('leaving says what ends with it, and can be thought over', async () => {
  show(<LeaveTeam team={TEAM} userId="dana" ends="Nobody of the team finds times in your calendar." />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave the team' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave Acme?' });
  expect(dialog.textContent).toContain('Nobody of the team finds times in your calendar.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
  expect(asked).toEqual([]);
});

describe('people of one domain', () => {
  it('are let in by one switch', async () => {
    show(<DomainDoor team={TEAM} domains={['acme.test']} price="$79 a month" />);
    expect(screen.getByText(/takes a seat, which is billed: \$79 a month\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'People of your domain' }));
    expect(await screen.findByText('People of acme.test may join.')).toBeTruthy();
    expect(asked[0]?.body).toEqual({ domain: 'acme.test', domainJoin: true });
  });

  it('need a domain of one’s own', () => {
    show(<DomainDoor team={TEAM} domains={[]} price={null} />);
    expect(screen.getByText(/a confirmed address of a domain of your own/)).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('the page of an invite', () => {
  const invite = {
    id: 'i',
    teamId: 't1',
    team: 'Acme',
    email: 'ana@acme.test',
    role: 'member',
    inviter: 'Dana',
    members: 2,
    state: 'sent',
    acceptedBy: null,
  } as const;
  const t = translator('en', 'team');
  const open = (page: Parameters<typeof JoinView>[0]['page'], email: string | null = null) =>
    show(<JoinView page={page} token="tok" paid email={email} t={t} />);

  it('tells a visitor what joining means, and keeps the invite only when they make an account for it', () => {
    open({ kind: 'visitor', invite });
    expect(screen.getByText(/they never see titles, people, places, mail or preferences/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Make an account and join' }).getAttribute('data-team-invite')).toBe('tok');
    expect(screen.getByRole('link', { name: 'I have an account' }).getAttribute('href')).toBe(
      '/auth/signin?returnUrl=%2Fjoin%2Ftok',
    );
  });

  it('is answered by whoever has the address', async () => {
    open({ kind: 'open', invite }, 'ana@acme.test');
    await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
    await waitFor(() => expect(router.refresh).toHaveBeenCalled());
    expect(asked).toEqual([{ method: 'POST', path: '/api/teams/invites/decline', body: { token: 'tok' } }]);
  });

  it('says why somebody else cannot', () => {
    open({ kind: 'other_address', invite }, 'eve@acme.test');
    expect(
      screen.getByText(/You are signed in as eve@acme.test, and the invitation went to ana@acme.test/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Join/ })).toBeNull();
  });
});
