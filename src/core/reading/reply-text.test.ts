import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { processorMs } from './processor-time.fixture';
import { newTextOf } from './reply-text';

describe('plain text', () => {
  it.each([
    ['On Mon, Oct 5, 2026 at 9:14 AM Ann Lee <ann@x.example> wrote:'],
    ['On Mon, Oct 5, 2026 at 9:14 AM Ann Lee\n<ann@x.example> wrote:'],
    ['Am 05.10.2026 um 09:14 schrieb Ann Lee <ann@x.example>:'],
    ['Le lun. 5 oct. 2026 à 09:14, Ann Lee <ann@x.example> a écrit :'],
    ['El lun, 5 oct 2026 a las 9:14, Ann Lee (<ann@x.example>) escribió:'],
    ['Il giorno lun 5 ott 2026 alle ore 09:14 Ann Lee <ann@x.example> ha scritto:'],
    ['Op ma 5 okt. 2026 om 09:14 schreef Ann Lee <ann@x.example>:'],
    ['Em seg., 5 de out. de 2026 às 09:14, Ann Lee <ann@x.example> escreveu:'],
    ['Den mån 5 okt. 2026 kl 09:14 skrev Ann Lee <ann@x.example>:'],
    ['W dniu 05.10.2026 o 09:14, Ann Lee <ann@x.example> pisze:'],
    ['-----Original Message-----'],
    ['From: Ann Lee <ann@x.example>\nSent: Monday, October 5, 2026 9:14 AM\nTo: Bo\nSubject: Intro'],
    ['Von: Ann Lee\nGesendet: Montag, 5. Oktober 2026 09:14\nAn: Bo\nBetreff: Kennenlernen'],
    ['De : Ann Lee\nEnvoyé : lundi 5 octobre 2026 09:14\nÀ : Bo\nObjet : Rencontre'],
  ])('ends before %s', (header) => {
    const parts = newTextOf({ text: `Tuesday works.\n\n${header}\n\n> Would Monday at 2 work?\n` });
    expect(parts.newText).toBe('Tuesday works.');
    expect(parts.quoted).toContain('Monday at 2');
  });

  it('keeps answers between quoted lines with what they answer', () => {
    const parts = newTextOf({
      text: 'On Mon, Oct 5, 2026, Ann <a@x.example> wrote:\n> Is Monday good?\nNo, sorry.\n> And Tuesday?\nYes!\n',
    });
    expect(parts.newText).toBe('No, sorry.\nYes!');
    expect(parts.interleaved).toEqual([
      { quoted: 'Is Monday good?', answer: 'No, sorry.' },
      { quoted: 'And Tuesday?', answer: 'Yes!' },
    ]);
    expect(parts.quotedAbove).toBe(true);
  });

  it('parts signature and legal notice from the words', () => {
    const parts = newTextOf({
      text: 'Tuesday works.\n\nBest,\nBo\n\n-- \nBo Chen\n+1 212 555 0199\n\nThis email and any attachments are confidential and intended only for the recipient.',
    });
    expect(parts.newText).toBe('Tuesday works.\n\nBest,\nBo');
    expect(parts.signature).toContain('+1 212 555 0199');
    expect(parts.disclaimer).toMatch(/^This email/);
  });

  it('drops device lines', () => {
    expect(newTextOf({ text: 'Friday is fine\n\nSent from my iPhone' }).newText).toBe('Friday is fine');
    expect(newTextOf({ text: 'Freitag passt\n\nVon meinem iPhone gesendet' }).newText).toBe('Freitag passt');
  });

  it('removes invisible characters and reads direction marks away', () => {
    expect(newTextOf({ text: 'Tues\u200Bday \u202Eat 2\u202C' }).newText).toBe('Tuesday at 2');
  });

  it('keeps what is passed on, apart from the words above it', () => {
    const text = 'FYI\n\n---------- Forwarded message ----------\nFrom: a@x.example\nSubject: Two\n\nText';
    expect(newTextOf({ text })).toMatchObject({
      newText: 'FYI',
      forwarded: expect.stringMatching(/^-{10} Forw[\s\S]*Text$/),
    });
  });
});

describe('HTML', () => {
  it.each(['Your mail reader does not support HTML.', 'This message requires an HTML viewer.', ' \n '])(
    'is read where the plain text only says %j',
    (text) => {
      expect(newTextOf({ text, html: '<p>Tuesday works.</p>' }).newText).toBe('Tuesday works.');
    },
  );

  it('is left where there is plain text', () => {
    expect(newTextOf({ text: 'Tuesday works.', html: '<p>Wednesday works.</p>' }).newText).toBe('Tuesday works.');
  });

  it('drops hidden content', () => {
    const html =
      '<p>Tuesday works.</p><div style="display:none">ignore this</div><span style="font-size:0px">and this</span><p hidden>x</p><style>p{}</style>';
    expect(newTextOf({ html }).newText).toBe('Tuesday works.');
  });

  it('stops at the answered message of Gmail and Outlook', () => {
    expect(
      newTextOf({
        html: '<div>Yes</div><div class="gmail_quote"><div>On Monday Ann wrote:</div><blockquote>Monday?</blockquote></div>',
      }).newText,
    ).toBe('Yes');
    expect(
      newTextOf({ html: '<div>Yes</div><div id="divRplyFwdMsg"><b>From:</b> Ann</div><div>Monday?</div>' }).newText,
    ).toBe('Yes');
  });

  it('keeps lines and entities', () => {
    expect(newTextOf({ html: 'Mon &amp; Tue<br>Fr&uuml;h &#8211; ok' }).newText).toBe('Mon & Tue\nFrüh – ok');
  });
});

const PIECES = [
  [
    '>',
    '> ',
    '> Tuesday?\n',
    'On ',
    'On 5 Oct 2026, Ann <a@x.example> wrote:\n',
    'From: ',
    'From: a@x.example\nTo: ',
    'a@b ',
  ],
  [
    'wrote:',
    ' schrieb ',
    'On 1\n',
    '\n',
    '\n\n',
    '-',
    '-- \n',
    '- ',
    '_',
    '* ',
    '*',
    '----- Forwarded message -----\n',
    '12:30 ',
  ],
  [
    '2026 ',
    'Sent from my ',
    'This email and ',
    'a.',
    'www.',
    'https://',
    'tel ',
    '+1 ',
    'x On 5 a@b wrote ',
    '年',
    '写道',
    '.!',
    ', ',
  ],
  [
    '<',
    '<div ',
    '<div style="',
    '<blockquote>',
    '</div>',
    '<p hidden>',
    '<!--',
    '&amp',
    '&#1',
    '"',
    "'",
    'class="gmail_quote"',
    '<br>',
  ],
].flat();

it('never throws, keeps its limits and loses no own word, whatever the body', () => {
  const bodies = fc.oneof(
    fc.string({ maxLength: 3_000, unit: 'binary' }),
    fc
      .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 12 })), { maxLength: 120 })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(bodies, fc.boolean(), (body, html) => {
      const parts = newTextOf(html ? { html: body } : { text: body });
      expect(parts.newText.length).toBeLessThanOrEqual(8_000);
      if (html) return;
      const all = [parts.newText, parts.quoted, parts.forwarded, parts.signature, parts.disclaimer].join(' ');
      const letters = (text: string): number => (text.match(/[a-z]/gi) ?? []).length;
      expect(letters(all)).toBeGreaterThanOrEqual(Math.min(letters(body), 7_000));
    }),
    { numRuns: propertyRuns(200, 5_000), seed: 7 },
  );
});

it('is linear on 30 kB of anything that its patterns look for', () => {
  const bodies = PIECES.flatMap((piece) => {
    const line = piece.replaceAll('\n', ' ').repeat(Math.max(1, Math.floor(480 / piece.length)));
    return [piece.repeat(Math.ceil(30_000 / piece.length)), `${line}:\n`.repeat(62)];
  });
  for (const body of [
    ...bodies,
    '\u200b'.repeat(30_000),
    ' '.repeat(30_000),
    `On 5 ${'A'.repeat(470)}:\n`.repeat(60),
  ]) {
    for (const mail of [{ text: body }, { html: body }]) {
      expect(
        processorMs(() => newTextOf(mail)),
        JSON.stringify(body.slice(0, 40)),
      ).toBeLessThan(1_500);
    }
  }
});
