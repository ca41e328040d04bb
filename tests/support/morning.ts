import { followBy } from '@/main/web-role';
import { advanceClock } from '@/modules/operations/commands';
import type { Stack } from './stack';

/** A working morning in New York, so that nothing waits for the end of a night. */
export async function toMorning(stack: Stack): Promise<void> {
  const now = await stack.runtime.clock.now();
  const day = 86_400_000;
  // 15:00 UTC is ten or eleven in New York the whole year; 1970-01-01 was a Thursday.
  let target = Math.ceil((now - 15 * 3_600_000) / day) * day + 15 * 3_600_000;
  while ((Math.floor(target / day) + 4) % 7 !== 2) target += day;
  await advanceClock(target - now, stack.runtime, followBy(stack.sandbox.url));
}
