interface TextingVariables {
  readonly SANDBOX: boolean;
  readonly TWILIO_ACCOUNT_SID?: string;
  readonly TWILIO_AUTH_TOKEN?: string;
}

/** What texting needs and is not set. Returns a text per variable. The sandbox brings its own vendor. */
export function textingGaps({
  SANDBOX,
  TWILIO_ACCOUNT_SID,
  TWILIO_AUTH_TOKEN,
}: TextingVariables): Record<string, string[]> {
  if (SANDBOX || (TWILIO_ACCOUNT_SID === undefined) === (TWILIO_AUTH_TOKEN === undefined)) return {};
  const [missing, set] = TWILIO_ACCOUNT_SID
    ? (['TWILIO_AUTH_TOKEN', 'TWILIO_ACCOUNT_SID'] as const)
    : (['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'] as const);
  return { [missing]: [`${set} needs it`] };
}
