import { describe, expect, it } from 'vitest';
import { dayNumber } from '../time/calendar-date';
import type { Repeats } from './message';
import { message } from './message.fixture';
import { renderReply } from './render';
import { verifyReply } from './verify';

/** Tuesday, December 1, 2026, 10:00 in New York. */
const START = dayNumber(2026, 12, 1) * 1440 + 15 * 60;
const WEEK = 7 * 1440;
const WEEKLY: Repeats = { unit: 'week', interval: 1, days: 'one', nth: 1, count: null, last: null, skips: [] };
const NEW_YORK = { name: 'Anna', role: 'guest', zone: 'America/New_York', zoneGuessed: false } as const;
const ZONES = ['America/New_York', 'Europe/Berlin', 'Asia/Tokyo', 'Pacific/Auckland'] as const;
const KINDS: readonly Repeats[] = [
  WEEKLY,
  { ...WEEKLY, interval: 2, count: 8 },
  { ...WEEKLY, interval: 3, last: START + 9 * WEEK },
  { ...WEEKLY, skips: [START + 3 * WEEK, START + 4 * WEEK] },
  { ...WEEKLY, days: 'working' },
  { ...WEEKLY, unit: 'month' },
  { ...WEEKLY, unit: 'month', interval: 2, nth: -1 },
];

function mail(repeats: Repeats, over: Parameters<typeof message>[0] = {}) {
  const plain = message({ recipient: NEW_YORK, ...over }, [START]);
  return { ...plain, slots: plain.slots.map((slot) => ({ ...slot, repeats })) };
}

const lineOf = (text: string) => /^1\. (.*)$/m.exec(text)?.[1];

describe('a series in words', () => {
  it('names the pattern and its first day', () => {
    expect(lineOf(renderReply(mail(WEEKLY)).text)).toBe('every Tuesday at 10:00 AM ET, starting Tuesday, December 1');
    const berlin = { ...NEW_YORK, zone: 'Europe/Berlin' };
    expect(lineOf(renderReply(mail(WEEKLY, { recipient: berlin })).text)).toBe(
      'every Tuesday at 4:00 PM Berlin time (10:00 AM ET), starting Tuesday, December 1',
    );
  });

  it.each([
    ['en', 'every other Tuesday at 10:00 AM ET, starting Tuesday, December 1, 8 times in all'],
    ['de', 'alle 2 Wochen am Dienstag um 10:00 Uhr ET, ab Dienstag, 1. Dezember, insgesamt 8 Mal'],
    ['fr', 'le mardi toutes les 2 semaines à 10:00 ET, à partir du mardi 1 décembre, 8 fois au total'],
    ['es', 'el martes cada 2 semanas a las 10:00 ET, a partir del martes, 1 de diciembre, 8 veces en total'],
  ] as const)('is said in %s', (locale, words) => {
    expect(lineOf(renderReply(mail({ ...WEEKLY, interval: 2, count: 8 }, { locale })).text)).toBe(words);
  });

  it('is read back as it was meant, in every language, tone and zone', () => {
    for (const locale of ['en', 'de', 'fr', 'es'] as const) {
      for (const [turn, tone] of (['brief', 'warm', 'formal'] as const).entries()) {
        for (const [nth, template] of (['offer', 'confirm', 'cancelled'] as const).entries()) {
          for (const [kind, repeats] of KINDS.entries()) {
            // Each of them in each zone; not in each language and tone besides.
            for (const zone of process.env.DEEP ? ZONES : ZONES.slice((turn + nth + kind) % 4).slice(0, 1)) {
              const said = mail(repeats, { locale, tone, turn, template, recipient: { ...NEW_YORK, zone } });
              const rendered = renderReply(said);
              expect(verifyReply(rendered, said), `${locale} ${tone} ${zone}\n${rendered.text}`).toEqual([]);
            }
          }
        }
      }
    }
  });

  it('is not sent when the words say another series', () => {
    for (const locale of ['en', 'de', 'fr', 'es'] as const) {
      for (const template of ['offer', 'confirm'] as const) {
        for (const said of KINDS) {
          for (const meant of KINDS) {
            if (said === meant) continue;
            const rendered = renderReply(mail(said, { locale, template }));
            expect(verifyReply(rendered, mail(meant, { locale, template })), rendered.text).not.toEqual([]);
          }
        }
      }
    }
  });
});
