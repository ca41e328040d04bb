import { expect, it } from 'vitest';
import { includesWriter } from './with-writer';

it.each([
  'Sunny, please find 30 minutes for Ben and me next week.',
  'Could we meet on Tuesday?',
  'Can you find us half an hour with Jane?',
  'Bitte finde eine halbe Stunde für Ben und mich.',
  'Trouve trente minutes pour Ben et moi.',
  'Busca media hora para Ben y para mí.',
])('%s wants the writer there', (text) => expect(includesWriter(text)).toBe(true));

it.each([
  'Sunny, please find 30 minutes for Ben with Jane next week.',
  'Please book Jane for Ben on Tuesday and let me know.',
  'Tell us when it is booked: Ben should meet Jane.',
  'Ben needs an hour with Jane. Could you do this for me?',
  'Bitte finde eine Stunde für Ben mit Jane.',
])('%s is for others', (text) => expect(includesWriter(text)).toBe(false));
