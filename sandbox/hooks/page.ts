import { html, raw } from 'hono/html';
import { page } from '../pages/layout';
import type { HookReceiver, Manner } from './receiver';

const MANNER_WORDS: Readonly<Record<Manner, string>> = {
  takes: 'takes everything (204)',
  fails: 'fails (503): it is sent again',
  gone: 'wants nothing any more (410)',
};

type Shown = ReturnType<HookReceiver['shown']>[number];

/** What has arrived at the receiver, whether it was signed, and how the receiver answers. */
export function receiverPage(receiver: HookReceiver, address: string) {
  const shown = receiver.shown();
  return page({
    title: 'Webhooks',
    current: 'hooks',
    scripts: ['clock.js'],
    body: html`<div class="home">
      <h1>A receiver of webhooks</h1>
      <p class="prose">
        This is where a program of your own would be. Add a webhook to this address under Settings, API and webhooks, and put its
        secret in here to have signatures checked: <code>${address}</code>
      </p>
      <div class="cards">
        <form class="card stack" method="post" action="/sandbox/hooks/secret">
          <label for="secret">Secret${receiver.secret === null ? '' : ': one is known'}</label>
          <input id="secret" name="secret" placeholder="whsec_…" autocomplete="off" />
          <p><button type="submit">Check with it</button></p>
        </form>
        <form class="card stack" method="post" action="/sandbox/hooks/manner">
          <label for="manner">The receiver</label>
          <select id="manner" name="manner">
            ${Object.entries(MANNER_WORDS).map(
              ([manner, words]) =>
                html`<option value="${manner}" ${manner === receiver.manner ? raw('selected') : ''}>${words}</option>`,
            )}
          </select>
          <p><button type="submit">Do so</button></p>
        </form>
      </div>
      <div class="row spread">
        <h2>What has arrived</h2>
        <form class="row" method="post" action="/sandbox/hooks/clear">
          <a class="button" href="/sandbox/hooks">Look again</a><button type="submit">Forget it</button>
        </form>
      </div>
      ${shown.length === 0 ? html`<p class="empty">Nothing yet.</p>` : html`<ul class="stack">${shown.map(line)}</ul>`}
    </div>`,
  });
}

function line({ id, atMs, body, status, signed, repeated }: Shown) {
  const at = new Date(atMs).toISOString();
  return html`<li class="card stack">
    <p class="row">
      <strong>${typeOf(body)}</strong>
      <span class="tag">${signed === null ? 'not checked' : signed ? 'signature right' : 'signature wrong'}</span>
      <span class="tag">answered ${status}</span>
      ${repeated ? html`<span class="tag">came before</span>` : ''}
      <span class="quiet">${at.slice(0, 10)} ${at.slice(11, 19)} UTC · ${id}</span>
    </p>
    <div class="text">${pretty(body)}</div>
  </li>`;
}

function typeOf(body: string): string {
  const { type } = (jsonOf(body) ?? {}) as { type?: unknown };
  return typeof type === 'string' ? type : 'No JSON';
}

function pretty(body: string): string {
  const value = jsonOf(body);
  return value === null ? body : JSON.stringify(value, null, 2);
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
