/** Runs work at most `atOnce` at a time, in the order in which it came. After `end` nothing more begins: what waits fails. */
export function inTurns(atOnce: number): { run<T>(work: () => Promise<T>): Promise<T>; end(): void } {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  let ended = false;
  return {
    async run(work) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        if (ended) throw new Error('No more work is begun');
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
    end() {
      ended = true;
    },
  };
}
