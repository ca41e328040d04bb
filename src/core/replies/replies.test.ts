import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { timesOf } from './form';
import type { ReplyMessage } from './message';
import { EDGE, GUEST_TEMPLATES, message, messagesOf, page } from './message.fixture';
import { renderReply, wordsIn } from './render';
import { textOfHtml, verifyReply } from './verify';

const starts = fc.array(fc.integer({ min: EDGE - 400 * 1440, max: EDGE + 900 * 1440 }), { minLength: 1, maxLength: 3 });
const messages = messagesOf(GUEST_TEMPLATES, starts);
const words = (text: string) =>
  text
    .replace(/https?:\/\/\S+/g, '')
    .split(/\s+/)
    .map((word) => word.replace(/:$/, ''))
    .filter((word) => /[\p{L}\d]/u.test(word));

describe('a written mail', () => {
  it('A1 names the time that was meant in both zones, over zones, languages and changes of the clock', () => {
    fc.assert(
      fc.property(messages, (each) => {
        expect(verifyReply(renderReply(each), each)).toEqual([]);
      }),
      { seed: 7, numRuns: propertyRuns(200, 10_000) },
    );
  });

  it('A10 has at most 90 words, no exclamation marks, and the same words as plain text and as HTML', () => {
    fc.assert(
      fc.property(messages, (each) => {
        const { text, html } = renderReply(each);
        expect(wordsIn(text)).toBeLessThanOrEqual(90);
        expect(text).not.toContain('!');
        expect(words(textOfHtml(html))).toEqual(words(text));
        expect(html).not.toMatch(/<(?:img|script|link|style|iframe)\b/);
      }),
      { seed: 8, numRuns: propertyRuns(200, 5_000) },
    );
  });

  it('is as short as the owner wants it where the facts allow it', () => {
    const body = (text: string) => text.split('\n\n').slice(1, -1).join(' ');
    const written = (seed: number, length?: ReplyMessage['length']) =>
      body(renderReply(message({ firstContact: false, seed: `s${seed}`, ...(length ? { length } : {}) })).text);
    const seeds = Array.from({ length: 12 }, (_, i) => i);
    expect(Math.max(...seeds.map((seed) => wordsIn(written(seed))))).toBeGreaterThan(60);
    expect(Math.max(...seeds.map((seed) => wordsIn(written(seed, { words: 60 }))))).toBeLessThanOrEqual(60);
    for (const seed of seeds) {
      expect(written(seed, { sentences: 9 })).toBe(written(seed));
      // What cannot be left out stays.
      expect(written(seed, { words: 1 })).toContain('Sunday, March 8');
    }
  });

  it('is the same for the same message, and varies with the seed', () => {
    expect(renderReply(message())).toEqual(renderReply(message()));
    const variants = new Set(Array.from({ length: 40 }, (_, i) => renderReply(message({ seed: `s${i}` })).text));
    expect(variants.size).toBe(3);
  });

  it('E1 E3 names the owner and the purpose, and gives weekday, date, start and both zones', () => {
    const { text } = renderReply(message());
    expect(text).toContain('Dana Reed');
    expect(text).toContain('30-minute call about “Roadmap”');
    expect(text).toContain('1. Sunday, March 8, 6:00 AM Berlin time (12:00 AM ET)');
    expect(text).toContain(`${page}?option=2&set=1`);
  });

  it('E3 says the day again where the owner’s differs, and one zone where the clocks agree', () => {
    const tokyo = message({ recipient: { name: 'A', role: 'guest', zone: 'Asia/Tokyo', zoneGuessed: false } }, [
      EDGE + 720,
    ]);
    expect(renderReply(tokyo).text).toContain('Monday, March 9, 2:00 AM Tokyo time (Sunday, March 8, 1:00 PM ET)');
    const toronto = message({ recipient: { name: 'A', role: 'guest', zone: 'America/Toronto', zoneGuessed: false } }, [
      EDGE,
    ]);
    expect(renderReply(toronto).text).toContain('1. Sunday, March 8, 12:00 AM ET\n');
  });

  it('says so when the guest’s zone is the owner’s for want of a better one', () => {
    const guessed = message({ recipient: { name: 'A', role: 'guest', zone: 'America/New_York', zoneGuessed: true } });
    expect(renderReply(guessed).text).toContain('These times are ET; the links show them in yours.');
  });

  it('E8 E9 confirms in one line, with the link or place and nothing about anybody else', () => {
    const confirm = message({ template: 'confirm', firstContact: false }, [EDGE]);
    const booked = renderReply({ ...confirm, meeting: { ...confirm.meeting, joinUrl: 'https://meet.example/abc' } });
    expect(booked.text).toMatch(/Sunday, March 8, 6:00 AM Berlin time \(12:00 AM ET\)/);
    expect(booked.text).toContain('Join here:\nhttps://meet.example/abc');
    expect(booked.text).not.toContain(page);
    const dialIn = { number: '812 3456 7890', passcode: '930145', phones: ['+1 646 555 0186', '+44 20 7946 0186'] };
    const zoom = { ...confirm, meeting: { ...confirm.meeting, joinUrl: 'https://zoom.us/j/81234567890', dialIn } };
    expect(renderReply(zoom).text).toContain('Meeting ID 812 3456 7890, passcode 930145, by phone +1 646 555 0186');
    expect(verifyReply(renderReply(zoom), zoom)).toEqual([]);
    const cafe = { ...confirm.meeting, medium: 'in_person' as const, location: 'Café 9:30, Main St' };
    const there = { ...confirm, meeting: cafe };
    expect(renderReply(there).text).toContain('Place: Café 9:30, Main St');
    expect(verifyReply(renderReply(there), there)).toEqual([]);
  });

  it('E10 greets every required guest by name, and nobody by half of an address', () => {
    expect(renderReply(message({ greet: ['Anna Schmidt', 'Ben Ode', 'Cy'] })).text).toMatch(/^Hi Anna, Ben and Cy,/);
    expect(renderReply(message({ greet: ['Schmidt, Anna'] })).text).toMatch(/^Hi Anna,/);
    expect(renderReply(message({ greet: ['anna@acme.example'] })).text).toMatch(/^Hello,/);
    expect(renderReply(message({ greet: ['Anna Schmidt'], tone: 'formal' })).text).toMatch(/^Dear Anna Schmidt,/);
  });

  it('A11 E27 discloses itself in every signature, and says so plainly when asked', () => {
    for (const template of GUEST_TEMPLATES) {
      expect(renderReply(message({ template })).text).toContain('Sunny, Dana Reed’s AI assistant');
    }
    for (let i = 0; i < 20; i += 1) {
      const { text } = renderReply(message({ template: 'answer_automated', seed: `${i}`, slots: [] }));
      expect(text).toMatch(/automated|software/);
      expect(text).toContain('Dana');
    }
  });

  it('tells a first contact how to stop it, and the others not', () => {
    expect(renderReply(message()).text).toContain('Reply “stop”');
    expect(renderReply(message({ firstContact: false })).text).not.toContain('stop');
  });

  it('E12 asks at most one question', () => {
    for (let i = 0; i < 30; i += 1) {
      for (const template of GUEST_TEMPLATES) {
        for (const tone of ['brief', 'warm', 'formal'] as const) {
          const { text } = renderReply(message({ template, tone, seed: `${i}` }));
          const sentences = text.replace(/https?:\S+/g, '');
          expect(sentences.split('?').length - 1, text).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('E14 is shorter in a reminder than in the offer, and quotes the options again', () => {
    const offer = renderReply(message()).text;
    for (let i = 0; i < 10; i += 1) {
      const nudge = renderReply(message({ template: 'follow_up', seed: `${i}`, firstContact: false })).text;
      expect(words(nudge).length).toBeLessThan(words(offer).length);
      expect(nudge).toContain('1. Sunday, March 8, 6:00 AM Berlin time');
    }
  });

  it('E28 writes in the guest’s language, dates included', () => {
    expect(renderReply(message({ locale: 'de' })).text).toContain('Sonntag, 8. März, 06:00 Uhr Ortszeit Berlin');
    expect(renderReply(message({ locale: 'fr' })).text).toContain('dimanche 8 mars, 06:00 heure de Berlin');
    expect(renderReply(message({ locale: 'es' })).text).toContain('domingo, 8 de marzo, 06:00 hora de Berlín');
  });

  it('carries no guest link in the owner’s copy, and its own page only in private mail', () => {
    const owner = { name: 'Dana Reed', role: 'owner' as const, zone: 'America/New_York', zoneGuessed: false };
    const ownerPage = 'https://sundial.example/loops/abc';
    const base = message({ recipient: owner, page: null, ownerPage, firstContact: false });
    const copy = { ...base, slots: base.slots.map((slot) => ({ ...slot, link: null })) };
    expect(renderReply(copy).text).not.toContain('https://');
    const asked = {
      ...copy,
      template: 'owner_question' as const,
      note: 'Shall I book this?',
      quote: 'any <b>time</b>\nat all',
    };
    const { text, html } = renderReply(asked);
    expect(text).toContain(`Shall I book this?\n\n> any <b>time</b>\n> at all`);
    expect(text).toContain(ownerPage);
    expect(html).toContain('any &lt;b&gt;time&lt;/b&gt;');
    expect(verifyReply({ text, html }, asked)).toEqual([]);
  });

  it('lets no text from outside become markup, a link or a time of ours', () => {
    const meeting = { ...message().meeting, title: 'Free <img src=x> on Friday at 9:00!' };
    const hostile = message({
      meeting,
      greet: ['<script>alert(1)</script>'],
      owner: { name: 'Dana\r\nBcc: x <b>', zone: 'America/New_York' },
    });
    const { text, html } = renderReply(hostile);
    expect(html).not.toMatch(/<(?:script|img|b)>|<img/);
    expect(text).not.toContain('Friday');
    expect(text).not.toMatch(/^Bcc/m);
    expect(verifyReply({ text, html }, hostile)).toEqual([]);
  });
});

describe('the check of a written mail', () => {
  const clean = message();
  const change = (from: string | RegExp, to: string) => {
    const { text, html } = renderReply(clean);
    const changed = { text: text.replace(from, to), html: html.replace(from, to) };
    expect(changed.text === text && changed.html === html, String(from)).toBe(false);
    return verifyReply(changed, clean);
  };

  it.each([
    ['an hour', '6:00 AM Berlin', '7:00 AM Berlin'],
    ['a minute', '6:00 AM Berlin', '6:01 AM Berlin'],
    ['morning and afternoon', '6:00 AM Berlin', '6:00 PM Berlin'],
    ['a date', 'March 8', 'March 9'],
    ['a month', 'March 8', 'April 8'],
    ['a weekday', 'Sunday', 'Monday'],
    ['a zone', 'Berlin time', 'Paris time'],
    ['the owner’s zone', '(12:00 AM ET)', '(12:00 AM CT)'],
    ['the owner’s hour', '(12:00 AM ET)', '(11:00 PM ET)'],
    ['a time more', 'Best,', 'Or at 5:00 PM.\nBest,'],
    ['a day more', 'Best,', 'Friday is fine too.\nBest,'],
    ['a time fewer', /1\. Sunday[^\n<]*/, '1. soon'],
    ['a link', 'option=1', 'option=7'],
  ])('finds a change of %s', (_, from, to) => {
    expect(change(from, to)).not.toEqual([]);
  });

  it('finds a change in the HTML alone', () => {
    const { text, html } = renderReply(clean);
    expect(verifyReply({ text, html: html.replace('6:00 AM', '8:00 AM') }, clean)).toEqual(['html: time 1 differs']);
    expect(
      verifyReply({ text, html: html.replace('</div>', '<img src="https://t.example/x.gif"></div>') }, clean),
    ).not.toEqual([]);
  });

  it('finds every shift of a slot, in every language', () => {
    fc.assert(
      fc.property(messages, fc.constantFrom(-1440, -60, -15, 15, 60, 720, 1440), (each, shift) => {
        fc.pre(timesOf(each) !== 'none');
        const shifted = { ...each, slots: each.slots.map((slot) => ({ ...slot, start: slot.start + shift })) };
        expect(verifyReply(renderReply(shifted), each)).not.toEqual([]);
      }),
      { seed: 9, numRuns: propertyRuns(200, 5_000) },
    );
  });
});
