/** Where the sandbox shows what arrives at its receiver of webhooks. */
export const SANDBOX_RECEIVER = '/sandbox/hooks';
