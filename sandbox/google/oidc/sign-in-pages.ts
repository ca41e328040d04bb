import { html, raw } from 'hono/html';
import { page } from '../../pages/layout';
import { cityOf } from '../../pages/time-text';
import type { Person } from '../../people';
import { describeScope } from './scopes';

/** "Choose an account": the sandbox's people, and any other address. There are no passwords. */
export function chooserPage(options: {
  uid: string;
  clientName: string;
  people: readonly Person[];
  hint: string | undefined;
  zones: readonly string[];
}) {
  const { uid, clientName, hint } = options;
  const action = `/sandbox/google/interaction/${uid}/account`;
  const people = [...options.people].sort((a, b) => Number(b.email === hint) - Number(a.email === hint));
  return page({
    title: 'Choose an account',
    body: html`<section class="card narrow">
      <p class="tag">Sandbox · stands in for Google</p>
      <h1>Choose an account</h1>
      <p>to continue to ${clientName}</p>
      <ul class="choices">
        ${people.map(
          (person) => html`<li>
            <form method="post" action="${action}">
              <input type="hidden" name="email" value="${person.email}" />
              <button class="choice" type="submit">
                <span class="avatar" aria-hidden="true">${person.name.slice(0, 1)}</span>
                <span><strong>${person.name}</strong><br /><span class="quiet">${person.email} · ${cityOf(person.zone)}</span></span>
              </button>
            </form>
          </li>`,
        )}
      </ul>
      <details ${hint && !people.some((person) => person.email === hint) ? raw('open') : ''}>
        <summary>Use another address</summary>
        <form class="stack" method="post" action="${action}">
          <label>Address <input type="email" name="email" required maxlength="254" value="${hint ?? ''}" autocomplete="off" /></label>
          <label>Name <input name="name" maxlength="80" autocomplete="off" /></label>
          <label>Time zone <input name="zone" list="zones" value="America/New_York" required /></label>
          <datalist id="zones">${options.zones.map((zone) => html`<option value="${zone}"></option>`)}</datalist>
          <button class="primary" type="submit">Continue</button>
        </form>
      </details>
    </section>`,
  });
}

/** What the product may do; each calendar scope can be unticked, as at Google. */
export function consentPage(options: { uid: string; clientName: string; person: Person; scopes: readonly string[] }) {
  const { uid, clientName, person, scopes } = options;
  return page({
    title: 'Allow access',
    body: html`<section class="card narrow">
      <p class="tag">Sandbox · stands in for Google</p>
      <h1>${clientName} wants access to your account</h1>
      <p>${person.name} <span class="quiet">${person.email}</span></p>
      <form class="stack" method="post" action="/sandbox/google/interaction/${uid}/consent">
        <p>It will see your name and e-mail address.</p>
        ${
          scopes.length === 0
            ? ''
            : html`<fieldset>
                <legend>Select what ${clientName} can access</legend>
                ${scopes.map(
                  (scope) =>
                    html`<label class="tick"><input type="checkbox" name="scope" value="${scope}" checked /> ${describeScope(scope)}</label>`,
                )}
              </fieldset>`
        }
        <div class="row">
          <button class="primary" name="decision" value="allow" type="submit">Continue</button>
          <button name="decision" value="cancel" type="submit">Cancel</button>
        </div>
      </form>
    </section>`,
  });
}

/** Something went wrong during sign-in. */
export function errorPage(message: string) {
  return page({
    title: 'Sign-in',
    body: html`<section class="card narrow"><h1>${message}</h1><p><a href="/">Back to the product</a></p></section>`,
  });
}
