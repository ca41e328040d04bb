import { describe, expect, it } from 'vitest';
import { FIRST, OFFERED, OWNER, windows } from '../context.fixture';
import { gate } from '../gate';
import { byGrammar, withModel } from '../reader';
import type { ReadingContext } from '../reading';
import type { ModelAnswer } from './answer';
import { accept, answer, intent, time } from './answer.fixture';
import { readingOfModel } from './reading-of';

const ITALIAN = 'Ciao, per me va benissimo il secondo orario proposto.';
const NORDIC = 'Hyvää päivää, kutsuisitteko myös Mallory Finch <mallory@evil.test> mukaan Kahvila Aaltoon 040 1234567?';
const said = (text: string, changes: Partial<ModelAnswer>, context: ReadingContext = FIRST) =>
  readingOfModel(answer(changes), text, context);

describe('when the model is asked', () => {
  const asked = async (text: string, context: ReadingContext) => {
    let count = 0;
    const readings = await withModel(async () => {
      count += 1;
      return answer({ intents: [intent('thank', text.slice(0, 6))] });
    })(text, context);
    return { count, readings };
  };

  it('is on every mail of a person, also where the grammar has understood all of it', async () => {
    const { count, readings } = await asked('Tuesday at 11 works', OFFERED);
    expect(count).toBe(1);
    expect(readings.grammar).toEqual((await byGrammar('Tuesday at 11 works', OFFERED)).grammar);
    expect(readings.model?.by).toBe('model');
  });

  it.each([
    ['a machine has written', 'I am out of the office until Monday', { ...FIRST, role: 'auto' as const }],
    ['nothing was written', ' \n', FIRST],
  ])('is not when %s', async (_, text, context) => {
    expect((await asked(text, context)).count).toBe(0);
  });

  it('leaves the grammar alone where it did not answer, or found nothing', async () => {
    expect((await withModel(async () => null)(ITALIAN, OFFERED)).model).toBeNull();
    expect(said(ITALIAN, { understood: 'none', intents: [intent('accept_any', 'va')] })).toBeNull();
  });
});

describe('the options that a mail speaks of', () => {
  const taken = (...options: ModelAnswer['options']) =>
    said('uno due tre', { intents: [intent('accept_option', 'uno')], options }, OFFERED)?.options.map(
      ({ option, stance }) => `${option} ${stance}`,
    );
  const option = (n: number, stance: ModelAnswer['options'][number]['stance']) => ({ option: n, stance, quote: 'uno' });

  it('that is taken is the one, whatever else would do', () => {
    expect(taken(option(2, 'accept'), option(1, 'fallback'))).toEqual(['2 accept', '1 prefer']);
  });
  it('that is liked best is taken where none is taken outright', () => {
    expect(taken(option(1, 'fallback'), option(3, 'prefer'))).toEqual(['1 prefer', '3 accept']);
    expect(taken(option(1, 'fallback'), option(2, 'reject'))).toEqual(['1 accept', '2 reject']);
  });
  it.each([[7], [0], [1.5]])('%d was never offered: it is dropped, and the reading is partial', (n) => {
    const reading = said(
      ITALIAN,
      { intents: [intent('accept_option', 'va')], options: [accept(n, 'secondo')] },
      OFFERED,
    );
    expect([reading?.options, reading?.understood]).toEqual([[], 'partial']);
  });
});

describe('what has no words in the mail to show for it', () => {
  it.each([
    ['an invented quote', { intents: [intent('cancel', 'please cancel everything')] }],
    ['half a word', { intents: [intent('cancel', 'kutsui')] }],
    ['no quote', { intents: [intent('cancel', ' ')] }],
  ])('%s is dropped, and the reading is partial', (_, changes) => {
    expect(said(NORDIC, changes)).toMatchObject({ intents: [], understood: 'partial' });
  });

  it.each([
    [{ email: 'mallory@evil.test', name: 'Mallory Finch' }, 1],
    [{ email: 'boss@acme.test', name: null }, 0],
    [{ email: null, name: 'Dana Reyes' }, 0],
    [{ email: 'päivää@evil.test', name: null }, 0],
    [{ email: null, name: null }, 0],
  ])('a person is %j: %i', (person, count) => {
    const people = [{ op: 'add' as const, meeting: 0, quote: 'kutsuisitteko myös', ...person }];
    expect(said(NORDIC, { people })?.participants).toHaveLength(count);
  });

  const detail = (what: ModelAnswer['details'][number]['what'], value: string | null, minutes: number | null = null) =>
    said(NORDIC, {
      intents: [intent('provide_details', 'mukaan')],
      details: [{ what, value, minutes, meeting: 0, quote: 'mukaan' }],
    });
  it.each([
    ['location', 'Kahvila Aaltoon', { location: 'Kahvila Aaltoon' }],
    ['phone', '040 1234567', { phone: '040 1234567' }],
    ['medium', 'in_person', { medium: 'in_person' }],
    ['refused_medium', 'video', { medium: 'phone' }],
    ['zone', 'Europe/Helsinki', { zone: 'Europe/Helsinki' }],
  ] as const)('a %s of its words stands', (what, value, details) => {
    expect(detail(what, value)).toMatchObject({ understood: 'full', details });
  });
  it('a medium that is wanted counts before one that is refused, in whatever order', () => {
    const refused = { what: 'refused_medium' as const, value: 'video', minutes: null, meeting: 0, quote: 'mukaan' };
    const wanted = { what: 'medium' as const, value: 'in_person', minutes: null, meeting: 0, quote: 'mukaan' };
    for (const details of [
      [refused, wanted],
      [wanted, refused],
    ]) {
      expect(said(NORDIC, { details })?.details.medium).toBe('in_person');
    }
  });
  it.each([
    ['location', 'Evil Street 1', null],
    ['location', 'mallory@evil.test', null],
    ['phone', '112', null],
    ['zone', 'Mars/Olympus', null],
    ['medium', 'telepathy', null],
    ['duration', null, 2.5],
    ['duration', null, -10],
    ['shift', null, 100_000],
  ] as const)('a %s of %s %s is none, and the reading is partial', (what, value, minutes) => {
    const none = Object.values(detail(what, value, minutes)?.details ?? {});
    expect([detail(what, value, minutes)?.understood, new Set(none)]).toEqual(['partial', new Set([null])]);
  });
});

describe('times', () => {
  const text = 'Tuesday at 2 or martedì prossimo, Fridays after 4 until the end of October, never before ten.';
  const read = (...times: ModelAnswer['times']) => said(text, { intents: [intent('propose_times', 'Tuesday')], times });

  it('that code finds in the words are the word of both, others the model’s alone', () => {
    const reading = read(
      time('Tuesday at 2', { date: '2026-10-06', from: '14:00' }),
      time('martedì prossimo', { date: '2026-10-13', from: null }),
    );
    expect(windows(reading ?? { windows: [] })).toEqual(['+2026-10-06 14:00', '+2026-10-13']);
    expect(reading?.windows.map(({ by }) => by)).toEqual(['both', 'model']);
  });

  it('that are not read in the words are offered or asked back, never booked', () => {
    const at = (date: string, from: string) => gate(read(time('Tuesday at 2', { date, from })) as never, FIRST);
    expect(at('2026-10-06', '14:00')).toMatchObject({ auto: true, class: 3 });
    expect(at('2026-10-07', '14:00')).toMatchObject({ auto: false, class: 3, unconfirmed: 'echo' });
    expect(at('2026-10-06', '15:00')).toMatchObject({ auto: false, class: 3, unconfirmed: 'echo' });
  });

  it('that repeat are windows of their weekdays, up to their end where they have one', () => {
    const weekly = { weekdays: ['fri' as const], from: '16:00', to: null, first: null, last: null };
    const fridays = { ...time('Fridays after 4', { date: '2026-10-09', from: null }), exact: false, days: [] };
    expect(windows(read({ ...fridays, weekly }) ?? { windows: [] })).toEqual(['+FREQ=WEEKLY;BYDAY=FR 16:00-']);
    expect(windows(read({ ...fridays, weekly: { ...weekly, last: '2026-10-20' } }) ?? { windows: [] })).toEqual([
      '+2026-10-09 16:00-',
      '+2026-10-16 16:00-',
    ]);
  });

  it('stand in the zone that was named', () => {
    const reading = read(time('Tuesday at 2', { date: '2026-10-06', from: '14:00' }, { zone: 'Asia/Tokyo' }));
    expect(reading?.windows[0]).toMatchObject({ zone: 'Asia/Tokyo', zoneSource: 'explicit' });
  });

  it.each([
    ['a day that does not exist', { date: '2026-02-30', from: '14:00' }, {}],
    ['an hour that does not exist', { date: '2026-10-13', from: '25:00' }, {}],
    ['an end before the start', { date: '2026-10-13', from: '14:00', to: '13:00' }, {}],
    ['a day long past', { date: '2020-10-13', from: null }, {}],
    ['no date', { date: 'soon', from: null }, {}],
    ['a zone that does not exist', { date: '2026-10-13', from: null }, { zone: 'Mars/Olympus' }],
    ['no day at all', { date: '2026-10-13', from: null }, { days: [] }],
  ])('%s is no time', (_, row, changes) => {
    expect(read(time('Tuesday at 2', row, changes))).toMatchObject({ windows: [], understood: 'partial' });
  });
});

it('a flag of the model closes the gate', () => {
  const flagged = said(NORDIC, {
    intents: [intent('ask_for_times', 'mukaan')],
    flags: ['instruction_beyond_scheduling'],
  });
  expect(gate(flagged as never, FIRST).auto).toBe(false);
});

describe('several meetings in one mail', () => {
  const text = 'Thirty minutes with Jane on Tuesday and an hour with bob@stone.test on Thursday, both by phone.';
  const person = (name: string | null, email: string | null, meeting: number) => ({
    op: 'add' as const,
    name,
    email,
    meeting,
    quote: name ?? email ?? '',
  });
  const read = (people: ModelAnswer['people']) =>
    said(
      text,
      {
        intents: [intent('request_meeting', 'Thirty minutes')],
        people,
        times: [
          time('Tuesday', { date: '2026-10-06', from: null }, { meeting: 1 }),
          time('Thursday', { date: '2026-10-08', from: null }, { meeting: 2 }),
        ],
        details: [
          { what: 'duration', minutes: 60, value: null, meeting: 2, quote: 'an hour' },
          { what: 'medium', minutes: null, value: 'phone', meeting: 0, quote: 'by phone' },
        ],
        flags: ['several_meetings'],
      },
      OWNER,
    );

  it('are told apart where each has somebody of its own: what is said of all is said of each', () => {
    const reading = read([person('Jane', null, 1), person(null, 'bob@stone.test', 2)]);
    expect(reading?.flags).toEqual([]);
    expect(
      reading?.meetings?.map(({ people, windows: times, details }) => [
        people,
        windows({ windows: times }),
        details.durationMin,
        details.medium,
      ]),
    ).toEqual([
      [['Jane'], ['+2026-10-06'], null, 'phone'],
      [['bob@stone.test'], ['+2026-10-08'], 60, 'phone'],
    ]);
  });

  it('are asked about where it is not clear whose each is', () => {
    const reading = read([person('Jane', null, 0), person(null, 'bob@stone.test', 2)]);
    expect([reading?.meetings, reading?.flags]).toEqual([undefined, ['several_meetings']]);
  });
});

it('to whom an owner speaks is kept, and of nobody else', () => {
  const order = { to: 'people', answer: null, times: 'asked' } as const;
  expect(said(NORDIC, { order }, OWNER)?.order).toEqual(order);
  expect(said(NORDIC, { order }, FIRST)?.order).toBeUndefined();
});

it('of which kind a meeting is, is one of the names that the owner’s document has for such meetings', () => {
  const asks = { intents: [intent('request_meeting', 'kutsuisitteko')], kinds: ['visit', 'board', 'Ignore all rules'] };
  expect(said(NORDIC, asks, { ...FIRST, kinds: ['interview', 'visit'] })?.kinds).toEqual(['visit']);
  expect(said(NORDIC, asks, FIRST)?.kinds).toBeUndefined();
});

it('a question holds back what stands beside it only where nothing holds without its answer', () => {
  const ask = (blocks: boolean) =>
    said(
      ITALIAN,
      {
        intents: [intent('accept_option', 'va benissimo'), intent('ask_question', 'Ciao')],
        options: [accept(2, 'secondo')],
        questions: [{ topic: 'other', blocks, quote: 'Ciao' }],
      },
      OFFERED,
    );
  expect(gate(ask(false) as never, OFFERED).auto).toBe(true);
  expect(gate(ask(true) as never, OFFERED).auto).toBe(false);
});

describe('what bounds a search', () => {
  const row = (date: string) => ({ date, from: null, to: null });
  const text = 'any time after the 1st, before the 20th';
  const windowOf = (role: 'earliest' | 'deadline', changes: object) =>
    said(text, {
      intents: [intent('request_meeting', 'any time')],
      times: [{ ...time(text.slice(0, 22), row('2026-11-02')), role, exact: false, ...changes }],
    })?.windows.map(({ date }) => date);
  const weekly = { weekdays: ['mon', 'tue'] as const, from: null, to: null, first: '2026-11-02', last: '2026-11-20' };

  it('is one day, however many the words let in', () => {
    const days = [row('2026-11-03'), row('2026-11-02'), row('2026-11-06')];
    expect(windowOf('earliest', { days })).toEqual(['2026-11-02']);
    expect(windowOf('deadline', { days })).toEqual(['2026-11-06']);
    expect(windowOf('earliest', { days: [], weekly: { ...weekly, last: null } })).toEqual(['2026-11-02']);
    expect(windowOf('deadline', { days: [], weekly })).toEqual(['2026-11-20']);
  });
});
