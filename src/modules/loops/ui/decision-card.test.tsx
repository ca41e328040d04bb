import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '@/core/time/calendar-date';
import { translator } from '@/messages/translate';
import { KeyHelp } from '@/ui/key-help';
import { shownToasts } from '@/ui/toast-store';
import type { DecisionRow } from '../queries/decisions';
import { DecisionCard } from './decision-card';
import { LoopKeys } from './loop-keys';
import { outside, Page, standInForNetwork } from './page.fixture';

standInForNetwork();

/** Tuesday, November 24, 2026, 10:00 in New York. */
const start = dayNumber(2026, 11, 24) * 1440 + 15 * 60;
const slot = (from: number, length = 30) => ({ start: from, end: from + length });
const plan: DecisionRow = {
  id: 'approve-3',
  kind: 'approve',
  act: 'offer',
  text: 'Send this mail to Kim about “Coffee”?',
  quote: null,
  planVersion: 3,
  askedAt: start,
  loopId: 'a'.repeat(16),
  title: 'Coffee',
  language: 'en',
  phase: 'INTAKE',
  version: 3,
  slots: [slot(start), slot(start + 60)],
  why: ['You see the first plans: 3 to go'],
  reasons: ['You see the first plans: 3 to go'],
  editable: { choose: 'several', title: 'Coffee', durationMin: 30, medium: 'video' },
};
const question: DecisionRow = {
  ...plan,
  id: 'without-p2',
  kind: 'without',
  text: 'Kim declined. Shall I go on without them?',
  loopId: 'b'.repeat(16),
  slots: [],
  reasons: [],
  editable: null,
};

const t = translator('en', 'decisions');
const show = (...decisions: DecisionRow[]) =>
  render(
    <Page>
      <LoopKeys decisions />
      {decisions.map((decision, index) => (
        <DecisionCard
          t={t}
          key={decision.loopId}
          decision={decision}
          zone="America/New_York"
          main={index === 0}
          linked
        />
      ))}
    </Page>,
  );

const busy = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-busy');
const decided = (loop: string) => outside.sent.filter((one) => one.url === `/api/loops/${loop.repeat(16)}/decide`);

describe('a decision', () => {
  it('shows its times on the owner’s clock with the zone, and why it waits', () => {
    show(plan);
    expect(screen.getByText('Tue, Nov 24 · 10:00 AM')).toBeTruthy();
    expect(screen.getByText('New York')).toBeTruthy();
    expect(screen.getByText('Why I ask: You see the first plans: 3 to go.')).toBeTruthy();
  });

  it.each([
    ['a', true],
    ['r', false],
  ])('is answered by the key %s, once', async (key, approve) => {
    show(plan, question);
    await userEvent.keyboard(key);
    await waitFor(() => expect(outside.refreshed).toBe(1));
    await userEvent.keyboard(key);
    expect(decided('a')).toEqual([
      expect.objectContaining({
        method: 'POST',
        body: { version: 3, undoable: true, decision: { id: 'approve-3', approve } },
      }),
    ]);
    expect(decided('b')).toEqual([]);
  });

  it('keys are for the card that j and k have led to', async () => {
    show(plan, question);
    await userEvent.keyboard('jja');
    await waitFor(() => expect(decided('b')).toHaveLength(1));
    expect(decided('a')).toEqual([]);
    expect(decided('b')[0]?.body).toEqual({
      version: 3,
      undoable: true,
      decision: { id: 'without-p2', approve: true },
    });
  });

  it('can be taken back by the toast of its answer', async () => {
    show(plan);
    await userEvent.keyboard('a');
    await waitFor(() => expect(shownToasts()[0]).toMatchObject({ text: 'Approved.', action: { label: 'Undo' } }));
    shownToasts()[0]?.action?.run();
    await waitFor(() => expect(shownToasts()[0]?.text).toBe('Taken back: nothing was done.'));
    const sent = outside.sent.at(-1);
    expect([sent?.url, sent?.body]).toEqual([`/api/loops/${'a'.repeat(16)}/take-back`, { decision: 'approve-3' }]);
    expect(busy(/Offer these times/)).toBeNull();
  });

  it('has room for the hints of its keys before they are seen: no button moves under the pointer', () => {
    show(plan, question);
    const hints = [...document.querySelectorAll('kbd')].map((hint) => hint.className.split(' '));
    expect(hints).toHaveLength(6);
    for (const classes of hints) {
      expect(classes).toContain('pointer-fine:inline-block');
      expect(classes.filter((name) => /^(?!hidden$).*:hidden$/.test(name))).toEqual([]);
    }
  });

  it('that was changed meanwhile is told, and the page is read again', async () => {
    const text = 'This was changed or answered meanwhile: look at it again';
    outside.answers.set('/api/loops/', () => Response.json({ error: text, code: 'stale' }, { status: 409 }));
    show(plan);
    await userEvent.keyboard('a');
    await waitFor(() => expect(outside.refreshed).toBe(1));
    await waitFor(() => expect(busy(/Offer these times/)).toBeNull());
  });

  it('can be answered again once it came back, because an answer was not understood', async () => {
    const { rerender } = show(plan);
    await userEvent.keyboard('r');
    await waitFor(() => expect(busy(/Not this/)).toBe('true'));
    rerender(
      <Page>
        <DecisionCard t={t} decision={{ ...plan, version: 4 }} zone="America/New_York" main linked />
      </Page>,
    );
    await waitFor(() => expect(busy(/Not this/)).toBeNull());
  });

  it('keeps the focus on its button while it is answered, and is not answered twice', async () => {
    show(plan);
    const yes = screen.getByRole('button', { name: /Offer these times/ });
    await userEvent.click(yes);
    await waitFor(() => expect(outside.refreshed).toBe(1));
    await userEvent.click(yes);
    expect(document.activeElement).toBe(yes);
    expect(decided('a')).toHaveLength(1);
  });

  it('hands the focus on when it is gone, so that a queue is gone through by keyboard', () => {
    const queue = (...decisions: DecisionRow[]) => (
      <Page>
        <main tabIndex={-1}>
          {decisions.map((decision) => (
            <DecisionCard t={t} key={decision.loopId} decision={decision} zone="America/New_York" linked />
          ))}
        </main>
      </Page>
    );
    const third = { ...question, loopId: 'c'.repeat(16), text: 'Third?' };
    const { rerender } = render(queue(plan, question, third));
    const card = (words: RegExp) => screen.getByText(words).closest('[data-decision]');
    (card(/Kim declined/) as HTMLElement).focus();
    rerender(queue(plan, third));
    expect(document.activeElement).toBe(card(/Third/));
    rerender(queue(plan));
    expect(document.activeElement).toBe(card(/Send this mail/));
    rerender(queue());
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('has yes first, in the order in which it is read and tabbed through', () => {
    show(plan);
    const said = screen.getAllByRole('button').map((button) => button.textContent?.replace(/\s?[are]$/, ''));
    expect(said.filter((words) => words !== 'Keys ?')).toEqual(['Offer these times', 'Not this', 'Edit']);
  });

  it('lists the keys on ?', async () => {
    render(
      <Page>
        <LoopKeys decisions />
        <KeyHelp everywhere={[]} />
      </Page>,
    );
    await userEvent.keyboard('?');
    expect((await screen.findByRole('dialog', { name: 'Keys' })).textContent).toContain(
      'Change it, or answer in your own words',
    );
  });

  it('takes an answer in words, and no key while it is typed', async () => {
    show(question);
    await userEvent.keyboard('e');
    await userEvent.type(await screen.findByLabelText('Your answer'), 'ask again in a week');
    expect(outside.sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(decided('b')).toHaveLength(1));
    expect(decided('b')[0]?.body).toEqual({
      version: 3,
      undoable: true,
      decision: { id: 'without-p2', approve: false, answer: 'ask again in a week' },
    });
  });

  it('gives the ways out of a question by number', async () => {
    const choices = [
      { id: 'optional', label: 'Go on, Kim need not come' },
      { id: 'wait', label: 'Wait two more days' },
    ];
    show({ ...question, id: 'silent-2', choices });
    expect(screen.queryByRole('button', { name: 'Leave it' })).toBeNull();
    await userEvent.keyboard('2');
    await waitFor(() => expect(decided('b')[0]?.body).toMatchObject({ decision: { id: 'silent-2', choice: 'wait' } }));
  });
});

describe('a plan that is changed first', () => {
  const choices = (length: number) =>
    [start, start + 60, start + 1440].map((from) => ({
      ...slot(from, length),
      day: from < start + 1000 ? 'Tuesday, November 24' : 'Wednesday, November 25',
      time: `time ${from - start}`,
    }));
  const answerChoices = () => {
    outside.answers.set('/api/loops/', () => {
      const length = Number(/durationMin=(\d+)/.exec(outside.sent.at(-1)?.url ?? '')?.[1] ?? 30);
      return Response.json({ slots: choices(length), unreadable: null });
    });
  };

  it('says only what was changed', async () => {
    answerChoices();
    show(plan);
    await userEvent.keyboard('e');
    await userEvent.clear(await screen.findByLabelText('Title'));
    await userEvent.type(screen.getByLabelText('Title'), 'Tea');
    await screen.findByLabelText('time 1440');
    await userEvent.click(screen.getByRole('button', { name: 'Offer these times' }));
    await waitFor(() => expect(decided('a')).toHaveLength(1));
    expect(decided('a')[0]?.body).toEqual({
      version: 3,
      undoable: true,
      decision: { id: 'approve-3', approve: true },
      patch: { title: 'Tea' },
    });
  });

  it('offers other times of the solver’s, at their new length', async () => {
    answerChoices();
    show(plan);
    await userEvent.keyboard('e');
    await userEvent.click(await screen.findByLabelText('time 0'));
    await userEvent.click(screen.getByLabelText('time 1440'));
    await userEvent.selectOptions(screen.getByLabelText('Length'), '45');
    await waitFor(() => expect(outside.sent.at(-1)?.url).toContain('durationMin=45'));
    await screen.findByLabelText('time 1440');
    await userEvent.click(screen.getByRole('button', { name: 'Offer these times' }));
    await waitFor(() => expect(decided('a')).toHaveLength(1));
    expect(decided('a')[0]?.body).toMatchObject({
      patch: { durationMin: 45, slots: [slot(start + 60, 45), slot(start + 1440, 45)] },
    });
  });

  it('is offered instead of booked when another time is chosen', async () => {
    answerChoices();
    show({ ...plan, slots: [slot(start)], editable: { ...plan.editable!, choose: 'one' } });
    await userEvent.keyboard('e');
    await userEvent.click(await screen.findByLabelText('time 60'));
    expect(screen.getByRole('button', { name: 'Offer this time instead' })).toBeTruthy();
  });

  it('needs a time, and says when there is none', async () => {
    outside.answers.set('/api/loops/', () => Response.json({ slots: [], unreadable: null }));
    show(plan);
    await userEvent.keyboard('e');
    expect(await screen.findByText(/No time of this length is free/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Offer these times' })).toHaveProperty('disabled', true);
  });

  it('does not call a time taken while the calendar cannot be read', async () => {
    outside.answers.set('/api/loops/', () => Response.json({ slots: [], unreadable: 'expired' }));
    show(plan);
    await userEvent.keyboard('e');
    expect(await screen.findByText(/Your calendar cannot be read now/)).toBeTruthy();
    expect(screen.queryByText(/No time of this length is free/)).toBeNull();
  });
});
