import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Assembly } from '../assemble';
import { answerInvitation } from '../mail/answer-invitation';
import { composeMail, newMailSchema } from '../mail/compose';
import { type Thread, threadsOf } from '../mail/threads';
import { type MailView, viewOf } from '../mail/view';
import type { Person } from '../people';
import { type Draft, newDraft, replyDraft } from './mail-draft';
import { mailPage } from './mail-page';

/** How many addresses beside the people's are listed. */
const MOST_OTHERS = 40;

/** The page /sandbox/mail and what its forms post to. */
export function mailRoutes(assembly: Assembly): Hono {
  const { boxes, people, office, clock, options } = assembly;
  const assistant = { name: options.assistantName, address: options.assistantAddress };
  const app = new Hono();

  app.get('/', async (c) => {
    const person = personOf(c.req.query('as'));
    const wanted = wantedOf(c);
    for (const mail of (await threadWith(person, wanted)).open?.messages ?? []) boxes.markRead(person.email, mail.id);
    const { views, threads, open } = await threadWith(person, wanted);
    return c.html(show(person, threads, { open, draft: draftOf(c, person, views) }));
  });

  /** Something to compare: it changes when any mailbox does. */
  app.get('/version', (c) => c.json({ version: boxes.version }));

  app.post('/write', async (c) => {
    const form = (await c.req.parseBody()) as Record<string, string>;
    const person = personOf(form.as);
    const list = (text = '') => text.split(/[,;\s]+/).filter((address) => address !== '');
    const { subject = '', text = '', inReplyTo = '', references = '' } = form;
    const mail = newMailSchema.safeParse({
      from: person.email,
      to: list(form.to),
      cc: list(form.cc),
      subject,
      text: text.replaceAll('\r\n', '\n'),
      ...(inReplyTo ? { inReplyTo } : {}),
      references: references.split(' ').filter((id) => id !== ''),
    });
    if (!mail.success) {
      const { threads } = await threadWith(person, undefined);
      const draft = { to: form.to ?? '', cc: form.cc ?? '', subject, text, inReplyTo, references };
      return c.html(show(person, threads, { draft, error: `Not sent. ${z.prettifyError(mail.error)}` }), 400);
    }
    const raw = await composeMail(mail.data, person.name, clock.now(), (address) => people.find(address)?.name);
    const to = [...new Set([...mail.data.to, ...mail.data.cc])];
    const { messageId } = await office.submit({ from: person.email, to, raw });
    const { views } = await threadWith(person, undefined);
    const sent = views.find((view) => view.messageId === messageId);
    return c.redirect(`/sandbox/mail?as=${encodeURIComponent(person.email)}${sent ? `&message=${sent.id}` : ''}`, 303);
  });

  app.post('/answer', async (c) => {
    const form = (await c.req.parseBody()) as Record<string, string>;
    const person = personOf(form.as);
    const mail = boxes.find(person.email, form.mail ?? '');
    const answer = z.enum(['accepted', 'declined', 'tentative']).safeParse(form.answer);
    const done = mail && answer.success && (await answerInvitation(assembly, person, await viewOf(mail), answer.data));
    if (!done) return c.html(show(person, [], { error: 'This invitation cannot be answered any more.' }), 409);
    return c.redirect(`/sandbox/mail?as=${encodeURIComponent(person.email)}&message=${mail.id}`, 303);
  });

  function personOf(email = ''): Person {
    return everyone().find((person) => person.email === email.toLowerCase()) ?? (people.all()[0] as Person);
  }

  /** The sandbox's people, and whoever else has had mail: somebody who signed in by a link, for example. */
  function everyone(): Person[] {
    const others = boxes.addresses().filter((address) => !people.find(address));
    const asPerson = (email: string): Person => ({ email, name: email, zone: 'Etc/UTC', subject: '' });
    return [...people.all(), ...others.slice(0, MOST_OTHERS).map(asPerson)];
  }

  /** The message that the address names, whether to read it or to answer it. */
  function wantedOf(c: Context): string | undefined {
    return c.req.query('thread') ?? c.req.query('message') ?? c.req.query('reply') ?? c.req.query('replyall');
  }

  async function threadWith(person: Person, wanted: string | undefined) {
    const views: MailView[] = await Promise.all(boxes.messages(person.email).map(viewOf));
    const threads = threadsOf(views);
    const open = threads.find((thread) => thread.messages.some((mail) => mail.id === wanted));
    return { views, threads, open };
  }

  function draftOf(c: Context, person: Person, views: readonly MailView[]): Draft | undefined {
    if (c.req.query('compose')) return newDraft(person, people.all(), assistant);
    const all = c.req.query('replyall');
    const mail = views.find((view) => view.id === (all ?? c.req.query('reply')));
    return mail && replyDraft(mail, person, all !== undefined);
  }

  function show(person: Person, threads: readonly Thread[], shown: { open?: Thread; draft?: Draft; error?: string }) {
    const unreadOf = ({ email }: Person) => boxes.messages(email).filter((mail) => !mail.read).length;
    const shownPeople = everyone().map((other) => ({ person: other, unread: unreadOf(other) }));
    const { open, draft, error } = shown;
    return mailPage({
      person,
      people: shownPeople,
      threads,
      open,
      draft,
      error,
      now: clock.now(),
      version: boxes.version,
    });
  }

  return app;
}
