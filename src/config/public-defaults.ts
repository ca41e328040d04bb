/** What holds for a public variable that is not set; apart from their schemas, which no browser should load. */
export const PUBLIC_DEFAULTS = {
  PUBLIC_BASE_URL: 'http://localhost:3000',
  PUBLIC_STRIPE_KEY: 'pk_test_sandbox',
  PUBLIC_POSTHOG_HOST: 'https://us.i.posthog.com',
  PUBLIC_WORKFLOW_UI_BASE_URL: 'http://localhost:3001',
  PUBLIC_SESSION_POLL_SECONDS: 0,
} as const;
