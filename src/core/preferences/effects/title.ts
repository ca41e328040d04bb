import { sameOrganisation } from '../../mail/organisation';
import type { SourcedRule } from '../compiled';
import { chosen } from './choose';
import type { MeetingFacts, Person } from './facts';

const LONGEST = 120;

/**
 * The title that the document has for such a meeting; null where it has none. What a pattern asks for and nobody knows is
 * said otherwise: an organisation by the name of the guest, a topic by what the meeting is called.
 */
export function titleFor(
  rules: readonly SourcedRule[],
  facts: MeetingFacts,
  known: { readonly owner: string; readonly topic: string },
): string | null {
  const rule = chosen('title', rules, facts)?.rule;
  if (rule === undefined) return null;
  const [guest] = facts.guests;
  const unknown = rule.pattern.includes('{guest organisation}') && !(guest && organisationOf(guest));
  const pattern = unknown ? (rule.fallback ?? rule.pattern) : rule.pattern;
  const more = facts.guests.length > 1 ? ` +${facts.guests.length - 1}` : '';
  const name = guest ? (guest.name ?? guest.address) + more : 'Guest';
  const own = chosen('organisation', rules, facts)?.rule.name;
  const values: Readonly<Record<string, string>> = {
    guest: name,
    'guest first name': (guest?.name ? firstName(guest.name) + more : null) ?? name,
    owner: chosen('name', rules, facts)?.rule.name ?? known.owner,
    'guest organisation': (guest && organisationOf(guest)) ?? name,
    organisation: own ?? organisationOf({ address: facts.ownAddresses[0] ?? '', name: null }) ?? known.owner,
    topic: known.topic,
  };
  const title = pattern.replace(/\{([^{}]+)\}/g, (_, hole: string) => values[hole.trim().toLowerCase()] ?? '');
  return title.replace(/\s+/g, ' ').trim().slice(0, LONGEST) || null;
}

/** Of "Dr. Anna Brandl" and of "Brandl, Anna". */
function firstName(name: string): string {
  const inOrder = name
    .replace(/^([^,]+),\s*(.+)$/, '$2 $1')
    .replace(/^(?:(?:dr|prof|mr|mrs|ms|herr|frau)\.?\s+)+/i, '');
  return inOrder.split(/\s/)[0] || name;
}

/** `jane@mail.globex.co.uk` is of Globex; null for mailboxes that anybody can have. */
function organisationOf({ address }: Person): string | null {
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (!sameOrganisation(address, address) || !host.includes('.')) return null;
  const labels = host.split('.').slice(0, -1);
  const last = labels.at(-1) ?? '';
  const label = labels.length > 1 && /^(?:co|com|org|net|ac|gov|edu)$/.test(last) ? labels.at(-2) : last;
  return label ? label.charAt(0).toUpperCase() + label.slice(1) : null;
}
