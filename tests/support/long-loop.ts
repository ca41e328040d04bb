import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Action, OfferedSlot, Template } from '@/core/loop/plan';
import type { LoopState, Participant } from '@/core/loop/state';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { openLoop } from '@/modules/loops/commands/open';
import { savedPreferences } from '@/modules/preferences/queries/document';
import { LoopStory } from './loop-story';

const ZONE = 'America/New_York';
const LENGTH = 60;
const HOUR = 60;

const guest = (id: string, name: string, address: string, over: Partial<Participant> = {}): Participant => ({
  id,
  name,
  address,
  role: 'guest',
  optional: false,
  zone: null,
  zoneSource: null,
  status: 'pending',
  ...over,
});

const GUESTS: readonly Participant[] = [
  guest('p2', 'Ana Silva', 'ana.silva@globex.test', { zone: 'Europe/Lisbon', zoneSource: 'stated' }),
  guest('p3', 'Raj Patel', 'raj.patel@initech-international-consulting.test', {
    zone: 'Asia/Kolkata',
    zoneSource: 'stated',
  }),
  guest('p4', 'Tom Becker', 'tom@hooli.test', { zone: 'Europe/Berlin', zoneSource: 'picked', optional: true }),
  guest('p5', 'Priya Natarajan', 'priya@globex.test'),
  guest('p6', 'Julie Marsh', 'julie.marsh@globex.test', {
    coordinatorFor: 'p5',
    zone: 'Europe/London',
    zoneSource: 'signature',
  }),
];
const EVERYBODY = ['p2', 'p3', 'p4', 'p6'];

/**
 * A loop that has seen a lot: five guests in five zones, one of them with a coordinator, one away, one optional; a poll in
 * two rounds, three moves, and a fourth that waits for the owner. Its first mail was written three weeks before `now`
 * (epoch minutes). Returns its id and how many mails it holds.
 */
export async function longLoop(
  owner: { readonly id: string; readonly address: string; readonly name: string },
  now: number,
): Promise<{ loopId: string; mails: number }> {
  const subject = 'Quarterly review of the partnership programme, with everybody who takes part';
  const loopId = await database().transaction((tx) => openLoop(tx, { ...owner, zone: ZONE }, subject, now * 60_000));
  const [loop] = await database().select().from(loops).where(eq(loops.id, loopId));
  const opening = (loop as { state: LoopState }).state;
  const saved = await savedPreferences(owner.id, now);
  const zone = zoneTable(ZONE);
  const midnight = Math.floor(toWall(zone, now) / 1440) - 21;
  /** A wall time of the owner, some days after the first mail. */
  const wall = (day: number, hour: number, minute = 0) =>
    toInstant(zone, (midnight + day) * 1440 + hour * HOUR + minute);
  const story = new LoopStory(
    loopId,
    ZONE,
    // As of the preferences in force: under newer ones the plan that waits would be made anew.
    {
      ...opening,
      ...(saved ? { preferencesVersion: saved.version } : {}),
      participants: [...opening.participants, ...GUESTS],
    },
    wall(0, 9),
  );
  const slots = (...starts: number[]): OfferedSlot[] =>
    starts.map((start, i) => ({ n: i + 1, start, end: start + LENGTH }));
  const send = (
    template: Template,
    to: readonly string[],
    over: Partial<Extract<Action, { kind: 'send' }>> = {},
  ): Action => ({
    kind: 'send',
    template,
    to,
    cc: [],
    slots: [],
    note: null,
    quote: null,
    ...over,
  });
  const hold = (options: readonly OfferedSlot[], until: number): Action => ({
    kind: 'hold',
    slots: options,
    expiresAt: until,
  });
  const silent = (reason: string) => ({
    reasons: [reason],
    actions: [{ kind: 'silent', reason } as const],
    risk: 0 as const,
  });
  const chose = (participantId: string, options: number[]) =>
    ({
      kind: 'choice',
      participantId,
      set: story.state.offer?.set ?? 1,
      options,
      suggestion: null,
      zone: null,
    }) as const;
  const to = (at: number, change: Partial<LoopState> = {}) => {
    story.at = at;
    story.state = { ...story.state, ...change };
  };
  const offered = (options: readonly OfferedSlot[]): Partial<LoopState> => ({
    offer: { set: (story.state.offer?.set ?? 0) + 1, slots: options, sentAt: story.at, expiresAt: story.at + 4320 },
  });

  // The poll: four rounds of answers, two rounds of times.
  let options = slots(wall(7, 10), wall(8, 14), wall(9, 11));
  to(wall(0, 9, 4), {
    phase: 'POLLING',
    meeting: { ...story.state.meeting, title: 'Quarterly partnership review', durationMin: LENGTH },
    ...offered(options),
  });
  await story.mail(
    'p1',
    'Hi all,\n\nlet us sit together for the quarterly review. Sunny, please find 60 minutes for the six of us next week, by video. Tom is optional.\n\nDana',
    {
      reasons: ['You asked for 60 minutes with Ana Silva, Raj Patel, Tom Becker, Priya Natarajan'],
      actions: [hold(options, wall(3, 9)), send('poll', ['p2', 'p3', 'p4', 'p5'], { slots: options })],
    },
  );
  to(wall(0, 9, 40));
  await story.mail(
    'p4',
    'I am out of the office until Thursday with no access to mail.',
    silent('An automatic reply is not answered'),
  );
  to(wall(0, 11, 15));
  await story.mail(
    'p5',
    'Hi Dana, happy to. Julie Marsh (copied) manages my calendar, please arrange the time with her.\n\nPriya',
    {
      reasons: ['Julie Marsh arranges the time of Priya Natarajan'],
      actions: [send('poll', ['p6'], { slots: options })],
      risk: 4,
    },
  );
  to(wall(0, 13, 2));
  await story.turn(chose('p2', [1, 3]), silent('Ana Silva can option 1, 3: three others have not answered'));
  to(wall(1, 4, 30));
  await story.mail(
    'p3',
    'None of these, sorry: it is the middle of my night. Could we do 8am New York time on Thursday?',
    {
      reasons: ['Raj Patel proposed another time', 'The others are asked once all have answered'],
      actions: [{ kind: 'silent', reason: 'Waiting for the others' }],
    },
  );
  to(wall(2, 9));
  await story.turn(
    { kind: 'timer', timer: 'follow_up' },
    {
      reasons: ['Julie Marsh has not answered for two days'],
      actions: [send('follow_up', ['p6'], { slots: options })],
    },
  );
  to(wall(2, 10, 20));
  await story.mail(
    'p6',
    'Priya can do the third one, or any time on the 12th before noon London time.',
    silent('The answer is kept: Raj Patel cannot'),
  );
  options = slots(wall(10, 8), wall(10, 9), wall(11, 8));
  to(wall(2, 10, 21), offered(options));
  await story.turn(
    { kind: 'calendar_changed' },
    {
      reasons: ['No time of the first round suits everybody who is required'],
      actions: [
        { kind: 'release_holds' },
        hold(options, wall(5, 9)),
        send('second_round', EVERYBODY, { slots: options }),
      ],
    },
  );
  for (const [id, day, hour, picks] of [
    ['p2', 2, 12, [1, 2]],
    ['p3', 3, 3, [1]],
    ['p6', 3, 9, [1, 3]],
  ] as const) {
    to(wall(day, hour, 12));
    await story.turn(chose(id, [...picks]), silent('The answer is kept'));
  }

  // Booked, and moved three times.
  let sequence = 0;
  const book = async (slot: OfferedSlot, template: 'confirm' | 'moved') => {
    const booking = {
      meetingId: randomUUID(),
      joinUrl: 'https://meet.example.test/quarterly-review',
      htmlLink: null,
      icalUid: loopId,
      sequence,
      start: slot.start,
      end: slot.end,
    };
    to(story.at + 2, { phase: 'BOOKED', booking, offer: null, moves: sequence });
    await story.turn(
      { kind: 'booked', ...booking, moved: sequence > 0 },
      {
        reasons: [sequence > 0 ? 'The calendar has the new time' : 'The calendar has the meeting'],
        actions: [send(template, ['p2', 'p3', 'p4', 'p5', 'p6'])],
        risk: 2,
      },
    );
    sequence += 1;
  };
  await book(options[0] as OfferedSlot, 'confirm');
  const moves = [
    {
      by: 'p3',
      day: 5,
      text: 'So sorry, my flight was moved and I land at noon. Can we move it to Friday or Monday after?',
      times: [wall(11, 8), wall(14, 8), wall(14, 9)],
    },
    {
      by: 'p1',
      day: 9,
      text: 'Sunny, please move this one, the board wants me on Monday. Wednesday or Thursday is fine.',
      times: [wall(16, 8), wall(16, 9), wall(17, 8)],
    },
    {
      by: 'p6',
      day: 13,
      text: 'Priya has to be at the customer on Wednesday morning, so we need another slot please. Could you let me know what you have on Thursday, Friday or early in the week after, ideally before 2pm her time? Many thanks, Julie',
      times: [wall(24, 8), wall(25, 8), wall(25, 9)],
    },
  ];
  for (const { by, day, text, times } of moves) {
    options = slots(...times);
    to(wall(day, 9, 17), { phase: 'RESCHEDULING', ...offered(options) });
    await story.mail(by, text, {
      reasons: ['The meeting is kept until a new time is found'],
      actions: [hold(options, wall(day + 3, 9)), send('reschedule', EVERYBODY, { slots: options, by })],
      risk: 4,
    });
    for (const [n, id] of EVERYBODY.filter((one) => one !== by && one !== 'p4').entries()) {
      to(story.at + 95 * (n + 1));
      if (n === 1) await story.mail(id, 'The first one works for me, thanks!', silent('The answer is kept'));
      else await story.turn(chose(id, [1, 2]), silent('The answer is kept'));
    }
    await book(options[0] as OfferedSlot, 'moved');
  }

  // A fourth move waits for the owner.
  const next = slots(wall(28, 8), wall(28, 9, 30), wall(29, 8));
  to(now - 42);
  const offer = { set: 9, slots: next, sentAt: now, expiresAt: now + 2880 };
  await story.mail(
    'p2',
    'Hi Dana, I hate to ask: can we do it a bit later, maybe on Tuesday or Wednesday? I might have a school thing, not sure yet, will know more on Monday I guess.',
    {
      reasons: [
        'Ana Silva asked to move the meeting',
        'The mail was not understood completely',
        'You see plans that move a meeting for the fourth time',
      ],
      actions: [send('owner_question', ['p1'], { note: 'Shall I offer other times?' })],
      risk: 4,
      proposed: true,
    },
  );
  const { version, state } = story;
  const after: LoopState = { ...state, phase: 'RESCHEDULING', offer };
  const actions: Action[] = [hold(next, now + 2880), send('reschedule', EVERYBODY, { slots: next, by: 'p2' })];
  story.state = {
    ...state,
    participants: state.participants.map((one) => ({
      ...one,
      ...(one.id === 'p4' ? { awayUntil: now + 4320 } : {}),
      ...(one.id === 'p2' ? { rsvp: 'accepted' as const } : {}),
    })),
    proposal: { version, actions, after },
    needsOwner: [
      {
        id: `approve-${version}`,
        kind: 'approve',
        act: 'offer',
        text: 'Send this mail to Ana Silva, Raj Patel, Tom Becker and Julie Marsh about “Quarterly partnership review”?',
        quote: null,
        planVersion: version,
        askedAt: now - 42,
      },
    ],
  };
  await story.timer('owner_reminder', now + 180);
  await story.timer('meeting_over', wall(24, 8) + 7 * 1440);
  await story.store();
  return { loopId, mails: story.mails };
}
