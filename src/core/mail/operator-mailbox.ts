const ROLES = ['postmaster', 'abuse'] as const;

export type OperatorRole = (typeof ROLES)[number];

/**
 * Which mailbox of the operator's an address is: `postmaster`, with or without a domain (RFC 5321 4.5.1), or `abuse`
 * (RFC 2142 2) at one of our hosts, in any case. Null for every other address.
 */
export function operatorMailbox(address: string, hosts: readonly string[]): OperatorRole | null {
  const to = address.trim().toLowerCase();
  if (to === 'postmaster') return to;
  const at = to.lastIndexOf('@');
  const role = ROLES.find((name) => name === to.slice(0, at));
  return role && hosts.some((host) => host.toLowerCase() === to.slice(at + 1)) ? role : null;
}

/** The hosts that the installation takes mail for. */
export function mailHosts({ assistant, mailDomain }: { assistant: { address: string }; mailDomain: string }): string[] {
  return [...new Set([assistant.address.slice(assistant.address.lastIndexOf('@') + 1), mailDomain])];
}
