/** What people need to know who connect an account at these providers. */
export interface CaldavProvider {
  readonly label: string;
  /** The address, or how it begins. */
  readonly url: string;
  readonly urlHint: string;
  readonly userHint: string;
  readonly passwordHint: string;
}

export const CALDAV_PROVIDERS: readonly CaldavProvider[] = [
  {
    label: 'iCloud',
    url: 'https://caldav.icloud.com/',
    urlHint: 'The same for everybody at iCloud',
    userHint: 'The mail address of your Apple Account',
    passwordHint: 'Make an app-specific password at account.apple.com, under Sign-In and Security.',
  },
  {
    label: 'Fastmail',
    url: 'https://caldav.fastmail.com/',
    urlHint: 'The same for everybody at Fastmail',
    userHint: 'Your whole Fastmail address',
    passwordHint: 'Make an app password in Settings, under Privacy & Security, with access to calendars.',
  },
  {
    label: 'Nextcloud',
    url: 'https://',
    urlHint: 'The address of your Nextcloud, for example https://cloud.example.com',
    userHint: 'The name that you sign in with',
    passwordHint: 'Make an app password in Settings, under Security, Devices & sessions.',
  },
  {
    label: 'Another server',
    url: 'https://',
    urlHint: 'Your provider’s help names it; often the domain is enough',
    userHint: 'Usually your mail address',
    passwordHint: 'Where your provider has app passwords, make one for this.',
  },
];

/** The stand-in of the sandbox, for trying it out. */
export function sandboxCaldav(baseUrl: string): CaldavProvider {
  return {
    label: 'The sandbox',
    url: `${baseUrl}/sandbox/caldav/`,
    urlHint: 'The same for everybody in the sandbox',
    userHint: 'The address of somebody who lives there',
    passwordHint: 'The word “sandbox”.',
  };
}
