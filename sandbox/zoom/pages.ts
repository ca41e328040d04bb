import { html } from 'hono/html';
import { page } from '../pages/layout';
import type { Person } from '../people';
import type { ZoomMeeting } from './meetings';

/** Zoom's consent: whose account it is to be, of the sandbox's people. What was asked travels in the form. */
export function consentPage(people: readonly Person[], asked: Readonly<Record<string, string>>) {
  const kept = Object.entries(asked).filter(([name]) => name !== 'email');
  return page({
    title: 'Allow access to Zoom',
    body: html`<section class="card narrow">
      <p class="tag">Sandbox · stands in for Zoom</p>
      <h1>Sundial wants access to your Zoom account</h1>
      <p>It will see who you are, and make, change and delete meetings for you.</p>
      <form class="stack" method="post" action="/sandbox/zoom/oauth/authorize">
        ${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <ul class="choices">
          ${people.map(
            ({ email, name }) => html`<li>
              <button class="choice" type="submit" name="email" value="${email}">
                <span class="avatar" aria-hidden="true">${name.slice(0, 1)}</span>
                <span><strong>Allow as ${name}</strong><br /><span class="quiet">${email}</span></span>
              </button>
            </li>`,
          )}
        </ul>
        <button type="submit" name="email" value="">Decline</button>
      </form>
    </section>`,
  });
}

export function refusedPage(reason: string) {
  return page({
    title: 'Zoom',
    body: html`<section class="card narrow">
      <p class="tag">Sandbox · stands in for Zoom</p>
      <h1>${reason}</h1>
      <p><a href="/">Back to the product</a></p>
    </section>`,
  });
}

export interface HostShown {
  readonly person: Person;
  /** They have allowed the product to use their account. */
  readonly allows: boolean;
  readonly meetings: readonly ZoomMeeting[];
}

/** Everybody's meetings, and the way to take leave back, as at Zoom's marketplace. */
export function meetingsPage(hosts: readonly HostShown[]) {
  const shown = hosts.filter(({ allows, meetings }) => allows || meetings.length > 0);
  return page({
    title: 'Zoom meetings',
    current: 'zoom',
    scripts: ['clock.js'],
    body: html`<div class="home">
      <h1>Zoom meetings</h1>
      ${shown.length === 0 ? html`<p class="prose">Nobody has connected Zoom yet. The product does so under Settings, Integrations.</p>` : ''}
      <ul class="cards">
        ${shown.map(
          ({ person, allows, meetings }) => html`<li class="card">
            <h2>${person.name}</h2>
            <p class="quiet">${person.email} · ${allows ? 'uses Sundial' : 'does not use Sundial'}</p>
            ${meetings.length === 0 ? html`<p>No meetings.</p>` : html`<ul>${meetings.map(line)}</ul>`}
            ${
              allows
                ? html`<form method="post" action="/sandbox/zoom/remove-app">
                    <button type="submit" name="email" value="${person.email}">Remove Sundial at Zoom</button>
                  </form>`
                : ''
            }
          </li>`,
        )}
      </ul>
    </div>`,
  });
}

function line({ id, topic, startTime, duration, passcode }: ZoomMeeting) {
  const when =
    startTime === null ? 'repeats' : `${startTime.replace('T', ' ').replace(':00Z', ' UTC')}, ${duration} min`;
  return html`<li>${topic}<br /><span class="quiet">${when} · ${id} · passcode ${passcode}</span></li>`;
}

/** Where a link of the sandbox's leads. */
export function roomPage(meeting: ZoomMeeting | undefined) {
  return page({
    title: 'Zoom meeting',
    body: html`<section class="card narrow">
      <p class="tag">Sandbox · stands in for Zoom</p>
      <h1>${meeting ? meeting.topic : 'There is no such meeting'}</h1>
      <p>${meeting ? 'Here the meeting would begin.' : 'It was deleted, or never was.'}</p>
    </section>`,
  });
}
