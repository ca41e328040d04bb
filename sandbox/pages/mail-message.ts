import { html } from 'hono/html';
import type { Invitation } from '../mail/invitation';
import type { MailAddress, MailView } from '../mail/view';
import type { Person } from '../people';
import { framed, linked } from './mail-text';
import { cityOf, clockText, dayText, spanText } from './time-text';

/** One message of a thread, with its invitation, attachments and what can be done. */
export function messageCard(mail: MailView, person: Person) {
  const box = `/sandbox/mail/boxes/${encodeURIComponent(person.email)}/${mail.id}`;
  const write = (kind: string) => `/sandbox/mail?as=${encodeURIComponent(person.email)}&${kind}=${mail.id}`;
  const everyone = mail.to.length + mail.cc.length > 1;
  const shown = mail.attachments
    .map((part, index) => ({ ...part, index }))
    .filter((part) => !/calendar|ics/.test(part.mimeType));
  return html`<article class="card letter-card" aria-labelledby="m-${mail.id}">
    <header>
      <h3 id="m-${mail.id}">${mail.from.name || mail.from.address || 'Unknown sender'} ${mail.folder === 'sent' ? html`<span class="tag">sent</span>` : ''}</h3>
      <p class="quiet">
        ${mail.from.address} · <time datetime="${new Date(mail.receivedAt).toISOString()}">${dayText(mail.receivedAt, person.zone)}, ${clockText(mail.receivedAt, person.zone)} (${cityOf(person.zone)})</time>
      </p>
      <p class="quiet">To ${names(mail.to)}${mail.cc.length > 0 ? html` · Cc ${names(mail.cc)}` : ''}</p>
    </header>
    ${mail.invitation ? invitationCard(mail.invitation, mail, person) : ''}
    ${mail.html ? framed(mail.html, `Message from ${mail.from.name || mail.from.address}`) : html`<div class="text">${linked(mail.text)}</div>`}
    ${mail.html ? html`<details><summary>Plain text</summary><div class="text">${linked(mail.text)}</div></details>` : ''}
    ${
      shown.length > 0
        ? html`<ul class="attachments" aria-label="Attachments">
            ${shown.map((part) => html`<li><a href="${box}/attachments/${part.index}">${part.filename}</a> <span class="quiet">${part.mimeType}, ${Math.ceil(part.size / 1024)} kB</span></li>`)}
          </ul>`
        : ''
    }
    <footer class="row">
      <a class="button" href="${write('reply')}#compose">Reply</a>
      ${everyone ? html`<a class="button" href="${write('replyall')}#compose">Reply to all</a>` : ''}
      <a class="quiet" href="${box}/raw">Source</a>
    </footer>
  </article>`;
}

const METHODS: Record<string, string> = {
  REQUEST: 'Invitation',
  PUBLISH: 'For your calendar',
  CANCEL: 'Cancelled',
  REPLY: 'Answer',
  COUNTER: 'Proposal',
};

function invitationCard(invitation: Invitation, mail: MailView, person: Person) {
  const zones = [person.zone, ...(invitation.zone && invitation.zone !== person.zone ? [invitation.zone] : [])];
  const { start } = invitation;
  const invited = invitation.attendees.find((attendee) => attendee.email === person.email);
  return html`<section class="invitation" aria-label="${METHODS[invitation.method] ?? 'Calendar'}: ${invitation.summary}">
    <p class="tag">${METHODS[invitation.method] ?? 'Calendar'}</p>
    <h4>${invitation.summary || '(no title)'}</h4>
    ${
      start === null
        ? html`<p>The time cannot be read.</p>`
        : zones.map(
            (zone, i) =>
              html`<p ${i > 0 ? html`class="quiet"` : ''}>${spanText(start, invitation.end, zone)}${invitation.recurs ? ', repeats' : ''}</p>`,
          )
    }
    ${invitation.location ? html`<p>${linked(invitation.location)}</p>` : ''}
    ${invitation.attendees.length > 0 ? html`<p class="quiet">${invitation.attendees.map(({ email, status }) => `${email} (${status.toLowerCase().replace('-', ' ')})`).join(', ')}</p>` : ''}
    ${
      invitation.method === 'REQUEST' && invited && mail.folder === 'inbox'
        ? html`<form class="row" method="post" action="/sandbox/mail/answer">
            <input type="hidden" name="as" value="${person.email}" />
            <input type="hidden" name="mail" value="${mail.id}" />
            <button name="answer" value="accepted">Accept</button>
            <button name="answer" value="tentative">Maybe</button>
            <button name="answer" value="declined">Decline</button>
          </form>`
        : ''
    }
  </section>`;
}

function names(addresses: readonly MailAddress[]): string {
  return addresses.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ') || '(nobody)';
}
