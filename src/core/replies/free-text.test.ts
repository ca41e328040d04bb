import { describe, expect, it } from 'vitest';
import type { ReplyMessage } from './message';
import { GUEST_TEMPLATES, message } from './message.fixture';
import { renderReply } from './render';
import { verifyReply } from './verify';

const titled = (title: string, over: Partial<ReplyMessage> = {}) => {
  const base = message(over);
  return { ...base, meeting: { ...base.meeting, title } };
};
const problems = (each: ReplyMessage) => verifyReply(renderReply(each), each);

describe('words that are not ours, in a mail with times', () => {
  it.each([
    'Sunday',
    'Monday',
    'March 8',
    'Sunday at 6:00 AM',
    '6:00 AM',
    '12:00 AM ET',
    'Sunday, March 8, 6:00 AM Berlin time',
    '30 minutes on Sunday',
  ])('“%s” as the subject holds no mail back', (title) => {
    for (const template of GUEST_TEMPLATES) expect(problems(titled(title, { template })), template).toEqual([]);
  });

  it.each([
    ['de', 'Sonntag'],
    ['de', '8. März'],
    ['fr', 'dimanche 8 mars'],
    ['es', 'domingo'],
  ] as const)('%s: “%s” as the subject neither', (locale, title) => {
    for (const template of GUEST_TEMPLATES) expect(problems(titled(title, { template, locale })), template).toEqual([]);
  });

  it.each(['Sunday', 'Sunday Okafor', 'Friday Adams', 'May Day', 'April 8'])(
    'nor does somebody who is called %s',
    (name) => {
      for (const template of GUEST_TEMPLATES) {
        const each = message({ template, greet: [name], by: { name, who: 'other' }, people: [name, 'Dana Reed'] });
        expect(problems(each), template).toEqual([]);
        expect(problems({ ...each, owner: { ...each.owner, name } }), template).toEqual([]);
      }
    },
  );

  it('a delay is read where the subject names as many minutes', () => {
    expect(problems(titled('10 minutes', { template: 'late', minutes: 10, slots: [] }))).toEqual([]);
  });

  it('another time than the one that was meant is found all the same', () => {
    for (const title of ['Sunday', 'Monday', 'March 9', '7:00 AM']) {
      const each = titled(title);
      const { text, html } = renderReply(each);
      for (const [from, to] of [
        ['Sunday', 'Monday'],
        ['March 8', 'March 9'],
        ['6:00 AM', '7:00 AM'],
      ] as const) {
        expect(verifyReply({ text: text.replace(from, to), html: html.replace(from, to) }, each)).not.toEqual([]);
      }
    }
  });
});
