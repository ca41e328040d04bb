/** What somebody is in a team, the most powerful first. */
export const TEAM_ROLES = ['owner', 'admin', 'member'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** With what role somebody can be invited: a team is handed over by whoever owns it, not by a mail. */
export const INVITED_ROLES = ['admin', 'member'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];

/** `rename` includes how people of its domain join; `usage`: how much each member has arranged, never what. */
export type TeamAct = 'rename' | 'invite' | 'usage' | 'set_role' | 'remove';

const ALLOWED: Readonly<Record<TeamRole, readonly TeamAct[]>> = {
  owner: ['rename', 'invite', 'usage', 'set_role', 'remove'],
  admin: ['rename', 'invite', 'usage', 'set_role', 'remove'],
  member: [],
};

/** Whether the role may do this at all. */
export function mayInTeam(role: TeamRole, act: TeamAct): boolean {
  return ALLOWED[role].includes(act);
}

/** Whether the role may invite somebody as `wanted`, or make a member `wanted`: only an owner makes owners and admins. */
export function mayGive(role: TeamRole, wanted: TeamRole): boolean {
  return role === 'owner' || (role === 'admin' && wanted === 'member');
}

/** Whether the role may change or remove somebody who is `other`: an owner everybody, an admin those below. */
export function mayTouch(role: TeamRole, other: TeamRole): boolean {
  return role === 'owner' || (role === 'admin' && other === 'member');
}

/** True when without this member as an owner the team would have none. */
export function isLastOwner(members: readonly { readonly userId: string; readonly role: TeamRole }[], userId: string) {
  const owners = members.filter(({ role }) => role === 'owner');
  return owners.length === 1 && owners[0]?.userId === userId;
}

/** Who owns the team after its last owner's account is gone: the longest-serving admin, else member; null: nobody is left. */
export function heirOf<M extends { readonly role: TeamRole; readonly joinedAt: Date }>(others: readonly M[]): M | null {
  const ranked = [...others].sort(
    (a, b) => TEAM_ROLES.indexOf(a.role) - TEAM_ROLES.indexOf(b.role) || a.joinedAt.getTime() - b.joinedAt.getTime(),
  );
  return ranked[0] ?? null;
}
