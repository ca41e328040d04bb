import { describe, expect, it } from 'vitest';
import { withChange } from './change';
import { compile } from './compile';
import type { Rule } from './rule';

const read = (text: string) => compile(text, { now: 29_900_000, zone: 'Europe/Berlin', locale: 'en' });
const change = (document: string, text: string) =>
  withChange(document, { text, rules: read(text).sentences.flatMap(({ rules }) => rules) }, read);

describe('a change of the document', () => {
  it('stands in the owner’s words, in the place of what said otherwise', () => {
    expect(
      change('# Me\n- Calls take 20 minutes.\n- Meetings last 30 minutes by default.\n', 'My meetings are 45 minutes.'),
    ).toBe('# Me\n- Calls take 20 minutes.\n- My meetings are 45 minutes.\n');
  });

  it('stands after the rest where nothing said otherwise', () => {
    const document = 'I love tea.\n- No meetings on Fridays.\n';
    expect(change(document, 'No meetings before 10.')).toBe(`${document}- No meetings before 10.\n`);
    expect(change('', 'No meetings before 10.')).toContain('- No meetings before 10.\n');
  });

  it('of several rules is one sentence', () => {
    const text = 'No meetings before 10, and at most 4 meetings a day.';
    const changed = change('- No meetings on Fridays.\n', text);
    expect(changed.split(text)).toHaveLength(2);
    expect(read(changed).sentences).toHaveLength(2);
  });

  it('is canonical where its words would be read as something else by then', () => {
    const rules: Rule[] = [{ kind: 'never', when: { dates: { from: '2026-11-23', to: '2026-11-27' } } }];
    const changed = withChange('', { text: 'No meetings next week.', rules }, read);
    expect(changed).not.toContain('next week');
    expect(read(changed).sentences.flatMap((sentence) => sentence.rules)).toEqual(rules);
  });

  it('that the document says already changes nothing', () => {
    const document = '- No meetings on Fridays.\n';
    expect(change(document, 'I am not available on Fridays.')).toBe(document);
  });
});
