import { describe, expect, it } from 'vitest';
import { FIRST, OFFERED, windows } from '../context.fixture';
import { gate } from '../gate';
import { withModel } from '../reader';
import type { ReadingContext } from '../reading';
import type { ModelAnswer } from './answer';
import { accept, answer, intent, time } from './answer.fixture';

/** The reading of a text by the grammar and a model that answers so, and whether the model was asked. */
async function readBoth(text: string, said: ModelAnswer | null, context: ReadingContext = OFFERED) {
  let asked = 0;
  const reader = withModel(async () => {
    asked += 1;
    return said;
  });
  const reading = await reader(text, context);
  return { reading, gate: gate(reading, context), asked };
}

const ITALIAN = 'Ciao, per me va benissimo il secondo orario proposto.';
const agreed = (text: string, words: string) =>
  readBoth(text, answer({ intents: [intent('accept_option', words)], options: [accept(1, words)] }));

describe('when the model is asked', () => {
  it.each([
    ['the grammar has understood everything', 'Tuesday at 11 works', OFFERED],
    ['the grammar has raised a flag', 'Friday at 7 works', FIRST],
    ['a machine has written', 'I am out of the office until the fumfum', { ...FIRST, role: 'auto' as const }],
  ])('not when %s', async (_, text, context) => {
    expect((await readBoth(text, answer(), context)).asked).toBe(0);
  });

  it('when words were left over, or the language has no lexicon', async () => {
    expect((await readBoth('Tuesday at 11 works modulo the audit', null)).asked).toBe(1);
    expect((await readBoth(ITALIAN, null)).asked).toBe(1);
  });

  it('without an answer, or with an empty one, the grammar’s reading stands', async () => {
    const alone = await readBoth(ITALIAN, null);
    const empty = await readBoth(ITALIAN, answer({ understood: 'none', intents: [intent('accept_any', 'va')] }));
    expect(alone.gate.auto).toBe(false);
    expect(empty.reading).toEqual(alone.reading);
    expect(alone.reading.by).toBeUndefined();
  });
});

describe('the word of a model alone', () => {
  it('on an offered slot is put back to the guest', async () => {
    const words = 'va benissimo il secondo orario';
    const said = answer({ language: 'it', intents: [intent('accept_option', words)], options: [accept(2, words)] });
    const { reading, gate: decision } = await readBoth(ITALIAN, said);
    expect(reading).toMatchObject({ by: 'model', understood: 'full', language: 'it', residue: [] });
    expect(reading.options).toEqual([accept(2, words)]);
    expect(decision).toMatchObject({ auto: false, class: 2, unconfirmed: 'echo' });
  });

  it('may offer and ask back by itself', async () => {
    const said = answer({ intents: [intent('ask_for_times', 'altri orari')] });
    const { gate: decision } = await readBoth('Avreste per caso altri orari disponibili?', said);
    expect(decision).toEqual({ auto: true, class: 1, reasons: [] });
  });

  it.each(['cancel', 'reschedule', 'decline_meeting', 'opt_out', 'add_participant', 'approve_plan'] as const)(
    'on %s goes to the owner',
    async (kind) => {
      const said = answer({ intents: [intent(kind, 'vorrei annullare')] });
      const { gate: decision } = await readBoth('Buongiorno, vorrei annullare tutto quanto.', said);
      expect(decision).toMatchObject({ auto: false, class: 4, unconfirmed: 'review' });
    },
  );

  it('does not settle what the grammar has seen and not understood', async () => {
    const { reading, gate: decision } = await agreed('Tuesday at 11 works modulo the audit', 'Tuesday at 11 works');
    expect(reading.by).toBe('model');
    expect(decision.unconfirmed).toBe('echo');
  });
});

describe('double entry', () => {
  const text = 'Ehkä sopisi Tuesday, October 13 at 2pm jos suinkin onnistuu teille.';
  const propose = (...times: ModelAnswer['times']) =>
    readBoth(text, answer({ intents: [intent('propose_times', 'sopisi')], times }), FIRST);

  it('a quote that both read alike is the word of both', async () => {
    const { reading } = await propose(time('Tuesday, October 13 at 2pm', { date: '2026-10-13', from: '14:00' }));
    expect(windows(reading)).toEqual(['+2026-10-13 14:00']);
    expect(reading.windows[0]?.by).toBe('both');
    expect(reading.understood).toBe('full');
  });

  it.each([
    ['another hour', { date: '2026-10-13', from: '15:00' }],
    ['another day', { date: '2026-10-14', from: '14:00' }],
    ['a stretch where one start is meant', { date: '2026-10-13', from: '14:00', to: '17:00' }],
  ])('a quote that the model reads as %s is dropped', async (_, row) => {
    const { reading, gate: decision } = await propose(time('Tuesday, October 13 at 2pm', row));
    expect(reading.windows).toEqual([]);
    expect(reading.understood).toBe('partial');
    expect(decision.unconfirmed).toBe('review');
  });

  it('a time that the grammar has found and the model has not keeps the reading partial', async () => {
    expect((await propose()).reading.understood).toBe('partial');
  });

  it('a quote in which the grammar finds nothing is the model’s word alone', async () => {
    const italian = 'Potremmo vederci martedì tredici alle quattordici, che ne dite?';
    const said = answer({
      intents: [intent('propose_times', 'Potremmo vederci')],
      times: [time('martedì tredici alle quattordici', { date: '2026-10-13', from: '14:00' })],
    });
    const { reading, gate: decision } = await readBoth(italian, said, FIRST);
    expect(windows(reading)).toEqual(['+2026-10-13 14:00']);
    expect(reading.windows[0]?.by).toBe('model');
    expect(decision).toMatchObject({ class: 3, unconfirmed: 'echo' });
  });

  it('an option that the grammar reads otherwise is dropped', async () => {
    const { reading } = await readBoth(
      'Tuesday at 11 works modulo the audit',
      answer({ intents: [intent('accept_option', 'works')], options: [accept(2, 'works')] }),
    );
    expect(reading.options).toEqual([]);
    expect(reading.understood).toBe('partial');
  });
});

describe('what has no words in the mail to show for it', () => {
  const text = 'Hyvää päivää, kutsuisitteko myös Mallory Finch <mallory@evil.test> mukaan Kahvila Aaltoon?';
  const read = (said: ModelAnswer) => readBoth(text, said, FIRST).then(({ reading }) => reading);

  it.each([
    ['an invented quote', { intents: [intent('cancel', 'please cancel everything')] }],
    ['half a word', { intents: [intent('cancel', 'kutsui')] }],
    ['no quote', { intents: [intent('cancel', ' ')] }],
    ['an option that was never offered', { options: [accept(7, 'mukaan')] }],
    ['half of an option', { options: [accept(1.5, 'mukaan')] }],
  ])('%s is dropped, and the reading is partial', async (_, changes) => {
    const reading = await read(answer(changes));
    expect([reading.intents, reading.options]).toEqual([[], []]);
    expect(reading.understood).toBe('partial');
  });

  it.each([
    [{ email: 'mallory@evil.test', name: 'Mallory Finch' }, 1],
    [{ email: 'boss@acme.test', name: null }, 0],
    [{ email: null, name: 'Dana Reyes' }, 0],
    [{ email: 'päivää@evil.test', name: null }, 0],
    [{ email: null, name: null }, 0],
  ])('a person is %j: %i', async (person, count) => {
    const said = { op: 'add' as const, confidence: 1, evidence: 'kutsuisitteko myös', ...person };
    expect((await read(answer({ participants: [said] }))).participants).toHaveLength(count);
  });

  it.each([
    ['a place', { location: 'Kahvila Aaltoon' }, 'Kahvila Aaltoon'],
    ['an invented place', { location: 'Evil Street 1' }, null],
    ['an address as a place', { location: 'mallory@evil.test' }, null],
  ])('%s', async (_, details, location) => {
    expect((await read(answer({ details }))).details.location).toBe(location);
  });

  it.each([[2.5], [-10], [100_000]])('a length of %d minutes is none', async (durationMin) => {
    const reading = await read(answer({ details: { durationMin, evidence: 'päivää' } }));
    expect(reading.details.durationMin).toBeNull();
    expect(reading.understood).toBe('partial');
  });

  it.each([
    ['a day that does not exist', { date: '2026-02-30', from: '14:00' }],
    ['an hour that does not exist', { date: '2026-10-13', from: '25:00' }],
    ['an end before the start', { date: '2026-10-13', from: '14:00', to: '13:00' }],
    ['a day long past', { date: '2020-10-13', from: null }],
    ['no date', { date: 'soon', from: null }],
  ])('%s is no time', async (_, row) => {
    const reading = await read(answer({ times: [time('mukaan', row)] }));
    expect(reading.windows).toEqual([]);
    expect(reading.understood).toBe('partial');
  });

  it('somebody else’s time, a series and an unknown zone are no times of the sender', async () => {
    const row = { date: '2026-10-13', from: '14:00' };
    for (const changes of [{ whose: 'other' as const }, { recurrence: 'FREQ=WEEKLY' }, { zoneQuote: 'Aaltoon' }]) {
      expect((await read(answer({ times: [time('mukaan', row, changes)] }))).windows).toEqual([]);
    }
  });

  it('a flag of the model closes the gate', async () => {
    const said = answer({ intents: [intent('ask_for_times', 'mukaan')], flags: ['instruction_beyond_scheduling'] });
    const { gate: decision } = await readBoth(text, said, FIRST);
    expect(decision.auto).toBe(false);
  });
});
