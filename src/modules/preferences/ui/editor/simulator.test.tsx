import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RULES } from '@/core/slots/query';
import { outside, standInForNetwork } from '@/modules/loops/ui/page.fixture';
import { WithMessages } from '../../../../../tests/support/with-messages';
import type { SimulateAnswer } from '../../schema';
import { answerOf, NOW } from '../document/document.fixture';
import { daysOf } from './simulated-days';
import Simulator from './simulator';

standInForNetwork();
const TEXT = '- Lunch 12:00–13:00 is blocked.\n';
const opened: (string | undefined)[] = [];
const show = (answer: Partial<SimulateAnswer>) => {
  opened.length = 0;
  const nothing = { offered: [], opening: [], at: null, unreadable: null };
  const full = { minutes: 30, medium: 'video', zone: 'America/New_York', ...nothing, ...answer };
  outside.answers.set('/api/preferences/simulate', () => Response.json(full));
  render(
    <Simulator
      text={TEXT}
      sentences={answerOf(TEXT).sentences}
      zone="America/New_York"
      now={NOW}
      goTo={(said) => opened.push(said)}
    />,
    { wrapper: WithMessages },
  );
};
const ask = () => userEvent.click(screen.getByRole('button', { name: 'What would you offer?' }));

describe('the simulator', () => {
  it('asks about the text as it stands, with days and times of the owner’s clock', async () => {
    show({});
    await userEvent.type(screen.getByLabelText('Whom would you meet?'), 'jane@globex.test');
    await userEvent.selectOptions(screen.getByLabelText('How long?'), '30 minutes');
    await userEvent.type(screen.getByLabelText('And why not then?'), '2026-12-01T15:00');
    await ask();
    expect(outside.sent.at(-1)).toEqual({
      url: '/api/preferences/simulate',
      method: 'POST',
      body: {
        text: TEXT,
        guest: 'jane@globex.test',
        minutes: 30,
        from: '2026-11-30',
        to: '2026-12-06',
        at: '2026-12-01T15:00:00-05:00',
      },
    });
  });

  it('A5 shows what would be offered, and for the time asked about the sentence in its way', async () => {
    show({
      offered: [{ start: '2026-12-01T10:00:00-05:00', end: '2026-12-01T10:30:00-05:00' }],
      at: { start: '2026-12-01T12:00:00-05:00', blocked: [{ what: 'lunch', rule: 'lunch', sentence: 's1' }] },
    });
    await ask();
    const offered = within(screen.getByRole('region', { name: 'What would be offered' }));
    expect(offered.getByText('Tue, Dec 1 · 10:00 – 10:30 AM')).toBeTruthy();
    const why = within(screen.getByRole('region', { name: 'Why not then' }));
    expect(why.getByText('Tue, Dec 1 · 12:00 PM would not be offered:')).toBeTruthy();
    await userEvent.click(why.getByRole('button', { name: '“Lunch 12:00–13:00 is blocked.”' }));
    expect(opened).toEqual(['Lunch 12:00–13:00 is blocked.']);
  });

  it('says of a time that nothing stands in its way', async () => {
    show({ at: { start: '2026-12-01T14:00:00-05:00', blocked: [] } });
    await ask();
    expect(screen.getByText('Tue, Dec 1 · 2:00 PM would do: nothing stands in the way.')).toBeTruthy();
  });

  it('says what would have to give way where nothing is offered', async () => {
    show({ opening: [{ rule: RULES.notice, sentence: null, opens: 12 }] });
    await ask();
    expect(screen.getByText('Nothing would be offered.')).toBeTruthy();
    expect(screen.getByText('The notice you want (12 starts)')).toBeTruthy();
  });

  it('shows beside its field what was refused', async () => {
    show({});
    const refused = { error: 'Please check your entries', code: 'invalid', fields: { guest: ['Invalid email'] } };
    outside.answers.set('/api/preferences/simulate', () => Response.json(refused, { status: 400 }));
    await ask();
    expect(screen.getByLabelText('Whom would you meet?').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Invalid email')).toBeTruthy();
  });
});

it('names the days of a span on the owner’s calendar, and none that are over', () => {
  expect(daysOf('soon', NOW, 'America/New_York')).toEqual({});
  const wednesday = NOW + 2 * 1440;
  expect(daysOf('this', wednesday, 'America/New_York')).toEqual({ from: '2026-11-25', to: '2026-11-29' });
  expect(daysOf('later', wednesday, 'America/New_York')).toEqual({ from: '2026-12-07', to: '2026-12-13' });
  expect(daysOf('this', NOW - 10 * 60, 'America/New_York').from).toBe('2026-11-22');
});
