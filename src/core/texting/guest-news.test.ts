import { describe, expect, it } from 'vitest';
import { type GuestKnows, guestNews } from './guest-news';

const at = (start: number) => ({ start, end: start + 30 });
const knows = (over: Partial<GuestKnows> = {}): GuestKnows => ({
  ...{ told: at(1000), stands: at(1000), late: undefined, remindedOf: null },
  ...over,
});
const kinds = (over: Partial<GuestKnows>, now: number) => guestNews(knows(over), now).map(({ kind }) => kind);

describe('a guest is texted', () => {
  it('nothing while all is as they know it', () => expect(kinds({}, 500)).toEqual([]));

  it('of another time, and that it does not take place, until it has begun as far as they know', () => {
    expect(guestNews(knows({ stands: at(1200) }), 500)).toEqual([{ kind: 'moved', at: at(1200) }]);
    expect(guestNews(knows({ stands: null }), 500)).toEqual([{ kind: 'cancelled', at: at(1000) }]);
    expect(kinds({ stands: at(1200) }, 1000)).toEqual([]);
    expect(kinds({ stands: null }, 1000)).toEqual([]);
  });

  it('once that it does not take place, and of its new time when it does after all', () => {
    expect(kinds({ told: null, stands: null }, 500)).toEqual([]);
    expect(kinds({ told: null }, 500)).toEqual(['moved']);
  });

  it('that the owner is late, from an hour before to a quarter of an hour after its beginning', () => {
    const late = (now: number) => kinds({ late: 10, remindedOf: 1000 }, now);
    expect([939, 940, 1015, 1016].map((now) => late(now).length)).toEqual([0, 1, 1, 0]);
    expect(guestNews(knows({ late: null, remindedOf: 1000 }), 1000)).toEqual([
      { kind: 'late', at: at(1000), minutes: null },
    ]);
  });

  it('a reminder two hours before, once, and not when it is about to begin', () => {
    expect([879, 880, 984, 985].map((now) => kinds({}, now).length)).toEqual([0, 1, 1, 0]);
    expect(kinds({ remindedOf: 1000 }, 900)).toEqual([]);
  });
});
