import { describe, expect, it } from 'vitest';
import type { StepContext } from '../context';
import type { Action } from '../plan';
import type { LoopState } from '../state';
import { step } from '../step';
import { hear, ownerWrites, TO_ASSISTANT, TO_GUEST } from '../testing/owner-says';
import { at, context, GUEST, heard, NOW, newLoop, ownerSays, window } from '../testing/scene';
import type { Transition } from '../transition';

const _kinds = (made: Transition) => made.plan.actions.map((action) => action.kind);
const mails = (made: Transition) =>
  made.plan.actions.filter((a): a is Extract<Action, { kind: 'send' }> => a.kind === 'send');
const toGuests = (made: Transition) => mails(made).filter((mail) => mail.to.includes('p2'));
const says = (text: string, state: LoopState, to = TO_ASSISTANT, changes: Partial<StepContext> = {}) =>
  step(state, ownerWrites(text, state, to, changes.contacts ?? []), context({ version: 2, ...changes }));
const asked = (made: Transition) => made.state.needsOwner.map((d) => d.id);
const mode = (approval: StepContext['owner']['approval'], more: Partial<StepContext['owner']> = {}) => {
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

describe('row 60: the owner answers what waits', () => {
  const strict = mode('approve_everything');
  const waits = () =>
    step(
      newLoop(),
      ownerWrites('Sunny, please find 30 minutes for Jane and me next week.', newLoop(), TO_GUEST),
      strict,
    );

  it('with yes, no, and an edit, which is asked about again', () => {
    const { state } = waits();
    const answer = (text: string) => step(state, ownerWrites(text, state), { ...strict, version: 2 });
    expect(toGuests(answer('Yes'))).toMatchObject([{ template: 'offer' }]);
    expect(answer('No').state.proposal).toBeNull();
    const edited = answer('Yes, but only Thursday.');
    expect(toGuests(edited)).toEqual([]);
    expect(asked(edited)).toEqual(['approve-2']);
    const slots = edited.state.proposal?.actions.flatMap((a) => (a.kind === 'send' ? a.slots : [])) ?? [];
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.every((s) => s.start >= at(5, 0) && s.end <= at(6, 0))).toBe(true);
    const instead = answer('No, offer Friday instead.');
    expect(toGuests(instead)).toEqual([]);
    expect(asked(instead)).toEqual(['approve-2']);
    const longer = answer('edit: make it 45 minutes');
    expect(longer.state.proposal?.after.meeting.durationMin).toBe(45);
  });

  it('with some of the times that they were shown, which are sent as they are', () => {
    const { state } = waits();
    const shown = state.proposal?.actions.flatMap((a) => (a.kind === 'send' ? a.slots : [])) ?? [];
    const [first] = shown;
    const without = (intents: readonly ('edit_plan' | 'request_meeting')[], stance: 'cannot' | 'can') => {
      const said = window((first?.start ?? 0) - 60, (first?.end ?? 0) + 60, { stance, precision: 'day' });
      const mail = ownerSays(heard(intents, {}, [said]), { to: TO_ASSISTANT.to ?? [], cc: [] });
      return step(state, mail, { ...strict, version: 2 });
    };
    const starts = (made: Transition) => toGuests(made).flatMap(({ slots }) => slots.map(({ start }) => start));
    expect(starts(without(['edit_plan'], 'cannot'))).toEqual(shown.slice(1).map(({ start }) => start));
    expect(starts(without(['edit_plan'], 'can'))).toEqual([first?.start]);
    expect(starts(without(['request_meeting'], 'cannot'))).toEqual([]);
  });

  it('only by mail that is proved to be theirs', () => {
    const { state } = waits();
    const forged = step(state, ownerWrites('Yes', state, { ...TO_ASSISTANT, level: 'A1' }), { ...strict, version: 2 });
    expect(toGuests(forged)).toEqual([]);
  });

  it('with a changed plan in the app, whose times are checked', () => {
    const { state } = waits();
    const edit = (slots: { start: number; end: number }[]) =>
      step(
        state,
        {
          kind: 'decision',
          decisionId: 'approve-1',
          approve: true,
          answer: null,
          edit: { slots, durationMin: 60 },
          by: 'u',
        },
        { ...strict, version: 2 },
      );
    expect(toGuests(edit([{ start: at(12, 14), end: at(12, 14, 30) }]))[0]?.slots).toEqual([
      { n: 1, start: at(12, 14), end: at(12, 15) },
    ]);
    const night = edit([{ start: at(12, 2), end: at(12, 3) }]);
    expect(toGuests(night)).toEqual([]);
    expect(asked(night)).toEqual(['approve-1']);
  });

  it('keeps waiting with the same plan when a new event asks for the same', () => {
    const first = step(newLoop(), ownerSays(heard(['request_meeting'])), strict);
    const again = step(first.state, ownerSays(heard(['request_meeting'])), { ...strict, version: 2 });
    expect(asked(again)).toEqual(['approve-1']);
    expect(mails(again)).toEqual([]);
    expect(again.state.proposal?.version).toBe(1);
  });

  it('a new address after a bounce gets what is on offer', () => {
    const bounced = step(
      offered(),
      { kind: 'delivery_failed', address: GUEST, reason: '5.1.1', permanent: true },
      context({ version: 2 }),
    ).state;
    const made = says('jane.doe@globex.test', bounced);
    expect(made.state.participants.map((p) => p.address)).toContain('jane.doe@globex.test');
    expect(toGuests(made)).toHaveLength(1);
  });

  it('E31 with a yes to times outside the hours, the nearest two', () => {
    const busy = Array.from({ length: 20 }, (_, i) => ({ start: at(3 + i, 8, 30), end: at(3 + i, 17) }));
    const { state } = step(newLoop(), ownerSays(heard(['request_meeting'])), context({ busy }));
    expect(state.needsOwner.map((d) => d.id)).toEqual(['nothing-fits-1']);
    const made = step(state, ownerWrites('Yes', state), context({ version: 2, busy }));
    const slots = toGuests(made)[0]?.slots ?? [];
    expect(slots).toHaveLength(2);
    expect(slots.every(({ start, end }) => busy.every((b) => end <= b.start || start >= b.end))).toBe(true);
    const later = step(made.state, { kind: 'timer', timer: 'follow_up' }, context({ version: 3, busy, now: NOW + 60 }));
    expect(later.state.offer?.slots.map((s) => s.start)).toEqual(slots.map((s) => s.start));
  });

  it('which days may be used, in words in the app', () => {
    const full = context({ busy: [{ start: NOW, end: NOW + 40 * 1440 }] });
    const state = step(newLoop(), ownerSays(heard(['request_meeting'])), full).state;
    expect(asked({ state } as Transition)).toEqual(['nothing-fits-1']);
    const made = step(
      state,
      {
        kind: 'decision',
        decisionId: 'nothing-fits-1',
        approve: true,
        answer: 'Saturday morning is fine',
        by: 'u',
        heard: hear('Saturday morning is fine', state),
      },
      context({ version: 2 }),
    );
    expect(toGuests(made)[0]?.slots.every((s) => s.start >= at(7, 9) && s.end <= at(7, 12))).toBe(true);
  });
});

describe('3c: modes', () => {
  const ask = (ctx: StepContext) =>
    step(newLoop(), ownerWrites('Sunny, please find 30 minutes for Jane and me next week.', newLoop(), TO_GUEST), ctx);

  it('drafts only sends nothing, not even after a yes', () => {
    const ctx = mode('drafts_only');
    const made = ask(ctx);
    expect(made.state.needsOwner[0]).toMatchObject({ kind: 'approve', draft: true });
    const yes = step(made.state, ownerWrites('Yes', made.state), { ...ctx, version: 2 });
    expect(toGuests(yes)).toEqual([]);
    expect(yes.state.phase).toBe('OFFERING');
    const done = step(yes.state, BOOKED, { ...ctx, version: 3 });
    expect(toGuests(done)).toEqual([]);
    expect(mails(done)).toMatchObject([{ template: 'owner_status', to: ['p1'] }]);
  });

  it('outsiders first time asks before the first mail to somebody', () => {
    expect(ask(mode('outsiders_first_time')).plan.review).toBe('owner');
    const known = { ...mode('outsiders_first_time'), knownAddresses: new Set([GUEST]) };
    expect(ask(known).plan.review).toBe('none');
  });

  it('an act may be let pass, and one may always be asked about', () => {
    expect(ask(mode('approve_everything', { acts: { offer: 'act' } })).plan.review).toBe('none');
    expect(ask(mode('autopilot', { acts: { offer: 'ask' } })).plan.review).toBe('owner');
  });

  it('autopilot is offered after five approvals as they were, and taken by a yes', () => {
    const ctx = mode('approve_everything', { approved: { offer: 4 } });
    const { state } = ask(ctx);
    const made = step(state, ownerWrites('Yes', state), { ...ctx, version: 2 });
    expect(toGuests(made)).toHaveLength(1);
    expect(asked(made)).toEqual(['trust-offer']);
    const yes = step(made.state, ownerWrites('Yes', made.state), { ...ctx, version: 3 });
    expect(yes.plan.actions).toMatchObject([
      { kind: 'set_preferences', change: { rules: [{ kind: 'act', act: 'offer', ask: false }] } },
    ]);
  });

  it('autopilot still shows what must be seen', () => {
    const ctx = mode('autopilot');
    const soon = { ...booked(), booking: { ...BOOKED, start: NOW + 120, end: NOW + 150 } } as LoopState;
    const cancel = step(soon, ownerWrites('Cancel this please.', soon), { ...ctx, version: 3 });
    expect(cancel.plan.review).toBe('owner');
    const flagged = heard(['request_meeting'], { flags: ['sensitive'] });
    const made = step(
      newLoop(),
      ownerSays({ ...flagged, gate: { auto: false, class: 1, reasons: ['flag: sensitive'] } }),
      ctx,
    );
    expect(made.plan.review).toBe('owner');
  });

  it('E17 a second move by the owner waits for their yes', () => {
    const moved = { ...booked(), ownerMoves: 1 };
    const made = says('Can you move this to Thursday next week?', moved);
    expect(made.plan.review).toBe('owner');
    expect(says('Can you move this to Thursday next week?', booked()).plan.review).toBe('none');
  });
});
