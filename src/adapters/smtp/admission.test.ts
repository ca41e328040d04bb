import { expect, it } from 'vitest';
import { Admission, isOwnClient } from './admission';

const limits = { clients: 4, clientsPerNetwork: 2, ownClients: 1 };

it('one address, or one /64, has so many places and no more; another has its own', () => {
  const admission = new Admission(limits);
  expect([
    admission.admit('203.0.113.9'),
    admission.admit('::ffff:203.0.113.9'),
    admission.admit('203.0.113.9'),
  ]).toEqual([expect.any(Function), expect.any(Function), null]);
  expect([
    admission.admit('2001:db9:1:2::1'),
    admission.admit('2001:db9:1:2:ffff::'),
    admission.admit('2001:db9:1:2::3'),
  ]).toEqual([expect.any(Function), expect.any(Function), null]);
});

it('strangers all together take none of the places of our own relay', () => {
  const admission = new Admission(limits);
  for (let i = 0; i < 10; i += 1) admission.admit(`203.0.113.${i}`);
  expect(admission.admit('198.51.100.1')).toBeNull();
  expect(admission.admit('127.0.0.1')).not.toBeNull();
  expect(admission.admit('10.0.0.7')).toBeNull();
});

it('a place that is given back can be had again, once', () => {
  const admission = new Admission(limits);
  const [first] = [admission.admit('203.0.113.9'), admission.admit('203.0.113.9')];
  first?.();
  first?.();
  expect([admission.admit('203.0.113.9') === null, admission.admit('203.0.113.9') === null]).toEqual([false, true]);
});

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:10.1.2.3', true],
  ['fd00::7', true],
  ['203.0.113.9', false],
  ['::ffff:203.0.113.9', false],
  ['2001:db9::1', false],
])('%s is ours: %s', (address, own) => expect(isOwnClient(address)).toBe(own));
