interface MicrosoftVariables {
  readonly SANDBOX: boolean;
  readonly MICROSOFT_CLIENT_ID?: string;
  readonly MICROSOFT_CLIENT_SECRET?: string;
}

/** What a registration at Microsoft needs and is not set. Returns a text per variable. The sandbox brings its own. */
export function microsoftGaps({
  SANDBOX,
  MICROSOFT_CLIENT_ID: id,
  MICROSOFT_CLIENT_SECRET: secret,
}: MicrosoftVariables): Record<string, string[]> {
  if (SANDBOX || (id === undefined) === (secret === undefined)) return {};
  return id === undefined
    ? { MICROSOFT_CLIENT_ID: ['MICROSOFT_CLIENT_SECRET needs it'] }
    : { MICROSOFT_CLIENT_SECRET: ['MICROSOFT_CLIENT_ID needs it'] };
}
