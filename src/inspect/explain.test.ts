import { describe, expect, it } from 'vitest';
import { inspectExplain } from './explain';
import { inspectSlots } from './slots';

const row = {
  id: 'one',
  window: { from: '2026-06-15T00:00', to: '2026-06-20T00:00' },
  zone: 'Europe/Berlin',
  now: '2026-06-14T09:00',
  durationMin: 30,
  attendees: [{ id: 'dana', busy: [{ from: '2026-06-16T09:00', to: '2026-06-16T11:00', title: 'Board' }] }],
  document: '- No meetings before 10 am.\n- On Wednesdays I only take interviews.\n- I love the sea.',
  meeting: { title: 'Chat with Jane', guests: ['jane@globex.test'], own: ['dana@acme.test'] },
};

describe('explain under a document', () => {
  it('A5 names the sentence in its words, and what stands in the calendar', () => {
    expect(inspectExplain({ ...row, at: '2026-06-15T09:30' })).toMatchObject({
      free: false,
      obstacles: [{ who: 'dana', sentence: 'No meetings before 10 am.' }],
    });
    expect(inspectExplain({ ...row, at: '2026-06-16T10:30' })).toMatchObject({
      free: false,
      obstacles: [{ what: 'Board', rule: 'busy' }],
    });
    expect(inspectExplain({ ...row, at: '2026-06-15T10:00' })).toEqual({ free: true, obstacles: [] });
  });

  it('offers by the same document', () => {
    const { slots } = inspectSlots({ ...row, rank: { k: 1, perDay: 1 } });
    expect(slots).toMatchObject([{ start: '2026-06-15T10:00:00+02:00' }]);
  });
});
