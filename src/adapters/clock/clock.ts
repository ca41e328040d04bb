import type { Clock } from '@/ports/clock';

/** The machine's clock. */
export function systemClock(): Clock {
  return { now: async () => Date.now() };
}

/** The machine's clock moved forward by what `readOffsetSeconds` says at each call: the sandbox's clock. */
export function offsetClock(readOffsetSeconds: () => Promise<number>): Clock {
  return {
    async now() {
      const offsetSeconds = await readOffsetSeconds();
      return Date.now() + offsetSeconds * 1000;
    },
  };
}
