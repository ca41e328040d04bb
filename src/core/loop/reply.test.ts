import { describe, expect, it } from 'vitest';
import { renderReply } from '../replies/render';
import { verifyReply } from '../replies/verify';
import type { Action } from './plan';
import { replyMessage, type SendPlace } from './reply';
import type { LoopState, Participant } from './state';

type Send = Extract<Action, { kind: 'send' }>;

const person = (id: string, name: string | null, over: Partial<Participant> = {}): Participant => ({
  id,
  address: `${id}@acme.test`,
  name,
  role: id === 'p1' ? 'owner' : 'guest',
  optional: false,
  zone: 'Europe/Berlin',
  zoneSource: 'stated',
  status: 'accepted',
  ...over,
});

const START = 29_550_000;
const state: LoopState = {
  v: 2,
  phase: 'BOOKED',
  closedReason: null,
  needsOwner: [],
  pausedUntil: null,
  takenOver: false,
  meeting: { title: 'Secret plan', noun: 'call', durationMin: 30, medium: 'video', location: null, phone: null },
  participants: [person('p1', 'Dana Reed'), person('p2', 'Jane Doe'), person('p3', 'Ben Ode')],
  constraints: [],
  offer: null,
  rounds: 1,
  followUps: 0,
  automaticTurns: 0,
  booking: {
    meetingId: 'm',
    start: START,
    end: START + 30,
    joinUrl: 'https://meet.example/abc',
    htmlLink: null,
    icalUid: 'u',
    sequence: 0,
  },
  wanted: null,
  moves: 0,
  thread: { subject: 'Re: Roadmap', lastMessageId: '<a@h>', references: [] },
  proposal: null,
};

function written(action: Partial<Send>, to: Participant, over: Partial<LoopState> = {}): string {
  const place: SendPlace = {
    loopId: 'abcdefghijklmnop',
    version: 3,
    index: 0,
    state: { ...state, ...over },
    action: { kind: 'send', template: 'late', to: ['p2'], cc: [], slots: [], note: null, quote: null, ...action },
    ownerZone: 'America/New_York',
    baseUrl: 'https://sundial.example',
    assistantName: 'Sunny',
    pageKey: { id: 'a', mac: () => new Uint8Array(32) },
  };
  const message = replyMessage(place, to, false);
  const rendered = renderReply(message);
  expect(verifyReply(rendered, message)).toEqual([]);
  return rendered.text;
}

const [dana, jane, ben] = state.participants as [Participant, Participant, Participant];

describe('what a copy of a mail says', () => {
  it('E10 greets those who must act, by name, in every copy alike', () => {
    const action = { template: 'late', to: ['p2', 'p3'], cc: ['p1'], by: 'p1', minutes: 10 } as const;
    expect(written(action, jane)).toMatch(/^Hi Jane and Ben,/);
    expect(written(action, dana)).toBe(written(action, ben));
    expect(written(action, jane)).toContain('Dana is running 10 minutes late');
  });

  it('E17 says that the owner moves it once more, and nothing of that when it is the first time', () => {
    const [owner, jane] = state.participants as [Participant, Participant];
    const move = {
      template: 'reschedule',
      by: owner.id,
      slots: [{ n: 1, start: START + 60, end: START + 90 }],
    } as const;
    const phase = 'RESCHEDULING' as const;
    expect(written(move, jane, { phase, ownerMoves: 1 })).toMatch(/again|once more|another change/);
    expect(written(move, jane, { phase })).not.toMatch(/again|once more|another change/);
  });

  it('numbers the times by their place in the mail, and links to them by their number in the offer', () => {
    const [, jane] = state.participants as [Participant, Participant];
    const text = written({ template: 'which', slots: [{ n: 3, start: START, end: START + 30 }] }, jane);
    expect(text).toMatch(/^1\. /m);
    expect(text).toContain('?option=3&');
  });

  it('E18 names the guest who cancels to the others, and not to themselves', () => {
    const slots = [{ n: 1, start: START, end: START + 30 }];
    expect(written({ template: 'cancelled', to: ['p3'], by: 'p2', slots }, ben)).toContain('Jane');
    expect(written({ template: 'cancelled', to: ['p2'], by: 'p2', slots }, jane)).toMatch(/asked|for you|telling me/);
  });

  it('E8 says the subject of the thread; the calendar’s title only once guests have seen it change', () => {
    expect(written({ template: 'answer_event', topics: ['agenda'] }, jane)).toContain('About: Roadmap');
    expect(written({ template: 'changed', changes: ['title'] }, jane)).toContain('About: Secret plan');
  });

  it('says the booked time where the plan names none', () => {
    expect(written({ template: 'answer_event', topics: ['join_link'] }, jane)).toMatch(
      /Berlin time[^\n]*\n\nJoin here:/,
    );
  });

  it('calls nobody by a name that would become a link', () => {
    const mallory = person('p3', 'evil.example Win');
    const action = { to: ['p2'], by: 'p3', minutes: 5 } as const;
    const text = written(action, jane, { participants: [dana, jane, mallory] });
    expect(text).toContain('p3@acme.test is running 5 minutes late');
    expect(text).not.toContain('evil');
  });

  it('tells who takes part, and not who declined', () => {
    const gone = { ...ben, status: 'declined' as const };
    const text = written({ template: 'answer_event', topics: ['attendees'] }, jane, {
      participants: [dana, jane, gone],
    });
    expect(text).toContain('With: Dana Reed, Jane Doe\n');
  });
});
