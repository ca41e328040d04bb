import { describe, expect, it } from 'vitest';
import { baseSubject, replySubject } from './subject';
import { answerReferences, threadFields } from './threading';

describe('E11 the answer stays in its thread', () => {
  it('keeps the subject with exactly one Re:', () => {
    expect(replySubject('Coffee next week?')).toBe('Re: Coffee next week?');
    expect(replySubject('RE: re: AW: Re[2]: Coffee')).toBe('Re: Coffee');
    expect(replySubject('Fwd: Coffee')).toBe('Re: Fwd: Coffee');
    expect(replySubject('Refund: March')).toBe('Re: Refund: March');
    expect(replySubject('')).toBe('Re:');
  });

  it('lets nothing in a subject start a header of its own', () => {
    expect(replySubject('Coffee\r\nBcc: x@evil.example')).toBe('Re: Coffee Bcc: x@evil.example');
    expect(replySubject('a'.repeat(5000)).length).toBeLessThan(260);
  });

  it('compares threads without prefixes', () => {
    expect(baseSubject('Re: FWD: WG: Coffee')).toBe('Coffee');
  });

  it('appends the answered id and cuts to the first and the last 19', () => {
    expect(answerReferences([], '<a@h>')).toEqual(['<a@h>']);
    expect(answerReferences(['<a@h>', '<b@h>', '<a@h>'], '<b@h>')).toEqual(['<a@h>', '<b@h>']);
    const many = Array.from({ length: 40 }, (_, i) => `<${i}@h>`);
    const cut = answerReferences(many, '<new@h>');
    expect(cut).toHaveLength(20);
    expect(cut[0]).toBe('<0@h>');
    expect(cut.slice(1)).toEqual([...many.slice(-18), '<new@h>']);
  });

  it('answers the last mail, and begins a thread without Re: where there is none', () => {
    expect(threadFields({ subject: 'Coffee', lastMessageId: '<b@h>', references: ['<a@h>'] })).toEqual({
      subject: 'Re: Coffee',
      inReplyTo: '<b@h>',
      references: ['<a@h>', '<b@h>'],
    });
    expect(threadFields({ subject: 'Coffee', lastMessageId: null, references: [] })).toEqual({
      subject: 'Coffee',
      inReplyTo: null,
      references: [],
    });
  });
});
