import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domainsOf, mayJoinByDomain } from './domain-join';
import { inviteExpiry, newAddresses, teamInviteState } from './invite-state';
import { heirOf, isLastOwner, mayGive, mayInTeam, mayTouch, TEAM_ROLES, type TeamRole } from './roles';

const NOW = Date.UTC(2026, 2, 2, 9);
const DAY = 86_400_000;

describe('the roles of a team', () => {
  it('let a member do nothing to others, and an admin nothing to admins and owners', () => {
    expect(mayInTeam('member', 'usage')).toBe(false);
    expect(TEAM_ROLES.map((other) => mayTouch('admin', other))).toEqual([false, false, true]);
    expect(TEAM_ROLES.map((other) => mayTouch('member', other))).toEqual([false, false, false]);
    expect(TEAM_ROLES.map((wanted) => mayGive('admin', wanted))).toEqual([false, false, true]);
    expect(TEAM_ROLES.map((wanted) => mayGive('owner', wanted))).toEqual([true, true, true]);
  });

  it('know the last owner among many, and only as long as there is no other', () => {
    const role = fc.constantFrom<TeamRole>(...TEAM_ROLES);
    fc.assert(
      fc.property(fc.array(role, { minLength: 1, maxLength: 6 }), (roles) => {
        const members = roles.map((one, i) => ({ userId: String(i), role: one }));
        for (const { userId } of members) {
          const left = members.filter((other) => other.userId !== userId && other.role === 'owner');
          const owns = members[Number(userId)]?.role === 'owner';
          expect(isLastOwner(members, userId)).toBe(owns && left.length === 0);
        }
      }),
      { seed: 17, numRuns: 200 },
    );
  });

  it('hand a team on to the longest-serving admin, else member', () => {
    const at = (day: number) => new Date(NOW + day * DAY);
    const [ana, ben, cyd] = [
      { id: 'ana', role: 'member' as const, joinedAt: at(0) },
      { id: 'ben', role: 'admin' as const, joinedAt: at(2) },
      { id: 'cyd', role: 'admin' as const, joinedAt: at(1) },
    ];
    expect(heirOf([ana, ben, cyd])).toBe(cyd);
    expect(heirOf([ana])).toBe(ana);
    expect(heirOf([])).toBeNull();
  });
});

describe('an invite to a team', () => {
  const sent = { state: 'sent' as const, expiresAt: inviteExpiry(NOW) };

  it('is good to the last moment of its fourteen days', () => {
    expect(teamInviteState(sent, NOW + 14 * DAY - 1)).toBe('sent');
    expect(teamInviteState(sent, NOW + 14 * DAY)).toBe('expired');
  });

  it('keeps the answer that it got, however late one looks', () => {
    const late = NOW + 400 * DAY;
    for (const state of ['accepted', 'declined', 'revoked'] as const) {
      expect(teamInviteState({ ...sent, state }, late)).toBe(state);
    }
  });

  it('goes once to each address, and to nobody who is in the team', () => {
    const wanted = ['ana@acme.test', 'ben@acme.test', 'ana@acme.test'];
    expect(newAddresses(wanted, new Set(['ben@acme.test']))).toEqual(['ana@acme.test']);
  });
});

describe('joining by domain', () => {
  const acme = { domain: 'acme.test', domainJoin: true };

  it('takes a proved address at that very domain', () => {
    expect(mayJoinByDomain(acme, ['kim@home.test', 'kim@acme.test'])).toBe(true);
    expect(mayJoinByDomain(acme, ['kim@evil-acme.test', 'acme.test@evil.test', 'kim@sub.acme.test'])).toBe(false);
    expect(mayJoinByDomain({ ...acme, domainJoin: false }, ['kim@acme.test'])).toBe(false);
    expect(mayJoinByDomain({ domain: null, domainJoin: true }, ['kim@acme.test'])).toBe(false);
  });

  it('is for no host that gives mailboxes to everybody', () => {
    expect(domainsOf(['kim@gmail.com', 'kim@acme.test', 'k.lee@ACME.test'])).toEqual(['acme.test']);
    expect(mayJoinByDomain({ domain: 'gmail.com', domainJoin: true }, ['kim@gmail.com'])).toBe(false);
  });
});
