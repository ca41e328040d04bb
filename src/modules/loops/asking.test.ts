import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { createApi } from '@/server/app';
import { useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { deskOf } from '../../../tests/support/desk';
import { answerDecision, takeBack } from './commands/answer';
import { approvalPage } from './queries/approval-page';
import { decisionsOf } from './queries/decisions';
import { questionsShown } from './queries/question';

useDatabase();
const { world } = useCalendars();
const DANA = 'Dana Reyes <dana@acme.test>';
const JANE = 'Jane Doe <jane@globex.test>';

let desk: Awaited<ReturnType<typeof deskOf>>;
let count = 0;
beforeAll(async () => {
  desk = await deskOf(world(), 'dana@acme.test');
});

const ask = async (text = 'Sunny, can you find 30 minutes for Jane and me next week?') => {
  count += 1;
  const { loopId } = await desk.mail(DANA, { to: [JANE], cc: [desk.assistant], subject: `Matter ${count}`, text });
  if (!loopId) throw new Error('There is no loop');
  return loopId;
};
const write = (from: string, loopId: string, text: string) =>
  desk.mail(from, { to: [desk.addressOf(loopId)], subject: `Re: Matter ${count}`, text });
const latest = async (to: string) => (await desk.outbox(to)).at(-1)?.text ?? '';
const tokenIn = (mail: string) => /\/approve\/([a-z0-9-]+)/.exec(mail)?.[1] ?? '';

describe('a question to the owner, in the mail itself', () => {
  it('shows the owner’s own words, why it is asked, the times, the day, the mail and the answers', async () => {
    await desk.settings({ approval: 'approve_everything' });
    await ask();
    const mail = await latest('dana@acme.test');
    expect(mail).toContain('You wrote:\n\n> Sunny, can you find 30 minutes for Jane and me *next week*?');
    expect(mail).toContain('Why I ask: You approve everything first.');
    expect(mail).toMatch(/What it is about, in New York:\n {3}\w+day, \w+ \d+, \d/);
    expect(mail).toMatch(/Your \w+day, \w+ \d+, in New York:\n(?: {3}.*\n)*>> \d.* {3}this meeting/);
    expect(mail).toContain('This mail would go to Jane Doe:');
    const draft = /----- the mail begins here -----\n([\s\S]+)\n----- the mail ends here -----/.exec(mail)?.[1] ?? '';
    expect(draft).toMatch(/^Hi Jane,\n/);
    expect(draft).not.toContain('http');
    expect(mail).toMatch(
      /Offer these times:\n {3}http\S+\/approve\/\S+\?answer=yes\nNot this:\n {3}http\S+\?answer=no/,
    );
    await desk.settings({});
  });

  it('shows the guest’s words with what was not understood marked', async () => {
    const loopId = await ask();
    const words = 'I would rather flibbertigibbet in the parlour. What does Dana think of the proposal?';
    await write(JANE, loopId, `Hi Sunny,\n\n${words}\n\nBest, Jane`);
    const mail = await latest('dana@acme.test');
    expect(mail).toMatch(/Jane Doe wrote:\n\n(?:> .*\n)*> \*What does Dana think of the proposal\*\?/);
    const { state } = await desk.loop(loopId);
    const page = await approvalPage(tokenIn(mail), desk.runtime);
    expect(page).toMatchObject({ kind: 'open', decision: { id: state.needsOwner.at(-1)?.id } });
  });

  it('shows a booking that is asked about with its time, and the confirmation that would follow', async () => {
    await desk.settings({ acts: { book: 'ask' } });
    const loopId = await ask();
    await write(JANE, loopId, 'The second one works for me.');
    const mail = await latest('dana@acme.test');
    expect(mail).toMatch(/Book “[^”]+” with Jane Doe for \w+day, \w+ \d+, \d+:\d\d [AP]M ET\?/);
    expect(mail).toContain('> *The second one* works for me.');
    expect(/begins here -----\n([\s\S]+)\n----- the mail ends/.exec(mail)?.[1]).toMatch(
      /booked|confirmed|set|calendar/i,
    );
    expect(mail).toMatch(/Book it:\n {3}http/);
    await desk.settings({});
  });
});

it('shows on the page of a decision what its mail shows', async () => {
  await desk.settings({ approval: 'approve_everything' });
  const loopId = await ask();
  const [row] = await decisionsOf(desk.owner.id, loopId);
  const shown = (await questionsShown(row ? [row] : [], 3, desk.runtime)).get(`${loopId} ${row?.id}`);
  expect(shown).toMatchObject({ why: 'You approve everything first.', draft: { to: 'Jane Doe', editable: true } });
  expect(shown?.times).toEqual(row?.slots);
  expect(shown?.days[0]?.items.some(({ kind }) => kind === 'this')).toBe(true);
  const page = await approvalPage(tokenIn(await latest('dana@acme.test')), desk.runtime);
  expect(page).toMatchObject({ kind: 'open', question: shown });
  await desk.settings({});
});

describe('in the language that the owner has chosen', () => {
  const choose = (language: 'de' | 'fr' | 'es' | null) =>
    database().update(users).set({ language }).where(eq(users.id, desk.owner.id));
  afterAll(async () => {
    await choose(null);
    await desk.settings({});
  });

  it.each([
    ['de', /Diese Mail an Jane Doe zu „Matter \d+“ senden\?/, 'Warum ich frage: Sie geben', 'Diese Zeiten anbieten:'],
    [
      'fr',
      /Envoyer ce message à Jane Doe au sujet de « Matter \d+ » \?/,
      'Pourquoi je demande : Vous',
      'Proposer ces heures:',
    ],
    ['es', /¿Enviar este mensaje a Jane Doe sobre «Matter \d+»\?/, 'Por qué pregunto: Usted', 'Ofrecer estas horas:'],
  ] as const)('%s: what is asked about a plan, and all around it', async (language, question, why, button) => {
    await choose(language);
    await desk.settings({ approval: 'approve_everything' });
    const loopId = await ask();
    const mail = await latest('dana@acme.test');
    expect(mail).toMatch(question);
    expect(mail).toContain(why);
    expect(mail).toContain(button);
    expect(mail).not.toMatch(/Why I ask|You wrote|This mail would go/);
    const before = (await desk.outbox('jane@globex.test')).length;
    await write(DANA, loopId, { de: 'Ja', fr: 'Oui', es: 'Sí' }[language]);
    expect(await desk.outbox('jane@globex.test')).toHaveLength(before + 1);
  });

  it('a question about what could not be read is in it as well, all of it', async () => {
    await choose('de');
    await desk.settings({});
    const loopId = await ask();
    await write(JANE, loopId, 'What does Dana think of the proposal?');
    const mail = await latest('dana@acme.test');
    expect(mail).toContain('Jane Doe schrieb:');
    expect(mail).not.toMatch(/wrote|Why I ask|What shall I/);
  });
});

describe('an answer', () => {
  const later = (ms: number) => world().sandbox.control.setClockOffset(world().now() * 60_000 - Date.now() + ms);

  it('on a page can be taken back for a moment, and then nothing ever happened', async () => {
    await desk.settings({ approval: 'approve_everything' });
    const loopId = await ask();
    const before = (await desk.outbox('jane@globex.test')).length;
    const yes = async () => {
      const [row] = await decisionsOf(desk.owner.id, loopId);
      const answer = { decisionId: row?.id ?? '', approve: true, answer: null };
      return answerDecision(desk.owner, loopId, answer, desk.runtime, { undoMs: 60_000 });
    };
    const id = (await desk.loop(loopId)).state.needsOwner[0]?.id ?? '';
    expect(await yes()).toEqual({ ok: true });
    await desk.work();
    expect(await decisionsOf(desk.owner.id, loopId)).toEqual([]);
    expect(await takeBack(desk.owner, loopId, id, desk.runtime)).toEqual({ ok: true });
    expect((await decisionsOf(desk.owner.id, loopId)).map((row) => row.id)).toEqual([id]);
    later(120_000);
    await desk.work();
    expect(await desk.outbox('jane@globex.test')).toHaveLength(before);
    expect(await yes()).toEqual({ ok: true });
    later(120_000);
    await desk.work();
    expect(await desk.outbox('jane@globex.test')).toHaveLength(before + 1);
    expect(await takeBack(desk.owner, loopId, id, desk.runtime)).toEqual({ ok: false, reason: 'stale' });
    await desk.settings({});
  });

  it.each(['No', 'No, thanks.', 'Please don’t send it.'])(
    'by mail of “%s” says what comes next, and can be taken back',
    async (no) => {
      await desk.settings({ approval: 'approve_everything' });
      const loopId = await ask();
      const before = (await desk.outbox('jane@globex.test')).length;
      await write(DANA, loopId, no);
      const mail = await latest('dana@acme.test');
      expect(mail).toContain('Nothing was sent to Jane Doe. Tell me what to do instead');
      const page = await approvalPage(tokenIn(mail), desk.runtime);
      expect(page).toMatchObject({ kind: 'answered', no: true, text: expect.stringContaining('Send this mail') });
      const { state } = await desk.loop(loopId);
      expect([state.proposal, state.needsOwner]).toEqual([null, []]);
      const id = state.lastNo?.decision.id ?? '';
      expect(await takeBack(desk.owner, loopId, id, desk.runtime)).toEqual({ ok: true });
      await desk.work();
      const again = (await desk.loop(loopId)).state;
      expect([again.needsOwner.map((d) => d.id), again.lastNo]).toEqual([[id], undefined]);
      expect(await approvalPage(tokenIn(mail), desk.runtime)).toMatchObject({ kind: 'open' });
      await write(DANA, loopId, 'Yes');
      expect(await desk.outbox('jane@globex.test')).toHaveLength(before + 1);
      await desk.settings({});
    },
  );
});

describe('the mail of a plan, changed in the answer to its question', () => {
  beforeAll(async () => desk.settings({ approval: 'approve_everything' }));
  afterAll(async () => desk.settings({}));

  /** The question as a mail program quotes it, with one thing changed, below what the owner writes. */
  const changed = async (top: string, change: (mail: string) => string, quote = (line: string) => `> ${line}`) => {
    const loopId = await ask();
    const before = (await desk.outbox('jane@globex.test')).length;
    const question = await latest('dana@acme.test');
    const quoted = change(question).split('\n').map(quote).join('\n');
    await write(
      DANA,
      loopId,
      `${top}\n\nOn Tue, Nov 24, 2026 at 10:00 AM Sunny <sunny@sundial.test> wrote:\n${quoted}`,
    );
    const sent = (await desk.outbox('jane@globex.test')).slice(before);
    return { question, sent, state: (await desk.loop(loopId)).state, told: await latest('dana@acme.test') };
  };
  const OWN = 'Dana enjoyed meeting you in Lisbon and would like to go on from there.';
  const wrapped = (line: string) => `> ${line.replace(/(.{40,70}) /g, '$1\n> ')}`;

  it.each([
    ['quoted, below a yes', 'Yes', undefined],
    ['quoted, with nothing above it', '', undefined],
    ['quoted, with lines broken by the mail program', 'Ok, send it', wrapped],
    ['not quoted', 'Yes', (line: string) => line],
    ['quoted twice', '', (line: string) => `>> ${line}`],
  ])('goes out as it was changed: %s', async (_, top, quote) => {
    const { sent, state, question } = await changed(top, (mail) => mail.replace(draftSentence(mail), OWN), quote);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(OWN);
    expect(sent[0]?.text).not.toContain(draftSentence(question));
    expect(sent[0]?.text).toMatch(/1\. .+\n {3}http\S+\/t\/\S+/);
    expect(sent[0]?.text).toContain('AI assistant');
    expect([state.phase, state.needsOwner]).toEqual(['OFFERING', []]);
  });

  it('keeps its links and who writes, also where the owner took them out', async () => {
    const { sent } = await changed('', (mail) =>
      mail
        .replace(draftSentence(mail), OWN)
        .replace(/\n\nOr suggest[^\n]*\n/, '\n')
        .replace(/\nSunny, Dana[^\n]*\n-----/, '\nDana\n-----'),
    );
    expect(sent[0]?.text).toMatch(/:\nhttp\S+\/t\/[^?\s]+\n/);
    expect(sent[0]?.text).toContain('Sunny, Dana Reyes’s AI assistant');
  });

  it.each([
    [
      'another time in words',
      (mail: string) => mail.replace(draftSentence(mail), 'How about Friday, March 19, 3:00 PM?'),
    ],
    ['an option less', (mail: string) => mail.replace(/\n2\. [^\n]*/, '')],
    ['an option at another hour', (mail: string) => mail.replace(/\n1\. ([^\n]*?)\d+:\d\d/, '\n1. $111:11')],
    [
      'another length',
      (mail: string) => mail.replace(draftSentence(mail), 'Dana would like to meet you for 90 minutes.'),
    ],
    ['a link', (mail: string) => mail.replace(draftSentence(mail), `${OWN}\n\nhttps://elsewhere.test/book`)],
  ])('is not sent where it says what is not planned: %s', async (_, change) => {
    const { sent, state, told } = await changed('Yes', change);
    expect(sent).toEqual([]);
    expect(state.needsOwner.map(({ kind }) => kind)).toEqual(['approve']);
    expect(told).toContain('so I did not send them');
  });

  it('is not sent below a no, nor where the answer asks for another plan', async () => {
    const swap = (mail: string) => mail.replace(draftSentence(mail), OWN);
    const no = await changed('No', swap);
    expect([no.sent, no.state.proposal]).toEqual([[], null]);
    const other = await changed('Yes, but 45 minutes', swap);
    expect([other.sent, other.state.proposal?.after.meeting.durationMin]).toEqual([[], 45]);
  });

  it('that was not changed is an answer like any other', async () => {
    const same = await changed('Yes', (mail) => mail);
    expect(same.sent).toHaveLength(1);
    const silent = await changed('', (mail) => mail);
    expect(silent.sent).toEqual([]);
  });

  /** What the mail says after its greeting. */
  function draftSentence(mail: string): string {
    const lines = (/begins here -----\n([\s\S]+?)\n-----/.exec(mail)?.[1] ?? '').split('\n');
    return lines[2] ?? '';
  }
});

describe('a question is answered by mail', () => {
  beforeAll(async () => desk.settings({ approval: 'approve_everything' }));
  afterAll(async () => desk.settings({}));
  const weekdays = (starts: readonly { start: number }[]) => [
    ...new Set(starts.map(({ start }) => new Date((start - 5 * 60) * 60_000).getUTCDay())),
  ];
  const planned = async (loopId: string) => {
    const { proposal } = (await desk.loop(loopId)).state;
    return proposal?.actions.flatMap((a) => (a.kind === 'send' ? a.slots : [])) ?? [];
  };

  it.each([
    ['No, only Monday afternoon.', [1]],
    ['no, only monday afternoon', [1]],
    ['Only Thursday, please.', [4]],
    ['Tuesday at 3 pm', [2]],
    ['Yes, but only Wednesday.', [3]],
    ['No. Offer Friday instead.', [5]],
    ['Nein, nur am Montag.', [1]],
    ['Oui, mais seulement jeudi.', [4]],
    ['No, solo el martes.', [2]],
  ])('with what is wanted instead: %s', async (words, days) => {
    const loopId = await ask();
    const before = (await desk.outbox('jane@globex.test')).length;
    await write(DANA, loopId, words);
    const slots = await planned(loopId);
    expect([weekdays(slots), slots.length > 0]).toEqual([days, true]);
    expect(await desk.outbox('jane@globex.test')).toHaveLength(before);
    const { needsOwner } = (await desk.loop(loopId)).state;
    expect(needsOwner.map(({ kind }) => kind)).toEqual(['approve']);
  });

  it.each([
    ['yes but 45 minutes', 45],
    ['No, make it 15 minutes', 15],
    ['Make it an hour.', 60],
  ])('with another length: %s', async (words, minutes) => {
    const loopId = await ask();
    await write(DANA, loopId, words);
    const { proposal } = (await desk.loop(loopId)).state;
    expect(proposal?.after.meeting.durationMin).toBe(minutes);
  });
});

describe('the signed page of a question', () => {
  beforeAll(async () => desk.settings({ approval: 'approve_everything' }));
  afterAll(async () => desk.settings({}));

  const asked = async () => {
    const loopId = await ask();
    const before = (await desk.outbox('jane@globex.test')).length;
    const token = tokenIn(await latest('dana@acme.test'));
    const post = async (form: Record<string, string>) => {
      const answer = await createApi(desk.runtime).request(`/api/approvals/${token}`, {
        method: 'POST',
        body: new URLSearchParams(form),
      });
      await desk.work();
      return [answer.status, answer.headers.get('location')];
    };
    const sent = async () => (await desk.outbox('jane@globex.test')).length - before;
    return { loopId, token, post, sent };
  };

  it('takes a yes once', async () => {
    const { token, post, sent } = await asked();
    expect(await post({ approve: 'yes' })).toEqual([303, `/approve/${token}?answered=yes`]);
    expect(await sent()).toBe(1);
    expect(await post({ approve: 'yes' })).toEqual([303, `/approve/${token}`]);
    expect(await sent()).toBe(1);
  });

  it('takes words, which plan anew', async () => {
    const { loopId, token, post, sent } = await asked();
    expect(await post({ approve: 'words', words: 'no, make it 45 minutes' })).toEqual([
      303,
      `/approve/${token}?answered=words`,
    ]);
    expect((await desk.loop(loopId)).state.proposal?.after.meeting.durationMin).toBe(45);
    expect((await post({ approve: 'words' }))[0]).toBe(400);
    expect(await sent()).toBe(0);
  });

  it('takes a no back at once: it was never heard', async () => {
    const { loopId, token, post, sent } = await asked();
    expect(await post({ approve: 'no' })).toEqual([303, `/approve/${token}?answered=no`]);
    expect(await approvalPage(token, desk.runtime)).toMatchObject({ kind: 'answered', no: false });
    expect(await post({ approve: 'take_back' })).toEqual([303, `/approve/${token}`]);
    expect(await approvalPage(token, desk.runtime)).toMatchObject({ kind: 'open' });
    expect((await desk.loop(loopId)).state.proposal).not.toBeNull();
    expect(await sent()).toBe(0);
  });
});
