import { html } from 'hono/html';
import { page } from '../pages/layout';
import type { Person } from '../people';

/** Microsoft's consent: whose account it is to be, of the sandbox's people. What was asked travels in the form. */
export function consentPage(people: readonly Person[], asked: Readonly<Record<string, string>>, action: string) {
  const kept = Object.entries(asked).filter(([name]) => name !== 'email');
  return page({
    title: 'Permissions requested',
    body: html`<section class="card narrow">
      <p class="tag">Sandbox · stands in for Microsoft</p>
      <h1>Sundial wants access to your Microsoft account</h1>
      <p>It will read and write your calendars, see your time zone and who you are, and keep that while you are away.</p>
      <form class="stack" method="post" action="${action}">
        ${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <ul class="choices">
          ${people.map(
            ({ email, name }) => html`<li>
              <button class="choice" type="submit" name="email" value="${email}">
                <span class="avatar" aria-hidden="true">${name.slice(0, 1)}</span>
                <span><strong>Accept as ${name}</strong><br /><span class="quiet">${email}</span></span>
              </button>
            </li>`,
          )}
        </ul>
        <button type="submit" name="email" value="">Cancel</button>
      </form>
    </section>`,
  });
}

export function refusedPage(reason: string) {
  return page({
    title: 'Microsoft',
    body: html`<section class="card narrow">
      <p class="tag">Sandbox · stands in for Microsoft</p>
      <h1>${reason}</h1>
      <p><a href="/">Back to the product</a></p>
    </section>`,
  });
}
