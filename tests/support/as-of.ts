/**
 * How far the sandbox's clock, now at `nowMs`, is from the moment in `TEST_AS_OF` (ISO 8601), in milliseconds; 0 where
 * that is not set. Throws for what is no moment, or has passed: the clock only moves forward.
 */
export function msToAsOf(nowMs: number, asOf = process.env.TEST_AS_OF): number {
  if (!asOf) return 0;
  const ahead = Date.parse(asOf) - nowMs;
  if (!(ahead > 0)) throw new Error(`TEST_AS_OF has to be a moment to come, as 2027-03-12T23:50Z: ${asOf}`);
  return ahead;
}
