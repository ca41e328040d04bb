import { organisationOf } from '../mail/organisation';

/** The domains that somebody may open a team to: those of addresses that they have proved, public mail hosts left out. */
export function domainsOf(provedAddresses: readonly string[]): string[] {
  return [...new Set(provedAddresses.flatMap((address) => organisationOf(address) ?? []))];
}

/** Whether somebody may join a team without an invite: the team lets its domain in, and they have proved an address there. */
export function mayJoinByDomain(
  team: { readonly domain: string | null; readonly domainJoin: boolean },
  provedAddresses: readonly string[],
): boolean {
  return team.domainJoin && team.domain !== null && domainsOf(provedAddresses).includes(team.domain);
}
