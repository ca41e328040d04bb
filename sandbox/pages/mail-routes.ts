import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Assembly } from '../assemble';
import { answerInvitation } from '../mail/answer-invitation';
import { composeMail, envelopeTo, newMailSchema } from '../mail/compose';
import { readRecipients } from '../mail/recipients';
import { type Thread, threadsOf } from '../mail/threads';
import { type MailView, viewOf } from '../mail/view';
import type { Person } from '../people';
import { type Draft, newDraft, replyDraft } from './mail-draft';
import { mailPage, type Problem } from './mail-page';

/** How many addresses beside the people's are listed. */
const MOST_OTHERS = 40;

/** The page /sandbox/mail and what its forms post to. */
export function mailRoutes(assembly: Assembly): Hono {
  const { boxes, people, office, clock, options } = assembly;
  const assistant = { name: options.assistantName, address: options.assistantAddress };
  const app = new Hono();

  app.get('/', async (c) => {
    const person = personOf(c.req.query('as'));
    const { views, threads, open } = await threadWith(person, wantedOf(c));
    return c.html(show(person, threads, { open, draft: draftOf(c, person, views) }));
  });

  /** Something to compare: it changes when any mailbox does. */
  app.get('/version', (c) => c.json({ version: boxes.version }));

  app.post('/write', async (c) => {
    const form = (await c.req.parseBody()) as Record<string, string>;
    const person = personOf(form.as);
    const { to = '', cc = '', subject = '', text = '', inReplyTo = '', references = '' } = form;
    const refuse = async (problem: string, field?: 'to' | 'cc') => {
      const { views } = await threadWith(person, undefined);
      const answered = views.find((view) => view.messageId === inReplyTo)?.id;
      const { threads, open } = await threadWith(person, answered);
      const draft = { to, cc, subject, text, inReplyTo, references };
      return c.html(show(person, threads, { open, draft, problem: { text: `Not sent. ${problem}`, field } }), 400);
    };
    const [given, copied] = [readRecipients(to), readRecipients(cc)];
    if (!given.ok) return refuse(`To: ${given.problem}`, 'to');
    if (!copied.ok) return refuse(`Cc: ${copied.problem}`, 'cc');
    if (given.recipients.length === 0) return refuse('To: nobody is named there.', 'to');
    const mail = newMailSchema.safeParse({
      from: person.email,
      to: given.recipients,
      cc: copied.recipients,
      subject,
      text: text.replaceAll('\r\n', '\n'),
      ...(inReplyTo ? { inReplyTo } : {}),
      references: references.split(' ').filter((id) => id !== ''),
    });
    if (!mail.success) return refuse(z.prettifyError(mail.error));
    const raw = await composeMail(mail.data, person.name, clock.now(), (address) => people.find(address)?.name);
    const { messageId } = await office.submit({ from: person.email, to: envelopeTo(mail.data), raw });
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
    if (!done)
      return c.html(show(person, [], { problem: { text: 'This invitation cannot be answered any more.' } }), 409);
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

  function show(
    person: Person,
    threads: readonly Thread[],
    { open, draft, problem }: { open?: Thread; draft?: Draft; problem?: Problem },
  ) {
    const unreadOf = ({ email }: Person) => boxes.messages(email).filter((mail) => !mail.read).length;
    const shownPeople = everyone().map((other) => ({ person: other, unread: unreadOf(other) }));
    return mailPage({
      person,
      people: shownPeople,
      threads,
      open,
      draft,
      problem,
      now: clock.now(),
      version: boxes.version,
    });
  }

  return app;
}
