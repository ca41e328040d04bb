import { html } from 'hono/html';
import type { Person } from '../people';
import { page } from './layout';

/** What a provider's consent says, in the words of its own page. */
export interface Consent {
  readonly provider: string;
  readonly title: string;
  /** What the product may do then. */
  readonly allows: string;
  /** On the buttons: "Allow", and what stands on the one that refuses. */
  readonly accept: string;
  readonly refuse: string;
  /** Where the form goes. */
  readonly action: string;
}

/** A provider's consent: whose account it is to be, of the sandbox's people. What was asked travels in the form. */
export function consentPage(
  people: readonly Person[],
  asked: Readonly<Record<string, string>>,
  { provider, title, allows, accept, refuse, action }: Consent,
) {
  const kept = Object.entries(asked).filter(([name]) => name !== 'email');
  return page({
    title,
    body: html`<section class="card narrow">
      <p class="tag">Sandbox · stands in for ${provider}</p>
      <h1>Sundial wants access to your ${provider} account</h1>
      <p>${allows}</p>
      <form class="stack" method="post" action="${action}">
        ${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <ul class="choices">
          ${people.map(
            ({ email, name }) => html`<li>
              <button class="choice" type="submit" name="email" value="${email}">
                <span class="avatar" aria-hidden="true">${name.slice(0, 1)}</span>
                <span><strong>${accept} as ${name}</strong><br /><span class="quiet">${email}</span></span>
              </button>
            </li>`,
          )}
        </ul>
        <button type="submit" name="email" value="">${refuse}</button>
      </form>
    </section>`,
  });
}

/** What was asked cannot be consented to. */
export function refusedPage(provider: string, reason: string) {
  return page({
    title: provider,
    body: html`<section class="card narrow">
      <p class="tag">Sandbox · stands in for ${provider}</p>
      <h1>${reason}</h1>
      <p><a href="/">Back to the product</a></p>
    </section>`,
  });
}
