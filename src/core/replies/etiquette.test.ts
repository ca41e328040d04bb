import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { LANGUAGES } from '../loop/state';
import { CHOOSING } from './form';
import type { ReplyMessage } from './message';
import { EDGE, GUEST_TEMPLATES, message, messagesOf, page } from './message.fixture';
import { renderReply } from './render';
import { verifyReply } from './verify';

const TONES = ['brief', 'warm', 'formal'] as const;
const zoe = { name: 'Zoë Okafor', who: 'other' as const };

/** Every way in which we write a mail. */
function everyWay(over: Partial<ReplyMessage>, starts: readonly number[] = [EDGE]): string[] {
  const template = over.template ?? 'offer';
  return LANGUAGES.flatMap((locale) =>
    TONES.flatMap((tone) =>
      [0, 1, 2].map((turn) => {
        const mail = message({ locale, tone, turn, page: CHOOSING.has(template) ? page : null, ...over }, starts);
        const rendered = renderReply(mail);
        expect(verifyReply(rendered, mail), rendered.text).toEqual([]);
        return rendered.text;
      }),
    ),
  );
}

const sentence = (text: string): string => text.split('\n\n')[1] ?? '';

describe('what a good assistant writes', () => {
  it('A10 E12 has no exclamation mark, asks one question at most and leaves no placeholder, in every language', () => {
    fc.assert(
      fc.property(messagesOf(GUEST_TEMPLATES), (mail) => {
        const { text } = renderReply(mail);
        const words = text.replace(/https?:\S+/g, '').replace(/^> .*$/gm, '');
        expect(words.split('?').length - 1, text).toBeLessThanOrEqual(1);
        expect(words, text).not.toMatch(/[![\]{}|]|undefined|null|: *\.|\.\./);
      }),
      { seed: 41, numRuns: propertyRuns(200, 10_000) },
    );
  });

  it('E14 E28 says a second and a third reminder otherwise than the first, with the options again', () => {
    for (const template of ['follow_up', 'offer', 'counter'] as const) {
      for (const locale of LANGUAGES) {
        const said = [0, 1, 2].map((turn) => renderReply(message({ template, locale, turn })).text);
        expect(new Set(said.map(sentence)).size).toBe(3);
        for (const text of said) expect(text).toContain(`${page}?option=3&set=1`);
      }
    }
  });

  it('E15 apologises once for a move and gives no reason; whoever asked for it gets no apology', () => {
    const sorry = /sorry|apolog|excuse|entschuldig|leid\b|leider|désol|excus|siento|disculp/gi;
    const dana = { name: 'Dana Reed', who: 'owner' as const };
    for (const { by, again } of [{ by: dana }, { by: dana, again: true }, { by: zoe, again: false }]) {
      for (const text of everyWay({ template: 'reschedule', by, ...(again ? { again } : {}) })) {
        expect(sentence(text).match(sorry), text).toHaveLength(1);
        expect(sentence(text), text).toContain(by.name.split(' ')[0]);
        expect(text, text).not.toMatch(/because|weil|parce que|porque/);
      }
    }
    const asked = { name: 'Anna Schmidt', who: 'reader' as const };
    for (const text of everyWay({ template: 'reschedule', by: asked })) expect(text).not.toMatch(sorry);
  });

  it('says that a time is not to be had, and no reason', () => {
    const denies =
      /\bnot?\b|cannot|nicht|verhindert|n’est (?:malheureusement )?pas|ne (?:peut|pourra|convient|soit) pas/i;
    for (const text of everyWay({ template: 'counter', refuses: true })) {
      expect(sentence(text), text).toMatch(denies);
      expect(text, text).not.toMatch(/because|weil|parce que|porque|busy|meeting at|appointment/);
    }
    for (const text of everyWay({ template: 'counter' })) expect(sentence(text), text).not.toMatch(denies);
  });

  it('E18 says who cancels', () => {
    for (const text of everyWay({ template: 'cancelled', by: zoe })) expect(sentence(text)).toContain('Zoë');
    for (const text of everyWay({ template: 'cancelled', by: { name: 'Dana Reed', who: 'owner' } })) {
      expect(sentence(text)).toContain('Dana');
    }
    const own = renderReply(message({ template: 'cancelled', by: { name: 'Anna Schmidt', who: 'reader' }, turn: 1 }));
    expect(sentence(own.text)).toMatch(/you asked|for you|letting me know|telling me/);
  });

  it('says how many minutes somebody is late, and nothing where it is not known', () => {
    for (const text of everyWay({ template: 'late', by: zoe, minutes: 12 })) {
      expect(sentence(text)).toContain('Zoë');
      expect(sentence(text).match(/\d+/g)).toEqual(['12']);
    }
    for (const text of everyWay({ template: 'late', by: zoe })) expect(sentence(text)).not.toMatch(/\d/);
    expect(renderReply(message({ template: 'late', minutes: 1 })).text).toContain('is running 1 minute late');
  });

  it('says what has changed, on a line of its own', () => {
    const meeting = { ...message().meeting, durationMin: 45, medium: 'in_person' as const, location: 'Café Einstein' };
    const mail = message({
      template: 'changed',
      changes: ['duration', 'location', 'people'],
      meeting,
      people: ['Dana', 'Zoë'],
    });
    const { text } = renderReply({ ...mail, slots: mail.slots.slice(0, 1), page: null });
    expect(text).toContain('\nLength: 45 minutes\n\nPlace: Café Einstein\n\nWith: Dana, Zoë\n');
  });

  it('answers a question from the event in one short mail, or says that nothing is agreed yet', () => {
    const meeting = { ...message().meeting, joinUrl: 'https://meet.example/abc' };
    const asked = message(
      { template: 'answer_event', topics: ['join_link', 'attendees'], people: ['Dana', 'Anna'], meeting, page: null },
      [EDGE],
    );
    const { text } = renderReply(asked);
    expect(text).toContain('Join here:\nhttps://meet.example/abc\n\nWith: Dana, Anna');
    expect(text).toContain('6:00 AM Berlin time');
    const open = message({ template: 'answer_event', topics: ['time_zone', 'location'], page: null }, []);
    expect(renderReply(open).text).toMatch(/yet|open/);
    expect(renderReply(open).text).toContain('The times I name are Berlin time.');
    expect(renderReply(open).text).toContain('It will be a video call.');
  });

  it('A21 asks once more for an answer to the invitation', () => {
    for (const text of everyWay({ template: 'rsvp_reminder' })) expect(text).toContain('?');
  });

  it('A24 a poll asks for every time that suits, and its page takes the answers', () => {
    for (const template of ['poll', 'second_round'] as const) {
      expect(renderReply(message({ template })).text).toContain(
        `Mark every time that suits you, or suggest another:\n${page}`,
      );
    }
  });

  it('E25 says in one sentence what replaces its last mail, and blames nobody for it', () => {
    const replaces =
      /last (?:mail|message)|letzten (?:Mail|Nachricht)|dernier message|último mensaje|ce changement|el cambio/;
    const blames = /correct(?:ion)?\b|mistaken|not right|Korrektur|geirrt|trompé|inexact|corrección|equivoqué/;
    for (const text of everyWay({ template: 'correction' })) {
      expect(sentence(text)).toMatch(replaces);
      expect(sentence(text)).not.toMatch(blames);
    }
  });

  it('E17 acknowledges that the owner moves a meeting once more', () => {
    const more =
      /again|once more|another change|further change|noch einmal|erneut|weiteres Mal|encore|de nouveau|nouveau changement|une fois de plus|otra vez|volver|otro cambio|de nuevo|nuevo cambio/;
    for (const text of everyWay({ template: 'reschedule', again: true })) expect(sentence(text)).toMatch(more);
    for (const text of everyWay({ template: 'reschedule' })) expect(sentence(text)).not.toMatch(more);
  });

  it('E26 declines without an excuse, or in the owner’s words, as theirs', () => {
    for (const text of everyWay({ template: 'decline', page: null }, [])) {
      expect(text).not.toMatch(/busy|schedule|vacation|because|Termin|weil|agenda|ocupad/i);
    }
    expect(renderReply(message({ template: 'decline', note: 'Not this year.' }, [])).text).toContain(
      'Dana writes:\n\n> Not this year.',
    );
  });

  it('E30 thanks the introducer once and goes on without them', () => {
    for (const text of everyWay({ template: 'thank_introducer', page: null }, [])) {
      expect(text).toMatch(/Bcc|Cci|copia oculta/);
    }
  });

  it.each([
    ['de', /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer)(?!\p{L})/u],
    ['fr', /(?<!\p{L})(?:tu|toi|te|ton|ta|tes)(?!\p{L})/u],
    ['es', /(?<!\p{L})(?:tú|ti|tu|tus|te|tuyo)(?!\p{L})/u],
  ] as const)('in %s always addresses formally', (locale, familiar) => {
    for (const template of GUEST_TEMPLATES) {
      for (const text of everyWay({ template, by: zoe, minutes: 5, locale }, [EDGE])) {
        expect(text, text).not.toMatch(familiar);
      }
    }
  });

  it('lets no name become a link in somebody else’s mail', () => {
    expect(renderReply(message({ greet: ['evil.example Win'] })).text).toMatch(/^Hello,/);
    expect(renderReply(message({ greet: ['www.evil.example'] })).text).toMatch(/^Hello,/);
    const meeting = { ...message().meeting, title: 'Prizes at evil.example' };
    expect(renderReply(message({ template: 'answer_event', topics: ['agenda'], meeting }, [EDGE])).text).not.toMatch(
      /evil/,
    );
  });
});
