import { html, raw } from 'hono/html';

/** Markup that is safe to put into a page. */
export type Html = ReturnType<typeof html>;

export interface PageOptions {
  readonly title: string;
  readonly body: Html | Promise<Html>;
  /** Path of the current page in the navigation; null for pages without one (sign-in). */
  readonly current?: 'home' | 'mail' | 'calendar' | 'payments' | 'phones' | 'zoom' | 'hooks' | 'model' | null;
  /** Script modules of /sandbox/assets to load. */
  readonly scripts?: readonly string[];
}

const PLACES = [
  ['home', '/sandbox/', 'Sandbox'],
  ['mail', '/sandbox/mail', 'Mail'],
  ['calendar', '/sandbox/calendar', 'Calendar'],
  ['payments', '/sandbox/stripe', 'Payments'],
  ['phones', '/sandbox/phones', 'Phones'],
  ['zoom', '/sandbox/zoom', 'Zoom'],
  ['hooks', '/sandbox/hooks', 'Webhooks'],
  ['model', '/sandbox/model', 'Model'],
] as const;

/** A whole page of the sandbox, with its navigation. */
export function page({ title, body, current = null, scripts = [] }: PageOptions) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Sandbox</title>
        <link rel="icon" href="/sandbox/assets/mark.svg" />
        <link rel="stylesheet" href="/sandbox/assets/style.css" />
        ${scripts.map((name) => html`<script type="module" src="/sandbox/assets/${name}"></script>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        ${current === null ? '' : header(current)}
        <main id="main" tabindex="-1">${body}</main>
      </body>
    </html>`;
}

function header(current: string) {
  return html`<header class="bar">
    <nav aria-label="Sandbox">
      ${PLACES.map(
        ([name, path, label]) =>
          html`<a href="${path}" ${name === current ? raw('aria-current="page"') : ''}>${label}</a>`,
      )}
      <a href="/">Back to the product</a>
    </nav>
    <div class="clock" data-clock>
      <span>Sandbox time <time data-now></time></span>
      <button type="button" data-advance="hour">+1 hour</button>
      <button type="button" data-advance="day">+1 day</button>
      <button type="button" data-advance="morning">Next working morning</button>
      <span role="status" data-clock-status></span>
    </div>
  </header>`;
}
