interface ProductAnalytics {
  captureException?(error: unknown): void;
}

/** Logs an error that a page could not get over, and tells the product analytics where they run (app/_site/third-parties.script). */
export function reportException(error: unknown): void {
  console.error(error);
  (globalThis as { posthog?: ProductAnalytics }).posthog?.captureException?.(error);
}
