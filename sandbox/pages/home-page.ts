import { html } from 'hono/html';
import type { Violation } from '../contract';
import { type Person, SANDBOX_PASSWORD } from '../people';
import { page } from './layout';
import { cityOf } from './time-text';

/** What the sandbox is, who lives in it, and whether anybody broke the contract. */
export function homePage(view: {
  people: readonly { readonly person: Person; readonly unread: number }[];
  violations: readonly Violation[];
  imapPort: number;
  caldavUrl: string;
}) {
  const as = ({ email }: Person) => `as=${encodeURIComponent(email)}`;
  return page({
    title: 'Overview',
    current: 'home',
    scripts: ['clock.js'],
    body: html`<div class="home">
      <h1>The sandbox</h1>
      <p class="prose">
        Stand-ins for Google, Microsoft, Stripe, Twilio, Zoom, mail and DNS on this machine, so that you can try everything without an account. Nothing
        leaves it: mail to any address ends up here, and the people below are made up.
      </p>
      <ul class="cards">
        ${view.people.map(
          ({ person, unread }) => html`<li class="card">
            <h2>${person.name}</h2>
            <p class="quiet">${person.email} · ${cityOf(person.zone)}</p>
            <p class="row"><a class="button" href="/sandbox/mail?${as(person)}">Mail${unread > 0 ? ` (${unread} new)` : ''}</a><a class="button" href="/sandbox/calendar?${as(person)}">Calendar</a></p>
          </li>`,
        )}
      </ul>
      <p class="quiet">
        Mail programs read these mailboxes by IMAP: server 127.0.0.1, port ${view.imapPort}, no encryption, the address
        as name, the password “${SANDBOX_PASSWORD}”. Each of them also has a calendar account by CalDAV at ${view.caldavUrl},
        with the same name and password.
      </p>
      ${
        view.violations.length === 0
          ? html`<p class="quiet">Every request so far kept to the vendors’ descriptions.</p>`
          : html`<section class="error" role="alert">
              <h2>Requests or answers that break the vendors’ descriptions</h2>
              <ul>${view.violations.slice(-20).map(({ side, operation, reason }) => html`<li>${side} of ${operation}: ${reason}</li>`)}</ul>
            </section>`
      }
    </div>`,
  });
}
