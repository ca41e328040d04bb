import { describe, expect, it } from 'vitest';
import type { Rule } from '../../preferences/rule';
import type { StepContext } from '../context';
import type { Action } from '../plan';
import type { LoopState } from '../state';
import { step } from '../step';
import { ownerWrites, TO_ASSISTANT, TO_GUEST } from '../testing/owner-says';
import { at, context, GUEST, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';
import type { Transition } from '../transition';

const kinds = (made: Transition) => made.plan.actions.map((action) => action.kind);
const mails = (made: Transition) =>
  made.plan.actions.filter((a): a is Extract<Action, { kind: 'send' }> => a.kind === 'send');
const toGuests = (made: Transition) => mails(made).filter((mail) => mail.to.includes('p2'));
const says = (text: string, state: LoopState, to = TO_ASSISTANT, changes: Partial<StepContext> = {}) =>
  step(state, ownerWrites(text, state, to, changes.contacts ?? []), context({ version: 2, ...changes }));
const asked = (made: Transition) => made.state.needsOwner.map((d) => d.id);
const _mode = (approval: StepContext['owner']['approval'], more: Partial<StepContext['owner']> = {}) => {
  const base = context();
  return { ...base, owner: { ...base.owner, approval, ...more } };
};

const offered = (): LoopState => step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
const BOOKED = {
  kind: 'booked',
  meetingId: 'm',
  start: at(5, 10),
  end: at(5, 10, 30),
  joinUrl: null,
  htmlLink: null,
  icalUid: 'u',
  sequence: 0,
  moved: false,
} as const;
const booked = (): LoopState => step(offered(), BOOKED, context()).state;

describe('row 50: private instructions about one meeting', () => {
  it('that leave the offer valid change nothing for the guest', () => {
    const before = offered();
    const made = says('Nothing before 8.', before);
    expect(toGuests(made)).toEqual([]);
    expect(made.state.offer).toEqual(before.offer);
  });

  it('"offer Saturday morning" opens a day that the hours leave out, for this meeting alone', () => {
    const made = says('Sunny, offer Saturday morning.', offered());
    const [mail] = toGuests(made);
    expect(mail?.template).toBe('correction');
    expect(mail?.slots.length).toBeGreaterThan(0);
    expect(mail?.slots.every((slot) => slot.start >= at(7, 9) && slot.end <= at(7, 12))).toBe(true);
  });

  it('E25 correct what nobody has answered yet, and are no mistake once a guest has', () => {
    const wanted = 'Sunny, offer Thursday, not Friday.';
    const [mail] = toGuests(says(wanted, offered()));
    expect(mail?.template).toBe('correction');
    expect(mail?.slots.length).toBeGreaterThan(0);
    expect(mail?.slots.every((slot) => slot.start >= at(5, 9) && slot.end <= at(5, 17))).toBe(true);
    const [alone] = toGuests(says('Sunny, offer Thursday only, please.', offered()));
    expect(alone?.slots.every((slot) => slot.start >= at(5, 9) && slot.end <= at(5, 17))).toBe(true);
    const guest = offered().participants.map((p) => (p.role === 'guest' ? { ...p, answer: { yes: [] } } : p));
    expect(toGuests(says(wanted, { ...offered(), participants: guest }))[0]?.template).toBe('counter');
  });

  it('"make it 45 minutes" offers the same times at that length', () => {
    const before = offered();
    const made = says('Please make it 45 minutes.', before);
    expect(made.state.meeting.durationMin).toBe(45);
    expect(toGuests(made)[0]?.slots.every((slot) => slot.end - slot.start === 45)).toBe(true);
  });

  it('replace only what no longer fits', () => {
    const before = offered();
    const [first, ...rest] = before.offer?.slots ?? [];
    const said = heard(['instruct_assistant'], {}, [
      window((first?.start ?? 0) - 60, (first?.end ?? 0) + 60, { stance: 'cannot' }),
    ]);
    const made = step(before, ownerSays(said, TO_ASSISTANT), context({ version: 2 }));
    const starts = toGuests(made)[0]?.slots.map((slot) => slot.start) ?? [];
    expect(starts).not.toContain(first?.start);
    for (const kept of rest) expect(starts).toContain(kept.start);
  });

  it('hold off until the day that is named, and go on', () => {
    const made = says('Please hold off until Monday.', offered());
    expect(made.state.pausedUntil).toBe(at(9, 9));
    expect(kinds(made)).toContain('release_holds');
    const on = says('Go ahead.', made.state);
    expect(on.state.pausedUntil).toBeNull();
  });
});

describe('row 51, A4: lasting preferences', () => {
  const rule: Rule = { kind: 'never', when: { hours: [[0, 600]] } };
  const change = { text: 'No meetings before 10.', rules: [rule] };
  const under = (...rules: Rule[]) => ({
    owner: { ...context().owner, preferences: rules.map((one) => ({ rule: one, sentence: 's1' })) },
  });

  it('become a sentence that the owner confirms, and is then carried out', () => {
    const made = says('From now on no meetings before 10.', offered());
    expect(asked(made)).toContain('preference-2');
    const decision = made.state.needsOwner.find((d) => d.id === 'preference-2');
    expect(decision?.text).toContain('“No meetings before 10.” I understand it as: never offer before 10:00 AM.');
    expect(kinds(made)).not.toContain('set_preferences');
    const yes = step(
      made.state,
      { kind: 'decision', decisionId: 'preference-2', approve: true, answer: null, by: 'u' },
      context({ version: 3 }),
    );
    expect(yes.plan.actions).toEqual([{ kind: 'set_preferences', change }]);
  });

  it('say which sentence they take the place of, and nothing where the document says so already', () => {
    const length = under({ kind: 'duration', minutes: 30 });
    const made = says('From now on my meetings are 45 minutes.', offered(), TO_ASSISTANT, length);
    expect(made.state.needsOwner.at(-1)?.text).toContain(
      'It takes the place of: “Meetings last 30 minutes by default.”',
    );
    const known = says('From now on no meetings before 10.', offered(), TO_ASSISTANT, under(rule));
    expect(asked(known)).toEqual([]);
    expect(mails(known).at(-1)?.note).toMatch(/say so already/);
  });

  it('that are not understood are refused plainly, never noted', () => {
    const made = says('From now on treat investors like penguins.', offered());
    expect(mails(made).at(-1)).toMatchObject({ template: 'owner_status', to: ['p1'] });
    expect(mails(made).at(-1)?.note).toMatch(/cannot keep that as a rule/);
    expect(asked(made)).toEqual([]);
  });

  it('never come from a guest', () => {
    const said = heard(['set_preference'], {}, [window(at(5, 0), at(5, 10), { stance: 'cannot' })]);
    const made = step(offered(), guestSays(said, { level: 'A2' }), context({ version: 2 }));
    expect(kinds(made)).not.toContain('set_preferences');
    expect(made.state.needsOwner.every((d) => d.preferences === undefined)).toBe(true);
  });

  it('"ask me before you book from now on" is asked back and kept', () => {
    const made = says('Ask me before you book from now on.', offered());
    const asking = { kind: 'act', act: 'book', ask: true };
    expect(made.state.needsOwner.at(-1)?.preferences).toEqual({ text: 'Ask me before you book.', rules: [asking] });
    const yes = says('Yes', made.state);
    expect(yes.plan.actions).toMatchObject([{ kind: 'set_preferences', change: { rules: [asking] } }]);
  });
});

describe('row 54, E32: the owner speaks to the guest', () => {
  it('a time that the owner offers becomes what is on offer, and nobody writes twice', () => {
    const made = says('Hi Jane, Tuesday at 3 works for me. Does that suit you?', offered(), TO_GUEST);
    expect(mails(made)).toEqual([]);
    expect(made.state.offer?.slots).toMatchObject([{ n: 1, start: at(10, 15), end: at(10, 15, 30) }]);
    expect(kinds(made)).toEqual(expect.arrayContaining(['hold', 'set_timer']));
    const yes = step(
      made.state,
      guestSays(heard(['accept_option'], { options: [{ option: 1, stance: 'accept', confidence: 1, evidence: 'x' }] })),
      context({ version: 3 }),
    );
    expect(yes.plan.actions).toMatchObject([{ kind: 'book', slot: { start: at(10, 15) } }]);
  });

  it('a time that the owner settles is booked', () => {
    const made = says('Hi Jane, Thursday at 3pm works, see you then!', offered(), TO_GUEST);
    expect(made.plan.actions).toMatchObject([{ kind: 'book', slot: { start: at(5, 15) } }]);
  });

  it('"3 works, see you then" is the hour that the guest named, not option 3', () => {
    const before: LoopState = {
      ...offered(),
      constraints: [{ by: 'p2', ...window(at(10, 15), at(10, 17), { precision: 'minute' }) }],
    };
    const made = says('3 works, see you then', before, TO_GUEST);
    expect(made.plan.actions).toMatchObject([{ kind: 'book', slot: { start: at(10, 15) } }]);
  });

  it('a correction is followed, and proposed as a rule in private', () => {
    const made = says('Sorry Jane, nothing before 10 for me. Does Tuesday at 3 suit you?', offered(), TO_GUEST);
    expect(toGuests(made)).toEqual([]);
    expect(made.state.offer?.slots).toMatchObject([{ start: at(10, 15) }]);
    expect(made.state.needsOwner.at(-1)?.preferences?.rules).toMatchObject([
      { kind: 'never', when: { hours: [[0, 600]] } },
    ]);
    expect(mails(made)).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
  });

  it('a refusal closes it in silence', () => {
    const made = says('Hi Jane, I do not want to meet at this point.', offered(), TO_GUEST);
    expect(mails(made)).toEqual([]);
    expect(made.state).toMatchObject({ phase: 'CLOSED', closedReason: 'declined' });
  });

  it('says nothing to a time that the owner has not, but to the owner', () => {
    const busy = [{ start: at(10, 14), end: at(10, 16) }];
    const made = step(
      offered(),
      ownerWrites('Hi Jane, Tuesday at 3 works for me. Does that suit you?', offered(), TO_GUEST),
      context({ version: 2, busy }),
    );
    expect(toGuests(made)).toEqual([]);
    expect(asked(made)).toEqual(['taken-2']);
  });
});

describe('E26: the owner declines a guest', () => {
  it('in neutral words, once the guest knows of it', () => {
    const made = says("I don't want to meet.", offered());
    expect(toGuests(made)).toMatchObject([{ template: 'decline', slots: [] }]);
    expect(made.state).toMatchObject({ phase: 'CLOSED', closedReason: 'declined' });
  });
});

describe('row 53: never mind', () => {
  it('on a booked meeting asks whether the event is to go, too', () => {
    const made = says('Never mind.', booked());
    expect(asked(made)).toEqual(['cancel-never-mind']);
    const yes = says('Yes', made.state, TO_ASSISTANT);
    expect(kinds(yes).concat(...(yes.state.proposal?.actions.map((a) => a.kind) ?? []))).toContain('cancel_event');
    const no = says('No', made.state, TO_ASSISTANT);
    expect(no.state).toMatchObject({ phase: 'CLOSED', closedReason: 'stopped' });
    expect(kinds(no)).not.toContain('cancel_event');
  });
});

describe('the first mail', () => {
  const first = (text: string, to = TO_GUEST, changes: Partial<StepContext> = {}) => {
    const state = newLoop();
    return step(state, ownerWrites(text, state, to, changes.contacts ?? []), context(changes));
  };

  it('row 6 with one time offers that time', () => {
    const made = first('Sunny, can you book Thursday at 3pm with Jane?');
    expect(toGuests(made)).toMatchObject([{ template: 'offer', slots: [{ start: at(5, 15), end: at(5, 15, 30) }] }]);
  });

  it('E32 that asks the guest for itself leaves nothing to write', () => {
    const made = first('Hi Jane, Thursday at 3pm works for me. Does that suit you?');
    expect(mails(made)).toEqual([]);
    expect(made.state).toMatchObject({ phase: 'OFFERING', offer: { slots: [{ n: 1, start: at(5, 15) }] } });
    const vague = first('Hi Jane, shall we have a call next week?');
    expect(toGuests(vague)).toHaveLength(1);
  });

  it('row 6 books what the owner says is agreed', () => {
    const made = first('We agreed on Thursday 3pm, please send the invite.');
    expect(made.plan.actions).toMatchObject([{ kind: 'book', slot: { start: at(5, 15) } }]);
  });

  it('E20 a time outside the hours is bound by the word of the owner, who has named it', () => {
    const made = first('Sunny, please schedule a call with Jane on Thursday at 7pm.');
    expect(toGuests(made)[0]?.slots).toMatchObject([{ start: at(5, 19) }]);
  });

  it('row 6 asks about a time that is taken', () => {
    const made = first(
      'We agreed on Thursday 3pm, please send the invite.',
      TO_GUEST,
      context({ busy: [{ start: at(5, 14), end: at(5, 17) }] }),
    );
    expect(asked(made)).toEqual(['busy-1']);
    expect(toGuests(made)).toEqual([]);
  });

  it('row 4 to the assistant alone finds the guest among the contacts, and begins a new thread', () => {
    const contacts = [
      { name: 'Jane Doe', address: GUEST },
      { name: 'Bob Ray', address: 'bob@initech.test' },
    ];
    const made = first('Please schedule 30 minutes with Jane next week.', TO_ASSISTANT, { contacts });
    expect(made.state.participants.map((p) => p.address)).toContain(GUEST);
    expect(toGuests(made)).toHaveLength(1);
    expect(made.state.thread).toEqual({ subject: 'Jane Doe / Dana Reyes', lastMessageId: null, references: [] });
  });

  it('row 5 asks which of several is meant, and goes on with the one', () => {
    const contacts = [
      { name: 'Jane Doe', address: GUEST },
      { name: 'Jane Roe', address: 'roe@initech.test' },
    ];
    const made = first('Please schedule 30 minutes with Jane next week.', TO_ASSISTANT, { contacts });
    expect(made.state.needsOwner[0]?.choices?.map((c) => c.id)).toEqual([GUEST, 'roe@initech.test']);
    const chosen = step(
      made.state,
      { kind: 'decision', decisionId: 'who', approve: true, choice: GUEST, answer: null, by: 'u' },
      context({ version: 2, contacts }),
    );
    expect(toGuests(chosen)[0]?.slots).toHaveLength(3);
    const byMail = says('jane@globex.test', made.state, TO_ASSISTANT, { contacts });
    expect(toGuests(byMail)[0]?.slots.every((s) => s.start >= at(9, 9))).toBe(true);
  });

  it('row 5 asks for an address that nobody knows', () => {
    const made = first('Please schedule 30 minutes with Jane next week.', TO_ASSISTANT);
    expect(asked(made)).toEqual(['who']);
    expect(made.state.needsOwner[0]?.text).toContain('address of Jane');
  });

  it('row 9 with several meetings opens a loop for each other one', () => {
    const to = { to: [...TO_GUEST.to, { address: 'bob@initech.test', name: 'Bob Ray' }], cc: TO_GUEST.cc };
    const made = first('Sunny, please set up 30 minutes with Jane on Thursday, and 45 minutes with Bob on Friday.', to);
    expect(made.state.participants.map((p) => p.address)).toEqual(['dana@acme.test', GUEST]);
    expect(made.state.meeting.durationMin).toBe(30);
    const opened = made.plan.actions.filter((a) => a.kind === 'open_loop');
    expect(opened).toMatchObject([
      { opening: { guests: [{ address: 'bob@initech.test' }], meeting: { durationMin: 45 } } },
    ]);
  });
});

it('what the owner tells the assistant alone is not threaded into the mails of the guests', () => {
  const before = offered();
  const made = says('Nothing before 10.', before, TO_ASSISTANT);
  expect(made.state.thread).toEqual(before.thread);
});
