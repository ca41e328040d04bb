/** The product's registration at the stand-in of Microsoft. */
export interface MicrosoftApp {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The one that the sandbox knows unless told otherwise. */
export const SANDBOX_MICROSOFT = { clientId: 'sandbox-microsoft', clientSecret: 'sandbox-microsoft-secret' } as const;

/** Scopes that the consent gives unless told otherwise, as the token endpoint names them. */
export const MICROSOFT_SCOPES = ['Calendars.ReadWrite', 'MailboxSettings.Read', 'User.Read'] as const;
