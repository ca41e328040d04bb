import { expect, it } from 'vitest';
import { initialOf } from './initial';

it('takes the first letter as people see it, whatever the script', () => {
  const names = [
    'dana reyes',
    ' 佐藤美咲',
    '𠮷田茂',
    'élodie',
    'e\u0301lodie',
    'ßeta',
    'محمد',
    '김서연',
    '🌻 Sunny',
    '',
  ];
  expect(names.map(initialOf)).toEqual(['D', '佐', '𠮷', 'É', 'E\u0301', 'ß', 'م', '김', '🌻', '?']);
});
