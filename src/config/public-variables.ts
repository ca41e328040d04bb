import { z } from 'zod';
import { optional, text, url, withDefault } from './fields';
import { PUBLIC_DEFAULTS } from './public-defaults';

/** Every variable that browsers may read. They reach the page when it is served, so that a change needs no build. */
export const publicVariables = z.object({
  /** Public origin of the web application. */
  PUBLIC_BASE_URL: withDefault(url, PUBLIC_DEFAULTS.PUBLIC_BASE_URL),
  /** Id of the web analytics; unset: no such script is loaded. */
  PUBLIC_ANALYTICS_ID: optional(text),
  /** Id of the tag manager; unset: no such script is loaded. */
  PUBLIC_TAG_MANAGER_ID: optional(text),
  /** Domain of the referral vendor; unset: only our own referral script. */
  PUBLIC_REFERRAL_DOMAIN: optional(text),
  /** Publishable key of the payment provider; the default is the stand-in's. */
  PUBLIC_STRIPE_KEY: withDefault(text, PUBLIC_DEFAULTS.PUBLIC_STRIPE_KEY),
  /** Key of the product analytics; unset: they are not started. */
  PUBLIC_POSTHOG_KEY: optional(text),
  /** Host of the product analytics. */
  PUBLIC_POSTHOG_HOST: withDefault(url, PUBLIC_DEFAULTS.PUBLIC_POSTHOG_HOST),
  /** Where staff open the workflow engine's pages. */
  PUBLIC_WORKFLOW_UI_BASE_URL: withDefault(url, PUBLIC_DEFAULTS.PUBLIC_WORKFLOW_UI_BASE_URL),
  /** Where staff open the model gateway; unset: the link is hidden. */
  PUBLIC_MODEL_GATEWAY_UI_URL: optional(url),
  /** Seconds between refreshes of the session; 0: only on focus. */
  PUBLIC_SESSION_POLL_SECONDS: withDefault(z.coerce.number().int().min(0), PUBLIC_DEFAULTS.PUBLIC_SESSION_POLL_SECONDS),
});

export type PublicEnvironment = z.output<typeof publicVariables>;
