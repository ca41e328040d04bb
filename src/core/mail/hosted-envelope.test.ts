import { describe, expect, it } from 'vitest';
import { hostedEnvelope } from './hosted-envelope';

const ASSISTANT = 'sunny@host.example';
const TOKEN = 'sunny+t.abc@host.example';
const letter = (headers: [string, string][], to: string[] = [], from = 'jane@guest.example') => ({
  headers: headers.map(([key, value]) => ({ key, value })),
  from: [{ address: from }],
  to: to.map((address) => ({ address })),
  cc: [],
});

describe('the envelope of a fetched mail', () => {
  it.each([
    [
      'Postfix',
      [
        ['return-path', '<j@guest.example>'],
        ['x-original-to', TOKEN],
        ['delivered-to', ASSISTANT],
      ],
      [TOKEN, ASSISTANT],
    ],
    [
      'Gmail',
      [
        ['delivered-to', TOKEN],
        ['return-path', '<j@guest.example>'],
      ],
      [TOKEN],
    ],
    [
      'Exim',
      [
        ['return-path', '<j@guest.example>'],
        ['envelope-to', `<${TOKEN}>`],
      ],
      [TOKEN],
    ],
  ] as [string, [string, string][], string[]][])('is what %s writes', (_, headers, to) => {
    expect(hostedEnvelope(letter(headers), ASSISTANT)).toEqual({ from: 'j@guest.example', to });
  });

  it('is not what the mail brought along further down', () => {
    const headers: [string, string][] = [
      ['delivered-to', ASSISTANT],
      ['return-path', '<j@guest.example>'],
      ['delivered-to', TOKEN],
      ['return-path', '<>'],
    ];
    expect(hostedEnvelope(letter(headers), ASSISTANT)).toEqual({ from: 'j@guest.example', to: [ASSISTANT] });
  });

  it('keeps the token of To where the mailbox is named without it or not at all', () => {
    expect(hostedEnvelope(letter([['delivered-to', 'box17@provider.example']], [TOKEN]), ASSISTANT).to).toEqual([
      TOKEN,
    ]);
    expect(hostedEnvelope(letter([], ['else@x.example', TOKEN]), ASSISTANT).to).toEqual([TOKEN]);
    expect(hostedEnvelope(letter([], ['else@x.example']), ASSISTANT).to).toEqual([ASSISTANT]);
  });

  it('tells a null sender from an unknown one', () => {
    expect(hostedEnvelope(letter([['return-path', '<>']]), ASSISTANT).from).toBe('');
    expect(hostedEnvelope(letter([]), ASSISTANT).from).toBe('jane@guest.example');
  });
});
