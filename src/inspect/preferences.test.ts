import { describe, expect, it } from 'vitest';
import { inspectPreferences } from './preferences';

const inspect = (document: string) =>
  inspectPreferences({ id: 1, document, now: '2026-03-03T10:00:00+01:00', zone: 'Europe/Berlin' });

describe('inspect preferences', () => {
  it('gives the settings of a document, and what each sentence was read as', () => {
    expect(
      inspect(
        '# Hours\n- I work from 9 to 16 on weekdays.\n- No meetings on Friday after 12:00.\n\nMeetings take 45 minutes by default. Purple penguins!',
      ),
    ).toMatchObject({
      preferences: {
        timeZones: [{ iana: 'Europe/Berlin' }],
        workingHours: { mon: [['09:00', '16:00']], fri: [['09:00', '16:00']] },
        durations: { default: 45 },
        never: [{ when: { weekdays: [4], hours: [[720, 1440]] }, sentence: 's2' }],
        horizonDays: 14,
      },
      sentences: [
        { id: 's1', headings: ['Hours'], understood: 'yes', rules: [{ kind: 'hours' }] },
        { id: 's2', understood: 'yes', rules: [{ kind: 'never' }] },
        { id: 's3', understood: 'yes', rules: [{ kind: 'duration', minutes: 45 }] },
        { id: 's4', text: 'Purple penguins!', understood: 'no', rules: [], unread: ['Purple penguins!'] },
      ],
      conflicts: [],
    });
  });

  it('names the sentences that do not go together', () => {
    const { conflicts } = inspect('Jane Doe is a VIP.\nNo meetings with Jane Doe.') as {
      conflicts: readonly { readonly sentences: readonly string[] }[];
    };
    expect(conflicts.length).toBeGreaterThan(0);
    expect(conflicts.every(({ sentences }) => sentences.length > 0)).toBe(true);
  });

  it.each([{}, { document: 1 }, { document: 'x'.repeat(50_001) }, { document: '', zone: 'Mars/Olympus' }])(
    'refuses a malformed row',
    (wrong) => {
      const row = { now: '2026-03-03T10:00:00Z', zone: 'UTC', ...wrong };
      expect(() => inspectPreferences(row)).toThrow();
    },
  );
});
