import type { Consent } from '../pages/consent-page';

/** What Microsoft's consent says; it stands below the tenant's path. */
export function microsoftConsent(action: string): Consent {
  return {
    provider: 'Microsoft',
    title: 'Permissions requested',
    allows:
      'It will read and write your calendars, see your time zone and who you are, and keep that while you are away.',
    accept: 'Accept',
    refuse: 'Cancel',
    action,
  };
}
