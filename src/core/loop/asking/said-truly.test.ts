import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Template } from '../plan';
import type { LoopState } from '../state';
import { step } from '../step';
import { BOB, jane, none, offered, says, sends, ticks, turns } from '../testing/poll-scene';
import { at, context, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';
import { sendOffer } from '../times/offer';

const templates = (made: ReturnType<typeof turns>) => sends(made).map(({ template }) => template);
const another = (state: LoopState, template: Template) =>
  templates(
    sendOffer(state, context({ version: 9 }), template, [{ n: 1, start: at(12, 10), end: at(12, 10) + 30 }], []),
  );

describe('what is said of the times before', () => {
  it('nothing, in the first mail that leaves, whatever led to it', () => {
    const unsent = { ...offered(), offer: null, rounds: 0 };
    for (const template of ['offer', 'second_round'] as const) expect(another(unsent, template)).toEqual(['poll']);
  });

  it('that none suited all, once each was refused by somebody', () => {
    const state = offered();
    const refused = turns(state, says(jane, none), says(BOB, none));
    expect(templates(refused)).toEqual(['second_round']);
    expect(another(refused.state, 'second_round')).toEqual(['poll']);
  });

  it('not that none suited, while one of them may', () => {
    const state = turns(offered(), ticks('p2', 1, 1)).state;
    expect(another(state, 'second_round')).toEqual(['poll']);
  });
});

describe('where nothing fits', () => {
  const full = [{ start: at(3, 0), end: at(31, 0) }];
  const asked = (...windows: ReturnType<typeof window>[]) =>
    step(newLoop(), ownerSays(heard(['request_meeting'], {}, windows)), context({ busy: full })).state.needsOwner[0];

  it('the hours of a request are spoken of where only days were named', () =>
    expect(asked(window(at(9, 0), at(14, 0), { precision: 'week' }))?.says).toMatchObject([{ line: 'nothing_fits' }]));

  it('and the times themselves where they were named', () => {
    const two = [10, 11].map((hour) => window(at(9, hour), at(9, hour) + 30, { precision: 'minute' }));
    expect(asked(...two)?.text).toMatch(/^The times that were named for .* are not free/);
  });
});

describe('how to meet', () => {
  const question = { topic: 'location', evidence: 'where?', blocks: false } as const;
  const asks = guestSays(heard(['ask_question'], { questions: [question as never] }));
  const first = (medium: 'video' | null) => {
    const said = heard(['request_meeting']);
    const details = { ...said.reading.details, medium };
    return step(newLoop(), ownerSays({ ...said, reading: { ...said.reading, details } }), context()).state;
  };

  it('is told where somebody has said it', () =>
    expect(templates(step(first('video'), asks, context({ version: 2 })))).toEqual(['answer_event']));

  it('is the owner’s to say where nobody has', () => {
    const made = step(first(null), asks, context({ version: 2 }));
    expect(templates(made)).not.toContain('answer_event');
    expect(made.state.needsOwner).toMatchObject([{ kind: 'unclear', about: 'p2' }]);
  });
});

describe('the clock that a guest names', () => {
  const named = (
    zone: string,
    state: LoopState = step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state,
  ) => {
    const time = window(at(9, 11), at(9, 11) + 30, { precision: 'minute' });
    const said = heard(['propose_times'], {}, [time]);
    const read = { ...said.reading.windows[0], zone, zoneSource: 'explicit' } as (typeof said.reading.windows)[number];
    const made = step(
      state,
      guestSays({ ...said, reading: { ...said.reading, windows: [read] } }),
      context({ version: 2 }),
    );
    return made.state.participants.find((p) => p.id === 'p2')?.zone ?? null;
  };

  it.each(['Europe/Madrid', 'Asia/Tokyo', 'America/Chicago'])('is theirs: %s', (zone) =>
    expect(named(zone)).toBe(zone),
  );
  it('is not, where it is the owner’s', () => expect(named('America/New_York')).toBeNull());
});

describe('what the loop says to its owner', () => {
  const sources = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'testing' ? [] : sources(path);
      return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? [path] : [];
    });
  /** A question, note, choice or notice with words in place of a line. */
  const WORDS = /\b(?:text|note|label): ?(?:\n\s*)?[`'"]\S*[ ,]/;
  const WRITTEN = /line: 'written'/;

  it('is a line of replies/owner, and no words', () => {
    const found = sources(join(import.meta.dirname, '..')).filter((path) => WORDS.test(readFileSync(path, 'utf8')));
    expect(found).toEqual([]);
  });

  it('is kept as words only where it was stored so', () => {
    const found = sources(join(import.meta.dirname, '..')).filter((path) => WRITTEN.test(readFileSync(path, 'utf8')));
    expect(found.map((path) => path.split('/').at(-1))).toEqual(['saying-of.ts']);
  });
});
