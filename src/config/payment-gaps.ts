interface PaymentVariables {
  readonly BILLING: boolean;
  readonly SANDBOX: boolean;
  readonly STRIPE_SECRET_KEY?: string;
  readonly STRIPE_WEBHOOK_SECRET?: string;
}

/** What payment needs and is not set. Returns a text per variable. The sandbox brings its own vendor. */
export function paymentGaps({ BILLING, SANDBOX, ...keys }: PaymentVariables): Record<string, string[]> {
  if (!BILLING || SANDBOX) return {};
  const needed = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  return Object.fromEntries(needed.filter((name) => !keys[name]).map((name) => [name, ['BILLING=on needs it']]));
}
