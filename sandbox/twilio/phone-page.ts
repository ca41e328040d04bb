import { html } from 'hono/html';
import { type Html, page } from '../pages/layout';
import { clockText, dayText } from '../pages/time-text';
import { SANDBOX_TWILIO } from './account';
import type { Message } from './model';
import type { TwilioStandIn } from './stand-in';

/** As many of a telephone's texts as are shown. */
const MOST = 100;

const lines: readonly string[] = SANDBOX_TWILIO.numbers;

/** The telephones that have texted or were texted, and the texts of one of them. */
export function phonePage(standIn: TwilioStandIn, shown: string | null) {
  const others = standIn.all().map(({ from, to }) => (lines.includes(from) ? to : from));
  const phones = [...new Set(shown ? [...others, shown] : others)].toReversed();
  const phone = shown ?? phones[0] ?? null;
  return page({
    title: 'Phones',
    current: 'phones',
    scripts: ['clock.js'],
    body: html`<div class="home">
      <h1>Phones</h1>
      <p class="prose">
        What the stand-in for Twilio has brought to telephones. Its account has the numbers ${lines.join(' and ')}: an
        administrator takes them in at <a href="/admin/phone-lines">Phone lines</a>. Every other number is a telephone here.
      </p>
      <form class="card row" method="get" action="/sandbox/phones">
        <label>Telephone <input name="number" value="${phone ?? ''}" placeholder="+14155552671" inputmode="tel" required pattern="\\+[1-9][0-9]{6,14}" /></label>
        <button>Look at it</button>
        ${phones.map((one) => html`<a class="button" href="/sandbox/phones?number=${encodeURIComponent(one)}">${one}</a>`)}
      </form>
      ${phone === null ? html`<p class="empty">Nobody has been texted yet.</p>` : conversation(standIn, phone)}
    </div>`,
  });
}

function conversation(standIn: TwilioStandIn, phone: string): Html {
  const mine = standIn.all().filter(({ from, to }) => from === phone || to === phone);
  const line = mine.map(({ from, to }) => (from === phone ? to : from)).at(-1) ?? lines[0];
  return html`<section class="card stack">
    <h2>${phone}</h2>
    ${mine.length === 0 ? html`<p class="empty">No text yet.</p>` : html`<ul class="stack">${mine.slice(-MOST).map((one) => bubble(one, phone))}</ul>`}
    <form class="row" method="post" action="/sandbox/phones">
      <input type="hidden" name="number" value="${phone}" />
      <label>To <select name="to">${lines.map((one) => html`<option ${one === line ? 'selected' : ''}>${one}</option>`)}</select></label>
      <label>Text <input name="body" required maxlength="1600" autocomplete="off" /></label>
      <button>Send</button>
    </form>
  </section>` as Html;
}

function bubble({ from, body, createdAt, status }: Message, phone: string): Html {
  const when = `${dayText(createdAt, 'Etc/UTC')}, ${clockText(createdAt, 'Etc/UTC')} UTC`;
  return html`<li><p class="quiet">${from === phone ? 'Sent' : from} · ${when} <span class="tag">${status}</span></p><p>${body}</p></li>` as Html;
}
