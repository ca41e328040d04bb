import { expect, it } from 'vitest';
import { InFlight } from './in-flight';

const limits = { largeBytes: 100, large: 4, largePerNetwork: 2, smallBytes: 250 };
const opened = () => new InFlight(limits, (address) => address === '127.0.0.1');

it('four large messages at a time, two of one network, and one is kept for our own relay', () => {
  const room = opened();
  const large = (address: string) => room.open(address).holds(101);
  expect(['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.3'].map(large)).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  expect([large('127.0.0.1'), large('127.0.0.1')]).toEqual([true, false]);
});

it('small messages share so many bytes, and a large one counts among the large alone', () => {
  const room = opened();
  const [one, two, three] = [room.open('203.0.113.1'), room.open('203.0.113.2'), room.open('203.0.113.3')];
  expect([one.holds(100), two.holds(100), three.holds(60), three.holds(50)]).toEqual([true, true, false, true]);
  expect(one.holds(101)).toBe(true);
  expect(three.holds(100)).toBe(true);
});

it('what is released can be had again, once', () => {
  const room = opened();
  const first = room.open('203.0.113.1');
  first.holds(101);
  room.open('203.0.113.1').holds(101);
  first.release();
  first.release();
  const after = [room.open('203.0.113.1'), room.open('203.0.113.1')].map((one) => one.holds(101));
  expect(after).toEqual([true, false]);
});
