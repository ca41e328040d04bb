import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextHost } from './fair-host';

const runs = { numRuns: process.env.DEEP ? 100_000 : 1_000 };

interface Host {
  readonly id: string;
  readonly bookings: number;
  readonly lastAt: number | null;
}

/** Bookings one after the other, for each of which these of the hosts are free (by bit). */
function distributed(count: number, free: readonly number[]): Host[] {
  let hosts: Host[] = Array.from({ length: count }, (_, i) => ({ id: `h${i}`, bookings: 0, lastAt: null }));
  free.forEach((bits, at) => {
    const turn = nextHost(hosts.filter((_, i) => (bits >> i) & 1));
    hosts = hosts.map((host) => (host.id === turn?.id ? { ...host, bookings: host.bookings + 1, lastAt: at } : host));
  });
  return hosts;
}

const team = fc.integer({ min: 1, max: 8 });

describe('bookings in turns', () => {
  it('are never more than one apart among people who are always free', () => {
    fc.assert(
      fc.property(team, fc.nat({ max: 60 }), (count, times) => {
        const loads = distributed(count, Array(times).fill(2 ** count - 1)).map(({ bookings }) => bookings);
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
        expect(loads.reduce((sum, one) => sum + one, 0)).toBe(times);
      }),
      runs,
    );
  });

  it('go to whoever is free and has had the fewest, and to nobody only where nobody is free', () => {
    fc.assert(
      fc.property(
        team,
        fc.array(fc.nat({ max: 255 }), { maxLength: 40 }),
        fc.nat({ max: 255 }),
        (count, before, bits) => {
          const hosts = distributed(count, before);
          const free = hosts.filter((_, i) => (bits >> i) & 1);
          const turn = nextHost(free);
          expect(turn === null).toBe(free.length === 0);
          if (turn === null) return;
          expect(free).toContain(turn);
          expect(turn.bookings).toBe(Math.min(...free.map(({ bookings }) => bookings)));
          expect(nextHost([...free].reverse())).toBe(turn);
        },
      ),
      runs,
    );
  });
});
