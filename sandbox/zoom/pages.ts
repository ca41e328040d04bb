import { html } from 'hono/html';
import type { Consent } from '../pages/consent-page';
import { page } from '../pages/layout';
import type { Person } from '../people';
import type { ZoomMeeting } from './meetings';

/** What Zoom's consent says. */
export const ZOOM_CONSENT: Consent = {
  provider: 'Zoom',
  title: 'Allow access to Zoom',
  allows: 'It will see who you are, and make, change and delete meetings for you.',
  accept: 'Allow',
  refuse: 'Decline',
  action: '/sandbox/zoom/oauth/authorize',
};

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
