import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openingState } from '@/core/loop/opening';
import type { LoopState } from '@/core/loop/state';
import { dayNumber } from '@/core/time/calendar-date';
import { translator } from '@/messages/translate';
import type { PlanItem, TimelineItem } from '../queries/timeline';
import { Timeline } from './timeline';

/** Tuesday, November 24, 2026, 10:00 in New York. */
const start = dayNumber(2026, 11, 24) * 1440 + 15 * 60;
const opened = openingState({ address: 'dana@acme.test', name: 'Dana', zone: 'America/New_York' }, 'Coffee');
const state: LoopState = {
  ...opened,
  participants: [
    ...opened.participants,
    {
      id: 'p2',
      address: 'kim@guest.test',
      name: 'Kim Park',
      role: 'guest',
      optional: false,
      zone: null,
      zoneSource: null,
      status: 'pending',
    },
  ],
};
const plan: PlanItem = {
  version: 1,
  state: 'done',
  risk: 1,
  review: 'none',
  reasons: ['Kim proposed other times'],
  actions: [
    {
      index: 0,
      action: { kind: 'send', template: 'counter', to: ['p2'], cc: [], slots: [], note: null, quote: null },
      state: 'done',
      result: null,
    },
  ],
  mails: [
    {
      id: 'm1',
      recipient: 'kim@guest.test',
      subject: 'Re: Coffee',
      text: 'How about Tuesday?',
      state: 'sent',
      attempts: 1,
      lastError: null,
      sentAt: (start + 20) * 60_000,
    },
  ],
};
const item = (eventId: number, over: Partial<TimelineItem> = {}): TimelineItem => ({
  eventId,
  at: (start + eventId) * 60_000,
  kind: 'message',
  state: 'done',
  payload: { kind: 'message', messageRowId: String(eventId) },
  again: false,
  mail: { from: 'kim@guest.test', subject: 'Re: Coffee', text: `Words number ${eventId}`, level: 'A2' },
  reading: null,
  gate: null,
  plan,
  ...over,
});
const spoken = { t: translator('en', 'loops'), locale: 'en', zone: 'America/New_York' } as const;
const show = (...items: TimelineItem[]) =>
  render(<Timeline items={items} state={state} assistant="Sunny" spoken={spoken} />).container;
const letters = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLDetailsElement>('ol details')].filter((one) => one.querySelector('h4'));

describe('the timeline', () => {
  it('is a conversation: each mail as it was written, with the mails that answered it', () => {
    const container = show(item(1), item(2));
    const titles = [...container.querySelectorAll('h4')].map((title) => title.textContent);
    expect(titles).toEqual(['Mail from Kim Park', 'Mail from Kim Park']);
    expect(letters(container)[0]?.textContent).toContain('Words number 1');
    expect(screen.getAllByText('How about Tuesday?', { selector: 'p' })).toHaveLength(2);
    expect(container.textContent).toContain('Sunny to Kim Park');
  });

  it('says what would be done where no mail has gone out, and whom it waits for', () => {
    const waiting = { ...plan, state: 'proposed', review: 'owner' as const, mails: [] };
    expect(show(item(1, { plan: waiting })).textContent).toContain('→ Offer other times to Kim Park (Waits for you)');
  });

  it('shows the copies of one mail as one', () => {
    const link = (id: string) => ({ ...plan.mails[0]!, id, text: `Which of these? http://sundial.test/poll/${id}` });
    const lee = { ...link('m2'), recipient: 'lee@guest.test' };
    const container = show(item(1, { plan: { ...plan, mails: [link('m1'), lee] } }));
    expect(container.textContent).toContain('Sunny to Kim Park, lee@guest.test');
    expect(screen.getAllByText(/^Which of these/, { selector: 'p' })).toHaveLength(1);
  });

  it('keeps reasons, actions and what was read behind one word', () => {
    const container = show(item(1));
    const why = screen.getByText('Why').closest('details') as HTMLDetailsElement;
    expect(why.open).toBe(false);
    expect(why.textContent).toContain('Kim proposed other times.');
    expect(container.textContent).not.toMatch(/books a time that was offered|Drop the reminders/);
  });

  it('opens the newest two, keeps twelve in sight, and folds the rest without losing any', () => {
    const container = show(...Array.from({ length: 40 }, (_, n) => item(n + 1)));
    expect(letters(container).map((one) => one.open)).toEqual(Array.from({ length: 40 }, (_, n) => n >= 38));
    const older = screen.getByText('28 earlier entries').closest('details') as HTMLDetailsElement;
    expect(older.open).toBe(false);
    expect(within(older).getAllByText(/^Words number/, { selector: 'summary span' })).toHaveLength(28);
  });

  it('names the day once, in the owner’s zone', () => {
    // 23:30 and 00:30 in New York.
    const night = { ...item(1), at: (start + 13.5 * 60) * 60_000 };
    const container = show(item(3), night, { ...item(2), at: (start + 14.5 * 60) * 60_000 });
    const days = [...container.querySelectorAll('h3')].map((day) => day.textContent);
    expect(days).toEqual(['Tuesday, November 24', 'Wednesday, November 25']);
    expect(screen.getAllByText('12:30 AM').length).toBeGreaterThan(0);
  });

  it('puts what is set to happen behind what has happened', () => {
    const timer = { kind: 'timer', timer: 'follow_up' } as const;
    show(item(1), item(9, { kind: 'timer', payload: timer, state: 'pending', mail: null, plan: null }));
    const coming = screen.getByText('Coming up').closest('section') as HTMLElement;
    expect(coming.textContent).toContain('Ask again');
    expect(coming.textContent).toContain('Tue, Nov 24 · 10:09 AM');
  });

  it('leaves out timers that found nothing to do', () => {
    const silent = {
      index: 0,
      action: { kind: 'silent' as const, reason: 'Nothing' },
      state: 'done' as const,
      result: null,
    };
    const timer = { kind: 'timer', timer: 'follow_up' } as const;
    const over = { kind: 'timer' as const, payload: timer, mail: null };
    const container = show(item(1, { ...over, plan: { ...plan, actions: [silent] } }), item(2, over));
    expect([...container.querySelectorAll('h4')].map((title) => title.textContent)).toEqual(['Ask again']);
    expect(container.textContent).toContain('Sunny to Kim Park');
  });

  it('says how sure the reading is, and why it did not act', () => {
    const reading = {
      language: 'en',
      understood: 'partial' as const,
      intents: [{ kind: 'reschedule' as const, confidence: 0.72, evidence: 'move it' }],
      options: [],
      acceptAny: false,
      windows: [],
      participants: [],
      details: {
        durationMin: null,
        medium: null,
        location: null,
        phone: null,
        title: null,
        lateMin: null,
        shiftMin: null,
        zone: null,
      },
      questions: [],
      flags: [],
      residue: ['perhaps'],
    };
    show(
      item(1, { reading, gate: { auto: false, class: 4, reasons: ['understood partial', 'doubtful: reschedule'] } }),
    );
    expect(screen.getByText('Read in part · 72 % sure of the rest')).toBeTruthy();
    expect(screen.getByText('I am not sure that it wants to move the meeting.')).toBeTruthy();
    expect(screen.getByText('Not understood: “perhaps”')).toBeTruthy();
  });

  it('says when a mail left much later than it was decided, and what failed', () => {
    const failed = { ...plan.mails[0]!, id: 'm2', state: 'failed', lastError: '550 no such user', sentAt: null };
    show(item(1, { plan: { ...plan, mails: [...plan.mails, failed] } }));
    expect(screen.getByText(/sent Tue, Nov 24 · 10:20 AM/)).toBeTruthy();
    expect(screen.getByText('Not sent')).toBeTruthy();
    expect(screen.getByText(/550 no such user/)).toBeTruthy();
  });

  it('shows what people wrote as text, never as markup', () => {
    const container = show(
      item(1, {
        mail: { from: 'kim@guest.test', subject: '<b>x</b>', text: '<img src=x onerror=alert(1)>', level: 'A2' },
      }),
    );
    expect(container.querySelector('img, b')).toBeNull();
    expect(screen.getAllByText('<img src=x onerror=alert(1)>').length).toBeGreaterThan(0);
  });
});
