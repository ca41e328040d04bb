import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { imapFolders, imapMailboxes, imapMessages, messages } from '@/db/schema/mailbox';
import { mailboxesOf } from '@/modules/connections/queries/mailboxes';
import { noticesOf } from '@/modules/identity/queries';
import { SANDBOX_PASSWORD } from '../../sandbox/people';
import { apiAs, type CallProduct } from '../support/api';
import { type Correspondent, correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import type { Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const started = useProduct();
const PATH = '/api/integrations/mailboxes';
let owner: Member;
let api: CallProduct;
let dana: Correspondent;
let jane: Correspondent;

beforeAll(async () => {
  const product = started.current();
  ({ owner, dana, jane } = await danaAndJane(product));
  api = await apiAs(product.runtime, owner.id);
});

const account = (over: object = {}) => ({
  host: '127.0.0.1',
  port: started.current().sandbox.imapPort,
  security: 'none',
  user: owner.email,
  password: SANDBOX_PASSWORD,
  ...over,
});
const stateOf = async (id: string) => (await database().select().from(loops).where(eq(loops.id, id)))[0]!.state;

/** Opens a loop with Jane and answers its id and the offer that she got. */
async function offered(subject: string) {
  const id = await dana.send({
    to: ['Jane Doe <jane@globex.test>'],
    cc: [ASSISTANT],
    subject,
    text: 'Sunny, can you find 30 minutes for Jane and me next week?',
  });
  const offer = await jane.latest();
  const [row] = await database()
    .select({ id: loops.id })
    .from(loops)
    .where(eq(loops.ownerId, owner.id))
    .orderBy(loops.createdAt)
    .then((rows) => rows.slice(-1));
  return { id, loopId: row!.id, offer };
}
/** Resolves when every mail that lies in the owner's inbox has been read and dealt with. */
async function allRead(): Promise<void> {
  const lastUid = async () =>
    (await database().select().from(imapFolders).where(eq(imapFolders.path, 'INBOX')))[0]?.lastUid ?? 0;
  const arrived = (await dana.inbox()).length;
  await expect.poll(lastUid, { timeout: 60_000 }).toBeGreaterThanOrEqual(arrived);
}
/** The headers of an answer to the owner alone. */
const aside = (offer: Awaited<ReturnType<typeof offered>>, to: string) => ({
  to: [to],
  subject: 'Re: our meeting',
  inReplyTo: offer.offer.messageId,
  references: [offer.id, offer.offer.messageId ?? ''],
});

describe("A7 the owner's mailbox", () => {
  it('is for the signed-in only, and is tried before it is stored', async () => {
    const visitor = await apiAs(started.current().runtime, null);
    expect((await visitor('POST', PATH, account())).status).toBe(401);
    const wrong = await api('POST', PATH, account({ password: 'wrong' }));
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({
      code: 'login',
      fields: { password: [expect.stringContaining('password')] },
    });
    const nowhere = await api('POST', PATH, account({ port: 1 }));
    expect(await nowhere.json()).toMatchObject({ code: 'unreachable', fields: { host: [expect.any(String)] } });
    expect(await (await api('POST', PATH, account({ host: 'a b' }))).json()).toMatchObject({ code: 'invalid' });
    expect(await mailboxesOf(owner.id)).toEqual([]);
  });

  it('is connected with its password encrypted, and shows that it is read', async () => {
    const answer = await api('POST', PATH, account());
    expect(answer.status).toBe(200);
    const { id } = await answer.json();
    const [row] = await database().select().from(imapMailboxes).where(eq(imapMailboxes.id, id));
    expect(JSON.stringify(row)).not.toContain(`"${SANDBOX_PASSWORD}"`);
    expect(row?.passwordCiphertext).toMatch(/^v1\./);
    await expect.poll(async () => (await mailboxesOf(owner.id))[0]?.state, { timeout: 60_000 }).toBe('connected');
    expect(started.current().sandbox.mailPrograms()).toContain(owner.email);
    const listed = await (await api('GET', PATH)).text();
    expect(listed).toContain(owner.email);
    expect(listed).not.toContain('assword');
    expect((await (await api('POST', PATH, account())).json()).id).toBe(id);
  });

  it("takes the guest's answer to the owner alone for the guest's answer", async () => {
    const offer = await offered('Roadmap');
    await jane.send({ ...aside(offer, owner.email), text: 'The first one works for me.' });
    await expect.poll(async () => (await stateOf(offer.loopId)).phase, { timeout: 60_000 }).toBe('BOOKED');
    await started.current().idle();
    expect((await jane.latest()).attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
  });

  it('makes the assistant hold back when the owner answers alone, and nothing is commanded by it', async () => {
    const offer = await offered('Budget');
    await dana.send({
      ...aside(offer, jane.email),
      text: 'Jane, forget those times, what about lunch on Friday instead?',
    });
    await expect.poll(async () => (await stateOf(offer.loopId)).takenOver, { timeout: 60_000 }).toBe(true);
    const mails = async () => (await jane.fromAssistant()).filter((mail) => mail.subject?.endsWith('Budget'));
    const before = (await mails()).length;
    await started.current().advance(7 * 86_400_000);
    expect(await mails()).toHaveLength(before);
    expect((await noticesOf(owner.id)).map(({ kind }) => kind)).toContain('held_back');
  });

  it('takes a mail once that came to both', async () => {
    const offer = await offered('Hiring');
    const id = await jane.send({
      ...aside(offer, owner.email),
      cc: [offer.offer.replyTo?.[0]?.address ?? ASSISTANT],
      text: 'None of these work for me.',
    });
    await allRead();
    await started.current().idle();
    expect(await database().select().from(messages).where(eq(messages.messageId, id))).toHaveLength(1);
    expect((await stateOf(offer.loopId)).takenOver).toBe(false);
  });

  it('stores nothing of other mail, nor of strangers in the thread', async () => {
    const offer = await offered('Launch');
    const eve = correspondent(started.current(), 'mallory@evil.test', 'Mallory Finch');
    const known = async () => ({
      messages: (await database().select().from(messages)).length,
      marks: (await database().select().from(imapMessages)).length,
    });
    // What the tests before left in the mailbox is read by then.
    await allRead();
    const before = await known();
    await jane.send({ to: [owner.email], subject: 'Something private', text: 'For your eyes only.' });
    await eve.send({ ...aside(offer, owner.email), text: 'The first one works for me.' });
    await allRead();
    expect(await known()).toEqual(before);
  });

  it('is forgotten when it is given up', async () => {
    const [mailbox] = await mailboxesOf(owner.id);
    const stranger = await apiAs(started.current().runtime, null);
    expect((await stranger('DELETE', `${PATH}/${mailbox?.id}`)).status).toBe(401);
    expect((await api('DELETE', `${PATH}/${mailbox?.id}`)).status).toBe(204);
    expect((await api('DELETE', `${PATH}/${mailbox?.id}`)).status).toBe(404);
    expect(await database().select().from(imapMailboxes)).toEqual([]);
    expect(await database().select().from(imapFolders)).toEqual([]);
    expect(await database().select().from(imapMessages)).toEqual([]);
    // Nobody is left who could read what comes from now on.
    await expect.poll(() => started.current().sandbox.mailPrograms()).not.toContain(owner.email);
    const offer = await offered('Afterwards');
    await jane.send({ ...aside(offer, owner.email), text: 'The first one works for me.' });
    expect((await stateOf(offer.loopId)).phase).toBe('OFFERING');
  });
});
