import { describe, expect, it } from 'vitest';
import type { GoldReading, MailRow } from '../../evals/reader/gold';
import { type Harm, harmOf } from '../../evals/reader/harm';

const ROW: MailRow = {
  id: 1,
  now: '2026-03-04T10:00:00-05:00',
  ownerZone: 'America/New_York',
  senderZone: null,
  locale: null,
  role: 'guest',
  loopState: 'options_offered',
  offered: ['2026-03-09 10:00', '2026-03-10 14:00', '2026-03-11 16:00'],
  text: '',
  gold: { intents: [], times: [] },
};
const reading = (intents: string, times: string[] = [], more: Partial<GoldReading> = {}): GoldReading => ({
  intents: intents === '' ? [] : intents.split(' '),
  times,
  ...more,
});
const accepts = (...accept: number[]): GoldReading => reading('accept', [], { accept });
const tuesday = reading('propose_times', ['+2026-03-10 15:00-']);

describe('what an automatic act gets wrong', () => {
  it.each<[string, GoldReading, GoldReading, Harm[]]>([
    ['nothing where both book the same slot', accepts(2), accepts(2), []],
    ['the slot where another is booked', accepts(1), accepts(2), ['slot']],
    ['nothing where one of several accepted slots is booked', accepts(1), accepts(1, 2), []],
    ['the slot where one might be booked that was not accepted', accepts(1, 2), accepts(1), ['slot']],
    ['the slot where a stretch reaches beyond the gold', reading('propose_times', ['+2026-03-10']), tuesday, ['slot']],
    [
      'nothing where a stretch lies within the gold',
      reading('propose_times', ['+2026-03-10 15:30-16:30']),
      tuesday,
      [],
    ],
    [
      'nothing where the same hour is named in another zone',
      reading('propose_times', ['+2026-03-10 15:00 @America/New_York']),
      reading('propose_times', ['+2026-03-10 12:00 @America/Los_Angeles']),
      [],
    ],
    [
      'the slot where a refusal was not heard',
      reading('propose_times', ['+2026-03-10']),
      reading('propose_times', ['+2026-03-10', '-2026-03-10 -12:00']),
      ['slot'],
    ],
    [
      'the slot where a deadline was not heard',
      reading('request_meeting'),
      reading('request_meeting', ['<=2026-03-06 17:00']),
      ['slot'],
    ],
    ['the slot where times are offered to somebody who accepted', reading('decline_times'), accepts(1), ['slot']],
    ['who is written to where a cancellation was read', reading('cancel'), accepts(1), ['recipient']],
    [
      'who is written to, and the slot, where thanks were taken for assent',
      accepts(1),
      reading('thank'),
      ['recipient', 'slot'],
    ],
    [
      'the duration where it was not heard',
      reading('request_meeting'),
      reading('request_meeting', [], { dur: 45 }),
      ['duration'],
    ],
    [
      'the medium where it was invented',
      reading('propose_times', ['+2026-03-10'], { medium: 'phone' }),
      reading('propose_times', ['+2026-03-10']),
      ['medium'],
    ],
    [
      'the people where a colleague was not heard',
      accepts(2),
      reading('accept add_participant', [], { accept: [2] }),
      ['people'],
    ],
    [
      'the people where the address is another',
      reading('add_participant', [], { participants: [{ op: 'add', email: 'mark@x.example' }] }),
      reading('add_participant', [], { participants: [{ op: 'add', email: 'marc@x.example' }] }),
      ['people'],
    ],
    [
      'the minutes of lateness',
      reading('running_late', [], { late: 50 }),
      reading('running_late', [], { late: 15 }),
      ['minutes'],
    ],
    ['nothing in a needless silence', reading('thank'), accepts(2), []],
    ['who is written to where one should have asked', accepts(1), reading('', [], { mustAsk: true }), ['recipient']],
    ['nothing where nothing was understood', reading('unclear'), accepts(1), []],
  ])('%s', (_, read, gold, harms) => {
    expect(harmOf(read, gold, ROW)).toEqual(harms);
  });

  it('compares starts that no quarter of an hour meets', () => {
    const early = reading('propose_times', ['+2026-03-10 14:10']);
    const late = reading('propose_times', ['+2026-03-10 14:20']);
    expect(harmOf(early, late, ROW)).toEqual(['slot']);
    expect(harmOf(early, early, ROW)).toEqual([]);
  });
});
