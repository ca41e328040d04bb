import { html, raw } from 'hono/html';
import type { Thread } from '../mail/threads';
import type { Person } from '../people';
import { page } from './layout';
import type { Draft } from './mail-draft';
import { messageCard } from './mail-message';
import { shortText } from './time-text';

/** What was refused, and the field to mend. */
export interface Problem {
  readonly text: string;
  readonly field?: 'to' | 'cc';
}

export interface MailPage {
  readonly person: Person;
  readonly people: readonly { readonly person: Person; readonly unread: number }[];
  readonly threads: readonly Thread[];
  readonly open: Thread | undefined;
  readonly draft: Draft | undefined;
  readonly problem: Problem | undefined;
  readonly now: number;
  /** Changes whenever a mailbox does; the page asks for it to know when to refresh. */
  readonly version: number;
}

const SUGGESTIONS = [
  'The first one works for me.',
  'Tuesday at 2 works.',
  'How about Thursday after 3?',
  'None of these, sorry. Could we do the week after?',
];

/** Somebody's mail: people, threads, one thread or a letter being written. */
export function mailPage(view: MailPage) {
  const { person, open, draft, problem } = view;
  const self = `/sandbox/mail?as=${encodeURIComponent(person.email)}`;
  // Looking changes nothing: the page's script says what was read.
  const unread = open?.messages.filter((mail) => !mail.read).map(({ id }) => id) ?? [];
  const place = draft ? 'writing' : open ? 'reading' : 'browsing';
  return page({
    title: `Mail of ${person.name}`,
    current: 'mail',
    scripts: ['clock.js', 'mail.js'],
    body: html`<div class="mail" data-place="${place}" data-version="${view.version}" data-person="${person.email}" data-unread="${unread.join(' ')}" data-self="${problem ? `${self}&${open ? `thread=${open.id}` : 'compose=1'}` : ''}">
      <nav class="people" aria-label="Whose mail" data-live="people">
        ${view.people.map(
          ({
            person: other,
            unread,
          }) => html`<a href="/sandbox/mail?as=${encodeURIComponent(other.email)}" ${other.email === person.email ? raw('aria-current="true"') : ''}>
            <span class="avatar" aria-hidden="true">${other.name.slice(0, 1)}</span>
            <span class="grow"><strong>${other.name}</strong><br /><span class="quiet">${other.email}</span></span>
            ${unread > 0 ? html`<span class="count">${unread}<span class="hidden"> unread</span></span>` : ''}
          </a>`,
        )}
      </nav>
      <h1 class="hidden">Mail of ${person.name}</h1>
      <section class="threads" aria-label="Threads of ${person.name}">
        <div class="row spread"><h2>${person.name}</h2><a class="button primary" href="${self}&compose=1#compose">New mail</a></div>
        <div data-live="threads">
          ${
            view.threads.length === 0
              ? html`<p class="empty">No mail yet. Write one: the assistant is already in Cc.</p>`
              : html`<ul class="list">${view.threads.map((thread) => threadRow(thread, view, self))}</ul>`
          }
        </div>
      </section>
      <section class="thread" aria-label="Message">
        ${draft || open ? html`<a class="back" href="${self}">All mail</a>` : ''}
        ${problem ? html`<p class="error" role="alert" id="problem">${problem.text}</p>` : ''}
        ${draft ? composeForm(person, draft, problem?.field) : ''}
        <div data-live="thread">
          ${open ? html`<h2>${open.subject}</h2>${open.messages.map((mail) => messageCard(mail, person))}` : ''}
          ${open || draft ? '' : html`<p class="empty">Choose a thread to read it here.</p>`}
        </div>
      </section>
      <p class="hidden" role="status" data-news></p>
      <p class="error floating" role="alert" data-offline hidden>The sandbox does not answer. Trying again…</p>
    </div>`,
  });
}

function threadRow(thread: Thread, view: MailPage, self: string) {
  const last = thread.messages.at(-1);
  const senders = [
    ...new Set(thread.messages.map((mail) => (mail.folder === 'sent' ? 'me' : mail.from.name || mail.from.address))),
  ];
  return html`<li>
    <a href="${self}&thread=${thread.id}" ${thread === view.open ? raw('aria-current="true"') : ''} class="${thread.unread > 0 ? 'unread' : ''}">
      <span class="row spread"><span class="who">${senders.join(', ')}</span><time class="quiet" datetime="${new Date(thread.lastAt).toISOString()}">${shortText(thread.lastAt, view.now, view.person.zone)}</time></span>
      <span class="subject">${thread.subject}${thread.unread > 0 ? html`<span class="hidden">, unread</span>` : ''}</span>
      <span class="quiet line">${last?.text.replace(/\s+/g, ' ').slice(0, 110)}</span>
    </a>
  </li>`;
}

function composeForm(person: Person, draft: Draft, wrong: Problem['field']) {
  const answering = draft.inReplyTo !== '';
  const mend = (field: Problem['field']) =>
    field === wrong ? raw('aria-invalid="true" aria-describedby="problem" autofocus') : '';
  return html`<form id="compose" class="card stack compose" method="post" action="/sandbox/mail/write" data-compose>
    <h2>${answering ? 'Reply' : 'New mail'} as ${person.name}</h2>
    <input type="hidden" name="as" value="${person.email}" />
    <input type="hidden" name="inReplyTo" value="${draft.inReplyTo}" />
    <input type="hidden" name="references" value="${draft.references}" />
    <label>To <input name="to" value="${draft.to}" required autocomplete="off" placeholder="Jane Doe <jane@globex.test>, ben@acme.test" ${mend('to')} /></label>
    <label>Cc <input name="cc" value="${draft.cc}" autocomplete="off" ${mend('cc')} /></label>
    <label>Subject <input name="subject" value="${draft.subject}" autocomplete="off" /></label>
    ${answering ? html`<div class="row suggestions" hidden>${SUGGESTIONS.map((text) => html`<button type="button" data-suggest="${text}">${text}</button>`)}</div>` : ''}
    <label>Text <textarea name="text" rows="12" ${answering && !wrong ? raw('autofocus') : ''}>
${draft.text}</textarea></label>
    <div class="row"><button class="primary" type="submit">Send</button><a href="/sandbox/mail?as=${encodeURIComponent(person.email)}">Discard</a></div>
  </form>`;
}
