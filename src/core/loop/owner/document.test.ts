import { describe, expect, it } from 'vitest';
import type { SourcedRule } from '../../preferences/compiled';
import { kindsNamed } from '../../preferences/effects/words';
import type { Rule } from '../../preferences/rule';
import { renderReply } from '../../replies/render';
import { verifyReply } from '../../replies/verify';
import { toWall, zoneTable } from '../../time/zone';
import type { Heard, StepContext } from '../context';
import type { Action } from '../plan';
import { replyMessage } from '../reply';
import { step } from '../step';
import { ASSISTANT, at, context, GUEST, guestSays, heard, newLoop, ownerSays, reading, window } from '../testing/scene';
import { whyNot, workable } from '../times/solve';
import type { Transition } from '../transition';
import { NO_WORDS } from './words';

const sourced = (rules: readonly Rule[]): SourcedRule[] => rules.map((rule, i) => ({ rule, sentence: `s${i + 1}` }));

function under(rules: readonly Rule[], changes: Partial<StepContext> = {}): StepContext {
  const base = context(changes);
  return { ...base, owner: { ...base.owner, preferences: sourced(rules), preferencesVersion: 3 } };
}

/** Dana asks for a meeting with Jane. */
function asked(rules: readonly Rule[], subject = 'Chat', said: Heard = heard(['request_meeting'])): Transition {
  return step(newLoop(), ownerSays(said, { subject }), under(rules));
}

function sendsOf({ plan }: Transition) {
  return plan.actions.filter((action): action is Extract<Action, { kind: 'send' }> => action.kind === 'send');
}

const offered = (made: Transition) => sendsOf(made)[0]?.slots ?? [];
const hourOf = (start: number) => (toWall(zoneTable('America/New_York'), start) % 1440) / 60;

describe('what is asked for under a document', () => {
  it('A4 what must not be is never offered, and binds what a guest proposes', () => {
    const rules: Rule[] = [
      { kind: 'never', when: { hours: [[0, 720]] }, name: 'mornings' },
      { kind: 'only', when: { weekdays: [1, 3] }, scope: { people: { by: 'side', side: 'outside' } } },
    ];
    const made = asked(rules);
    expect(offered(made)).toHaveLength(3);
    for (const { start } of offered(made)) expect(hourOf(start)).toBeGreaterThanOrEqual(12);
    const ctx = under(rules);
    expect(workable(made.state, ctx, { start: at(5, 10), end: at(5, 10, 30) })).toBe(false);
    expect(workable(made.state, ctx, { start: at(5, 15), end: at(5, 15, 30) })).toBe(true);
    // Wednesday at 10.
    expect(whyNot(made.state, ctx, { start: at(4, 10), end: at(4, 10, 30) })).toMatchObject([
      { rule: 'mornings', sentence: 's1' },
      { rule: 'only then', sentence: 's2' },
    ]);
  });

  it('a start that the owner names for this meeting goes before the hours of such meetings, not before what is kept free', () => {
    const ten = window(at(5, 10), at(5, 12), { precision: 'minute', exactStart: true });
    const said = heard(['request_meeting', 'propose_times'], {}, [ten]);
    const starts = (rules: readonly Rule[]) => offered(asked(rules, 'Chat', said)).map(({ start }) => start);
    expect(starts([{ kind: 'only', when: { hours: [[840, 1020]] } }])).toEqual([at(5, 10)]);
    expect(starts([{ kind: 'start', at: [900] }])).toEqual([at(5, 10)]);
    expect(starts([{ kind: 'never', when: { hours: [[0, 720]] }, name: 'mornings' }])).not.toContain(at(5, 10));
  });

  it('length, medium, place and title come from the sentence about such meetings', () => {
    const rules: Rule[] = [
      { kind: 'duration', minutes: 25 },
      { kind: 'duration', minutes: 20, scope: { types: ['coffee'] } },
      { kind: 'place', place: 'Blue Bottle', scope: { types: ['coffee'] } },
      { kind: 'title', pattern: '{guest organisation} × {organisation}' },
      { kind: 'organisation', name: 'Acme Labs' },
      { kind: 'medium', medium: 'phone', scope: { people: { by: 'tag', tag: 'investor' } } },
      { kind: 'phone', number: '+1 212 555 0100' },
    ];
    expect(asked(rules, 'Coffee').state.meeting).toMatchObject({
      noun: 'coffee',
      durationMin: 20,
      medium: 'in_person',
      location: 'Blue Bottle',
      title: 'Globex × Acme Labs',
    });
    expect(asked(rules, 'Investor update').state.meeting).toMatchObject({
      medium: 'phone',
      phone: '+1 212 555 0100',
      location: null,
    });
    const said = reading(['request_meeting']);
    const words = { ...said, details: { ...said.details, durationMin: 45, medium: 'video' as const, title: 'Plans' } };
    const named = asked(rules, 'Coffee', { ...heard(['request_meeting']), reading: words });
    expect(named.state.meeting).toMatchObject({ durationMin: 45, medium: 'video', title: 'Plans', location: null });
  });

  it('A4 a time that the owner names against their own rule is asked about, by the name of the rule', () => {
    const rules: Rule[] = [{ kind: 'never', when: { hours: [[0, 660]] }, name: 'mornings' }];
    const ten = window(at(5, 10), at(5, 10, 30), { precision: 'minute', exactStart: true });
    const made = asked(rules, 'Chat', { ...heard(['request_meeting']), windows: [ten] });
    expect(made.state.needsOwner[0]?.text).toMatch(/^Your preferences leave out the time .* \(mornings\)/);
    expect(sendsOf(made).map(({ to }) => to)).toEqual([['p1']]);
  });

  it('a title waits until it is known who comes', () => {
    const rules: Rule[] = [{ kind: 'title', pattern: '{guest} × {owner}' }];
    const contacts = [
      { name: 'Jane Doe', address: GUEST },
      { name: 'Jane Roe', address: 'roe@initech.test' },
    ];
    const said = { ...heard(['request_meeting']), owner: { ...NO_WORDS, names: ['Jane'] } };
    const toAssistant = { to: [{ address: ASSISTANT, name: 'Sunny' }], cc: [] };
    const open = step(newLoop(), ownerSays(said, toAssistant), under(rules, { contacts }));
    const choice = {
      kind: 'decision',
      decisionId: 'who',
      approve: true,
      choice: GUEST,
      answer: null,
      by: 'u',
    } as const;
    const made = step(open.state, choice, under(rules, { contacts, version: 2 }));
    expect(made.state.meeting.title).toBe('Jane Doe × Dana Reyes');
  });

  it('E2 as many options as the document says', () => {
    expect(offered(asked([{ kind: 'offers', count: 2 }]))).toHaveLength(2);
    expect(offered(asked([{ kind: 'offers', count: 4 }]))).toHaveLength(4);
    expect(offered(asked([{ kind: 'offers', count: 40 }]))).toHaveLength(5);
  });

  it('E22 lunch is when the document says', () => {
    const lunch: Rule = { kind: 'never', when: { hours: [[780, 840]] }, name: 'lunch' };
    const noon = { ...heard(['request_meeting']), windows: [window(at(4, 12), at(4, 14))] };
    const starts = offered(asked([lunch], 'Chat', noon)).map(({ start }) => hourOf(start));
    expect(starts.length).toBeGreaterThan(0);
    for (const hour of starts) expect(hour).toBeLessThan(13);
  });

  it('a codeword of the request opens the next business days, and only there', () => {
    const rules: Rule[] = [
      { kind: 'never', when: {} },
      { kind: 'codeword', word: 'kairos', businessDays: 2 },
    ];
    expect(offered(asked(rules))).toEqual([]);
    const said = { ...heard(['request_meeting']), owner: { ...NO_WORDS, codewords: ['kairos'] } };
    const starts = offered(asked(rules, 'Chat', said)).map(({ start }) => start);
    expect(starts).toHaveLength(3);
    // It is Tuesday, 3 March.
    for (const start of starts) expect(start).toBeLessThan(at(6, 0));
  });
});

describe('what is decided under a document', () => {
  it('E20 the owner is asked before an act on the meetings that a sentence names', () => {
    const rules: Rule[] = [
      { kind: 'act', act: 'offer', ask: true, scope: { people: { by: 'domain', domain: 'globex.test' } } },
    ];
    expect(asked(rules).plan).toMatchObject({
      review: 'owner',
      reasons: expect.arrayContaining(['You asked to see this first']),
    });
    const bob = { to: [{ address: 'bob@initech.test', name: 'Bob' }] };
    const made = step(newLoop(), ownerSays(heard(['request_meeting']), bob), under(rules));
    expect(made.plan.review).toBe('none');
  });

  it('whom the owner would rather not meet is asked about once', () => {
    const made = asked([{ kind: 'avoid_people', people: { by: 'name', name: 'Jane Doe' } }]);
    expect(made.plan.reasons).toContain('You would rather not meet somebody who takes part');
    expect(asked([{ kind: 'avoid_people', people: { by: 'name', name: 'Jane Roe' } }]).plan.review).toBe('none');
  });

  it('E20 a meeting longer than the longest is for the owner to allow', () => {
    const rules: Rule[] = [{ kind: 'longest', minutes: 45 }];
    const first = asked(rules);
    const said = reading(['change_duration']);
    const longer = { ...said, details: { ...said.details, durationMin: 60 } };
    const made = step(
      first.state,
      guestSays({ ...heard(['change_duration']), reading: longer }),
      under(rules, { version: 2 }),
    );
    expect(made.plan.review).toBe('owner');
  });

  it('mail that the owner wants ignored stays silent', () => {
    const rules: Rule[] = [{ kind: 'ignore', people: { by: 'domain', domain: 'bots.test' } }];
    const first = asked(rules);
    const bot = { from: { address: 'x@bots.test', name: null }, role: 'stranger' as const };
    const made = step(first.state, guestSays(heard(['request_meeting']), bot), under(rules, { version: 2 }));
    expect(made.plan.actions).toEqual([{ kind: 'silent', reason: 'You asked me to leave mail from there alone' }]);
  });

  it("the stop word ends the assistant's part", () => {
    const rules: Rule[] = [{ kind: 'stop_word', word: 'basta' }];
    const first = asked(rules);
    const said = { ...heard([]), owner: { ...NO_WORDS, stops: true } };
    const made = step(first.state, ownerSays(said), under(rules, { version: 2 }));
    expect(made.state.phase).toBe('CLOSED');
  });

  it('reminders are as many, and as late, as the document says', () => {
    const none = asked([{ kind: 'follow_ups', most: 0 }]);
    const rules: Rule[] = [{ kind: 'follow_ups', most: 0 }];
    const due = step(none.state, { kind: 'timer', timer: 'follow_up' }, under(rules, { version: 2, now: at(5, 15) }));
    expect(sendsOf(due).map(({ template }) => template)).toEqual(['owner_status']);
    const slow = { ...heard(['request_meeting']), windows: [window(at(16, 9), at(18, 17))] };
    const timer = (made: Transition) =>
      made.plan.actions.find((action) => action.kind === 'set_timer' && action.timer === 'follow_up');
    expect(timer(asked([{ kind: 'follow_up_after', businessDays: 4 }], 'Chat', slow))).toMatchObject({
      dueAt: at(9, 10),
    });
  });
});

it('a meeting is of the kind that the reader tells, though no word of the mail names it', () => {
  const rules: Rule[] = [
    { kind: 'duration', minutes: 20, scope: { types: ['showing'] } },
    {
      kind: 'only',
      when: { weekdays: [1, 3] },
      scope: { people: { by: 'tag', tag: 'tenant' }, except: { types: ['showing'] } },
    },
    { kind: 'never', when: { hours: [[0, 720]] }, scope: { types: ['showing'] } },
  ];
  expect(kindsNamed(sourced(rules))).toEqual(['showing', 'tenant']);
  const told = heard(['request_meeting']);
  const made = asked(rules, 'The flat', { ...told, reading: { ...told.reading, kinds: ['showing'] } });
  expect(made.state.meeting.durationMin).toBe(20);
  for (const { start } of offered(made)) expect(hourOf(start)).toBeGreaterThanOrEqual(12);
  expect(asked(rules, 'The flat').state.meeting.durationMin).toBe(30);
});

describe('how mails are written under a document', () => {
  it('tone, language and signature', () => {
    const made = asked([]);
    const [action] = sendsOf(made);
    const guest = made.state.participants[1];
    if (!action || !guest) throw new Error('Nothing is sent');
    const place = {
      loopId: 'abcdefghijklmnop',
      version: 1,
      index: 0,
      state: made.state,
      action,
      ownerZone: 'America/New_York',
      baseUrl: 'https://sundial.test',
      assistantName: 'Sunny',
      pageKey: { id: 'a', mac: () => new Uint8Array(32) },
      preferences: sourced([
        { kind: 'formality', tone: 'formal' },
        { kind: 'language', language: 'fr', people: { by: 'domain', domain: 'globex.test' } },
        { kind: 'language', language: 'de' },
        { kind: 'mail_length', most: { sentences: 3 } },
        { kind: 'signature', text: 'Office of Dana Reyes' },
      ]),
    };
    const message = replyMessage(place, guest, true);
    expect(message).toMatchObject({ tone: 'formal', locale: 'fr', length: { sentences: 3 } });
    const rendered = renderReply(message);
    expect(verifyReply(rendered, message)).toEqual([]);
    expect(rendered.text).toContain('\nOffice of Dana Reyes\n');
  });
});
