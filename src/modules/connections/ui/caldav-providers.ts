/** What people need to know who connect an account at these providers: names, and keys of messages. */
export interface CaldavProvider {
  readonly id: string;
  /** Its own name; null where a message names it. */
  readonly name: string | null;
  readonly named: 'anotherServer' | 'sandbox';
  /** The address, or how it begins. */
  readonly url: string;
  readonly urlHint: 'sameForAll' | 'nextcloudUrl' | 'otherUrl';
  readonly userHint: 'appleUser' | 'fastmailUser' | 'nextcloudUser' | 'otherUser' | 'sandboxUser';
  readonly passwordHint:
    | 'applePassword'
    | 'fastmailPassword'
    | 'nextcloudPassword'
    | 'otherPassword'
    | 'sandboxPassword';
}

export const CALDAV_PROVIDERS: readonly CaldavProvider[] = [
  {
    id: 'icloud',
    name: 'iCloud',
    named: 'anotherServer',
    url: 'https://caldav.icloud.com/',
    urlHint: 'sameForAll',
    userHint: 'appleUser',
    passwordHint: 'applePassword',
  },
  {
    id: 'fastmail',
    name: 'Fastmail',
    named: 'anotherServer',
    url: 'https://caldav.fastmail.com/',
    urlHint: 'sameForAll',
    userHint: 'fastmailUser',
    passwordHint: 'fastmailPassword',
  },
  {
    id: 'nextcloud',
    name: 'Nextcloud',
    named: 'anotherServer',
    url: 'https://',
    urlHint: 'nextcloudUrl',
    userHint: 'nextcloudUser',
    passwordHint: 'nextcloudPassword',
  },
  {
    id: 'other',
    name: null,
    named: 'anotherServer',
    url: 'https://',
    urlHint: 'otherUrl',
    userHint: 'otherUser',
    passwordHint: 'otherPassword',
  },
];

/** The stand-in of the sandbox, for trying it out. */
export function sandboxCaldav(baseUrl: string): CaldavProvider {
  return {
    id: 'sandbox',
    name: null,
    named: 'sandbox',
    url: `${baseUrl}/sandbox/caldav/`,
    urlHint: 'sameForAll',
    userHint: 'sandboxUser',
    passwordHint: 'sandboxPassword',
  };
}
