import { describe, expect, it } from 'vitest';
import { castWorld, type LoopPart, type OwnerPart } from '../../evals/loops/cast';
import { at, isAvailable } from '../../evals/loops/hidden-calendar';
import { judge, leaksOf, type SentMail } from '../../evals/loops/judge';
import { type LoopRun, loopRun } from '../../evals/loops/loop-run';
import { isSatisfiable } from '../../evals/loops/outcome';
import { momentIn } from '../../evals/loops/read-mail';
import { workWeek } from '../../evals/loops/statements';

const ZONE = 'Europe/Berlin';
const world = castWorld(1);
const MONDAY = world.firstDay;
const slot = (day: number, hour: number) => {
  const start = at(ZONE, MONDAY + day, hour * 60);
  return { start, end: start + 30 };
};

/** A loop of one accepting guest whose owner is free in all office hours, asked for on the first Monday at nine. */
function freeLoop(over: Partial<LoopPart> = {}): LoopRun {
  const calendar = { zone: ZONE, hours: { from: 540, to: 1020 }, busy: [] };
  const owner: OwnerPart = { ...(world.owners[0] as OwnerPart), calendar };
  const [guest] = (world.loops.find(({ guests }) => guests[0]?.persona === 'accepting') as LoopPart).guests;
  const guests = [{ ...(guest as NonNullable<typeof guest>), calendar, delayMin: 30 }];
  const part = { seed: 1, owner: 0, subject: 'Amber Harbour', minutes: 30, weeksAhead: 1 as const, guests };
  return loopRun({ ...part, requestAt: at(ZONE, MONDAY, 540), ...over }, owner, () => () => 0.5);
}

function judged(mail: Partial<SentMail>, prepare: (loop: LoopRun) => void = () => {}): string[] {
  const loop = freeLoop();
  prepare(loop);
  const planned = mail.planned ?? [slot(8, 10)];
  const seen = {
    template: mail.template ?? 'offer',
    slots: planned.map(({ start }, i) => ({ n: i + 1, start })),
    zone: ZONE,
    page: { token: 't', set: 1 },
    unread: [],
  };
  const whole = { template: 'offer', planned, seen, now: at(ZONE, MONDAY, 600), booked: null, others: [], ...mail };
  return judge(loop, loop.guests[0] as LoopRun['guests'][number], whole);
}

describe('what the simulator calls a wrong mail', () => {
  it('finds nothing in an offer inside the week, the hours and the words', () => {
    expect(judged({})).toEqual([]);
  });

  it.each<[string, Partial<SentMail>, (loop: LoopRun) => void, RegExp]>([
    ['an hour that the owner does not work', { planned: [slot(8, 18)] }, () => {}, /cannot give/],
    ['a time that another loop has', { others: [slot(8, 10)] }, () => {}, /cannot give/],
    ['a time that has passed', { planned: [slot(0, 9)], template: 'counter' }, () => {}, /has passed/],
    ['an offer outside the week', { planned: [slot(2, 10)] }, () => {}, /outside the week/],
    [
      'a time that was refused',
      { template: 'counter' },
      ({ guests }) => guests[0]?.said.refused.push(slot(8, 10)),
      /was refused/,
    ],
    [
      'a reminder to somebody who has answered',
      { template: 'follow_up' },
      ({ guests }) => Object.assign(guests[0] as object, { lastAskedAt: 1, lastAnswerAt: 2 }),
      /have answered/,
    ],
    [
      'a mail to somebody who wants none',
      { template: 'counter' },
      ({ guests }) => Object.assign((guests[0] as LoopRun['guests'][number]).said, { left: 'opted_out' }),
      /opted_out/,
    ],
    ['a confirmation of what is not booked', { template: 'confirm' }, () => {}, /booked is nothing/],
    ['a confirmation of what nobody agreed to', { template: 'confirm', booked: slot(8, 10) }, () => {}, /never agreed/],
    ['a cancellation that nobody asked for', { template: 'cancelled' }, () => {}, /nobody asked/],
  ])('finds %s', (_, mail, prepare, fault) => {
    expect(judged(mail, prepare).join()).toMatch(fault);
  });

  it('finds words that name another time than the plan', () => {
    const seen = { template: 'offer', slots: [{ n: 1, start: slot(8, 11).start }], zone: ZONE, page: null, unread: [] };
    expect(judged({ seen }).join()).toMatch(/the words name/);
  });

  it('finds the words of the owner’s other events and of other loops, in any part', () => {
    const mail = {
      subject: 'Re: Amber Harbour',
      text: '',
      html: '<p>Krumhornprobe 1-2.3</p>',
      raw: '',
      attachments: [],
    };
    expect(leaksOf(mail as never, [])).toEqual(['names “Krumhorn”']);
    expect(leaksOf({ ...mail, html: 'Luc Petit' } as never, ['Luc Petit'])).toEqual(['names Luc Petit']);
  });
});

describe('what can be satisfied', () => {
  const busyWeek = workWeek(ZONE, MONDAY, 1);

  it('is a loop with a common time in the week', () => {
    expect(isSatisfiable(freeLoop(), [])).toBe(true);
  });

  it('is none whose week other meetings fill, or whose guest never answers', () => {
    expect(isSatisfiable(freeLoop(), [busyWeek])).toBe(false);
    const { guests } = freeLoop().part;
    const silent = guests.map((guest) => ({ ...guest, persona: 'silent' as const }));
    expect(isSatisfiable(freeLoop({ guests: silent }), [])).toBe(false);
  });
});

describe('a guest', () => {
  it.each([
    ['Monday, May 8, 1:30 PM Berlin time (7:30 AM ET)', 8, 810],
    ['Montag, 8. Mai, 13:30 Uhr Ortszeit Berlin', 8, 810],
    ['lundi 8 mai, 13:30 heure de Berlin', 8, 810],
    ['lunes, 8 de mayo, 13:30 hora de Berlín', 8, 810],
  ])('reads %s', (line, day, minute) => {
    const now = at(ZONE, world.firstDay, 0);
    const start = at(ZONE, world.firstDay + day - 1, minute);
    expect(momentIn(line, now)).toEqual({ start, zone: ZONE });
  });

  it('has no time at night, on a weekend or beside an appointment', () => {
    const calendar = { zone: ZONE, hours: { from: 540, to: 1020 }, busy: [slot(1, 10)] };
    expect([slot(1, 9), slot(1, 10), slot(1, 17), slot(5, 10)].map((one) => isAvailable(calendar, one))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
