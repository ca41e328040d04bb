/** Addresses of rooms and machines, by what calendar providers and mail systems call them. */
const MACHINE_HOSTS =
  /(?:^|\.)(?:resource\.calendar\.google\.com|group\.calendar\.google\.com|import\.calendar\.google\.com|calendar-server\.bounces\.google\.com|fireflies\.ai|fathom\.video|otter\.ai|read\.ai|noreply\.github\.com|bounces?\.[^@]+)$/;
const MACHINE_NAMES =
  /^(?:no[._-]?reply|do[._-]?not[._-]?reply|mailer-daemon|postmaster|bounces?|notifications?|notify|alerts?|calendar-notification|newsletter|news|updates?|automated|robot|bot|notetaker|.+[._-]bot|bot[._-].+)$/;
/** Addresses that several people read: nobody is met by them. */
const SHARED =
  /^(?:all|team|everyone|everybody|staff|office|info|hello|contact|support|help|sales|billing|admin|hr|jobs|careers|press|list|.+[._-](?:list|team|group|all)|(?:team|all|list|group)[._-].+)$/;
const ROOM =
  /^(?:(?:meeting|conf(?:erence)?|board|huddle)[._-]?room|room|raum|salle|sala)(?:[._-]|\d|$)|[._-](?:room|raum|salle|sala)$/;

/** Whether an address (in comparable form) can be a person's: rooms, machines and lists are nobody. */
export function isPerson(address: string): boolean {
  const at = address.lastIndexOf('@');
  const local = (address.slice(0, at).split('+')[0] ?? '').toLowerCase();
  const host = address.slice(at + 1).toLowerCase();
  if (at < 1 || MACHINE_HOSTS.test(host)) return false;
  return ![MACHINE_NAMES, SHARED, ROOM].some((pattern) => pattern.test(local));
}
