import { expect, it } from 'vitest';
import { firstName } from './plain';

it.each([
  ['Anna Schmidt', 'Anna'],
  ['Schmidt, Anna', 'Anna'],
  ['Prof. Dr. med. Henrike Aldag', 'Henrike'],
  ['Ing. Regina Cantú', 'Regina'],
  ['Dr Nakamura', 'Nakamura'],
  ['P. Hughes', 'P. Hughes'],
  ['Familie Yildiz', 'Familie Yildiz'],
  ['Dr.', 'Dr.'],
  ['', ''],
])('%s is greeted as %s', (name, first) => {
  expect(firstName(name)).toBe(first);
});
