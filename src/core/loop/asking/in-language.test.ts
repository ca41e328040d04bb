import { describe, expect, it } from 'vitest';
import { message } from '../../replies/message.fixture';
import { renderReply } from '../../replies/render';
import type { Decision } from '../state';
import { inLanguage } from './in-language';

const NOTE = 'Shall I book this?';
/** Planned before a mail to the owner had more than words. */
const PLANNED = {
  kind: 'send',
  template: 'owner_question',
  to: ['p1'],
  cc: [],
  slots: [],
  note: NOTE,
  quote: null,
} as const;
const asked = () => message({ locale: 'es', template: 'owner_question', note: NOTE, slots: [] });
const decision = (changes: Partial<Decision> = {}): Decision => ({
  id: 'd',
  kind: 'unclear',
  text: NOTE,
  quote: null,
  planVersion: null,
  askedAt: 0,
  ...changes,
});

describe('E28 a question to the owner', () => {
  it('is wholly in English where their language has no words for it', () => {
    for (const one of [decision(), null]) {
      const said = renderReply(inLanguage(asked(), PLANNED, one, 'es')).text;
      expect(said).toMatch(/^Hi Anna,\n\nShall I book this\?/);
      expect(said).not.toMatch(/Hola|saludo|Escriba/);
    }
  });

  it('is wholly in English where it says more than the plan that it is about', () => {
    const asks = { does: 'close', whom: ['Tom'], title: 'Chat' } as const;
    const other = { ...asked(), note: `It still waits. ${NOTE}` };
    expect(inLanguage(other, PLANNED, decision({ asks }), 'de').locale).toBe('en');
  });
});
