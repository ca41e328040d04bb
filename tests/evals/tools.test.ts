import { describe, expect, test } from 'vitest';
import { parseCall } from '../../evals/tools/call';
import { changesBetween, corruptions } from '../../evals/tools/corrupt';
import { csvRows } from '../../evals/tools/csv';
import { perform } from '../../evals/tools/layer';
import { minuteOfWall, officeOf } from '../../evals/tools/office';
import { orderOf } from '../../evals/tools/order';

const NOW = minuteOfWall('2027-03-01 08:00:00');
const office = officeOf(NOW, {
  events: csvRows(
    [
      'event_id,event_name,participant_email,event_start,duration',
      '00000001,Budget talk,kim.lee@firm.example,2027-03-02 09:00:00,60',
      '00000002,"Review, second part",ann.roe@firm.example,2027-03-02 11:00:00,30',
      '00000003,Old talk,kim.lee@firm.example,2027-02-01 09:00:00,60',
    ].join('\r\n'),
  ),
  mails: csvRows(
    'email_id,inbox/outbox,sender/recipient,subject,sent_datetime,body\n00000009,inbox,ann.roe@firm.example,Figures,2027-02-27 10:00:00,"Two\nlines, and ""quotes"""\n',
  ),
  tasks: [],
  customers: [],
});
const run = (call: string, query: string) => perform(call, office, orderOf(query, NOW));
const changed = (call: string, query: string) => {
  const outcome = run(call, query);
  return outcome.ok ? { action: outcome.action?.kind ?? null, rows: changesBetween(office, outcome.office) } : outcome;
};

describe('the tool layer', () => {
  test('reads tables with quoted cells, and calls with named literals only', () => {
    expect(office.tables.events.get('00000002')?.event_name).toBe('Review, second part');
    expect(office.tables.mails.get('00000009')?.body).toBe('Two\nlines, and "quotes"');
    expect(parseCall('a.b.func(x="1, \\"2\\"", n=3, t=True)')).toEqual({
      tool: 'a.b',
      args: { x: '1, "2"', n: 3, t: true },
    });
    for (const text of ['a.b(1)', 'a.b(x=y)', 'a.b(x="1"); c.d()', 'import os', 'a.b(x="1" y="2")']) {
      expect(parseCall(text)).toBeNull();
    }
  });

  test('does what was ordered as the loop’s own action, and nothing else', () => {
    const create = (start: string) =>
      `calendar.create_event.func(event_name="Sync", participant_email="kim.lee@firm.example", event_start="${start}", duration="30")`;
    const order = 'Create a 30 minute event called Sync on March 3 at 2 pm with Kim';
    expect(changed(create('2027-03-03 14:00:00'), order)).toEqual({ action: 'book', rows: ['events 00000004'] });
    expect(changed(create('2027-03-03 15:00:00'), order)).toMatchObject({ ok: false, code: 'not ordered' });
    const cancel = 'calendar.delete_event(event_id="00000001")';
    expect(changed(cancel, 'Cancel all future meetings with Kim')).toEqual({
      action: 'cancel_event',
      rows: ['events 00000001'],
    });
    expect(changed(cancel, 'Cancel all future meetings with Ann')).toMatchObject({ code: 'not ordered' });
    expect(changed('calendar.delete_event(event_id="00000003")', 'Cancel everything with Kim')).toMatchObject({
      code: 'past',
    });
    const move = 'calendar.update_event(event_id="00000001", field="event_start", new_value="2027-03-03 10:00:00")';
    expect(changed(move, 'Move my Budget talk to March 3 at 10 am')).toEqual({
      action: 'move',
      rows: ['events 00000001'],
    });
  });

  test('a time that is taken is doubled only on the owner’s word, and the first free one is the first free one', () => {
    const at = (start: string) =>
      `calendar.create_event(event_name="Chat", participant_email="ann.roe@firm.example", event_start="${start}", duration=30)`;
    const named = 'Create a 30 minute event called Chat on March 2 at 9 am with Ann';
    expect(changed(at('2027-03-02 09:00:00'), named)).toMatchObject({ action: 'book' });
    const first = 'Schedule a 30 minute event called Chat with Ann at my first free slot tomorrow';
    expect(changed(at('2027-03-02 09:00:00'), first)).toMatchObject({ code: 'busy' });
    expect(changed(at('2027-03-02 12:00:00'), first)).toMatchObject({ code: 'not ordered' });
    expect(changed(at('2027-03-02 10:00:00'), first)).toMatchObject({ action: 'book' });
  });

  test('every call with one thing wrong is refused with a reason', () => {
    const rows: [string, string][] = [
      [
        'calendar.create_event(event_name="Chat", participant_email="ann.roe@firm.example", event_start="2027-03-02 10:00:00", duration="30")',
        'Schedule a 30 minute event called Chat with Ann on March 2 at 10 am',
      ],
      ['calendar.delete_event(event_id="00000001")', 'Cancel the Budget talk'],
      ['email.forward_email(email_id="00000009", recipient="kim.lee@firm.example")', 'Forward Figures from Ann to Kim'],
    ];
    for (const [text, query] of rows) {
      const call = parseCall(text);
      if (!call) throw new Error(text);
      expect(run(text, query).ok).toBe(true);
      const wrong = corruptions(call, office);
      expect(wrong.length).toBeGreaterThan(8);
      for (const { how, call: spoilt } of wrong) {
        const outcome = perform(spoilt, office, orderOf(query, NOW));
        expect(outcome.ok ? `${how} was accepted` : outcome.reason.length > 0).toBe(true);
      }
    }
  });
});
