import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIRST } from '../reading/context.fixture';
import { goldNotation } from '../reading/gold-notation';
import { read } from '../reading/read';
import { highlighted } from './highlights';
import { blankReading, timeNotation, windowOf } from './time-notation';

const HOME = 'America/New_York';
const zones = { senderZone: HOME, ownerZone: HOME };

describe('a time in the notation of labelled mail', () => {
  it.each([
    '+2026-03-10 14:00-16:00',
    '+2026-03-10 14:00',
    '-2026-03-10',
    '~2026-03-10 15:00-',
    '!weekdays -12:00',
    '<=2026-03-13',
    '<=2026-03-13 17:00',
    '>=2026-03-16',
    '+tue 14:00-16:00 @Europe/Paris',
    '+daily 09:00-10:00',
    '+2026-03-10 10:00 R:WEEKLY/2/TU',
  ])('%s is what it says when it is read back', (text) => {
    const window = windowOf(text, HOME);
    expect(window && timeNotation(window, HOME)).toBe(text);
    expect(window && goldNotation({ ...blankReading('en'), windows: [window] }, zones).times).toEqual([text]);
  });

  it.each(['', 'Tuesday', '+', '+2026-02-30', '+2026-03-10 2pm', '?2026-03-10'])('%j is none', (text) => {
    expect(windowOf(text, HOME)).toBeNull();
  });

  it('keeps of a window what it does not say', () => {
    const before = windowOf('+2026-03-10 14:00 @Asia/Tokyo', HOME, { quote: 'Tuesday at 2', role: 'absence' });
    const after = windowOf('-2026-03-10 15:00 @Asia/Tokyo', HOME, before ?? {});
    expect(after).toMatchObject({ quote: 'Tuesday at 2', role: 'absence', stance: 'cannot', from: '15:00' });
  });

  it('says of all times of our labelled mails the same when they are read back', () => {
    const folder = join('evals', 'mails');
    const times = readdirSync(folder)
      .filter((file) => file.endsWith('.jsonl'))
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
      .flatMap((line) => (JSON.parse(line) as { gold: { times?: string[] } }).gold.times ?? []);
    const odd = times.filter((text) => {
      const window = windowOf(text, 'Pacific/Auckland');
      const short = text.replace(/(?<=^\W)(mon|tue|wed|thu|fri|sat|sun)\w*day\b/, '$1');
      return window === null || timeNotation(window, 'Pacific/Auckland') !== short;
    });
    expect(times.length).toBeGreaterThan(500);
    expect(odd).toEqual([]);
  });
});

describe('the words of a mail', () => {
  const text = 'Hi Sunny,\n\nTuesday at 2pm works for me. Where is it?\n\nJane';

  it('are all there, each once, with what was read in them', () => {
    const segments = highlighted(text, read(text, FIRST));
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(segments.filter(({ mark }) => mark === 'time').length).toBeGreaterThan(0);
    expect(highlighted(text, blankReading('en'))).toEqual([{ text, mark: null, said: null }]);
  });
});
