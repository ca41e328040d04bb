import { describe, expect, it } from 'vitest';
import type { LoopState } from '../state';
import { step } from '../step';
import { accepts, decides, followUp, jane, offered, says, sends, slot } from '../testing/poll-scene';
import { ASSISTANT, at, context, guestSays, heard, newLoop, ownerSays } from '../testing/scene';

const unsure = heard(['unclear'], {}, [], false);
const alone = () => step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
const due = (state: LoopState, day: number) => step(state, followUp, context({ version: 20 + day, now: at(day, 10) }));
const answered = (state: LoopState, approve: boolean) =>
  step(state, decides(state.needsOwner[0]?.id ?? '', approve), context({ version: 4 })).state;

describe('a guest whose mail was not understood', () => {
  it.each([false, true])('is not reminded after the owner has seen it (%s)', (approve) => {
    const asked = step(alone(), guestSays(unsure), context({ version: 2 })).state;
    const seen = answered(asked, approve);
    expect(seen.needsOwner).toEqual([]);
    const mails = sends(due(seen, 5));
    expect(mails.flatMap((mail) => mail.to)).not.toContain('p2');
    for (const mail of mails) expect(mail.note).not.toContain('did not answer');
  });

  it('is not reminded after the owner has refused the plan that it led to', () => {
    const doubt = { ...accepts(1), gate: { auto: false, class: 2 as const, reasons: ['residue'] } };
    const waiting = step(alone(), guestSays(doubt), context({ version: 2 })).state;
    expect(waiting.needsOwner).toMatchObject([{ kind: 'approve' }]);
    expect(sends(due(answered(waiting, false), 5)).flatMap((mail) => mail.to)).not.toContain('p2');
  });

  it('is not told as silent, whatever the others do', () => {
    const asked = step(offered(), says(jane, unsure), context({ version: 2 })).state;
    const seen = answered(asked, false);
    expect(sends(due(seen, 5))).toMatchObject([{ template: 'follow_up', to: ['p3'] }]);
    const [report] = sends(due({ ...seen, followUps: 2 }, 5));
    expect(report).toMatchObject({ to: ['p1'] });
    expect(report?.note).toMatch(/^Bob Ray did/);
  });

  it('is reminded of a newer offer like everybody', () => {
    const asked = step(alone(), guestSays(unsure), context({ version: 2 })).state;
    const seen = answered(asked, false);
    const wants = ownerSays(heard(['instruct_assistant', 'ask_for_times']), {
      to: [{ address: ASSISTANT, name: 'Sunny' }],
      cc: [],
    });
    const again = step(seen, wants, context({ version: 5, now: at(4, 10) })).state;
    expect(again.offer?.set).toBe(2);
    expect(slot(again, 1).start).not.toBe(slot(seen, 1).start);
    expect(sends(due(again, 6))).toMatchObject([{ template: 'follow_up', to: ['p2'] }]);
  });
});

describe('a mail that may be a guest’s, from another address', () => {
  it('keeps that guest from being reminded while the owner is asked', () => {
    const from = { address: 'jane@home.test', name: 'Jane' };
    const mail = guestSays(heard(['accept_option']), { from, role: 'stranger', level: 'A2' });
    const asked = step(alone(), mail, context({ version: 2 })).state;
    expect(asked.needsOwner).toMatchObject([{ kind: 'stranger', as: 'p2' }]);
    expect(sends(due(asked, 5)).flatMap(({ to }) => to)).not.toContain('p2');
  });
});
