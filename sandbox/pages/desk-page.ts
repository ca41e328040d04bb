import { html, raw } from 'hono/html';
import type { AtDesk } from '../llm/desk/desk';
import type { Question } from '../llm/desk/question';
import { page } from './layout';

/** An answer that was sent by the form and would not do. */
export interface Refused {
  readonly number: number;
  readonly text: string;
  readonly reason: string;
}

export interface DeskPage {
  readonly waiting: readonly AtDesk[];
  readonly folder: string;
  readonly version: number;
  readonly refused: Refused | null;
}

const INTRODUCTION = html`<h1>A model at a desk</h1>`;

/** The questions to the language model that wait for somebody's answer. */
export function deskPage({ waiting, folder, version, refused }: DeskPage) {
  return page({
    title: 'A model at a desk',
    current: 'model',
    scripts: ['clock.js', 'desk.js'],
    body: html`<div class="home" data-desk="${version}">
      ${INTRODUCTION}
      <p class="prose">
        Whatever the language model is asked waits here until you answer it: this is all that it gets to see. Whoever asks
        gives up in the end (LLM_TIMEOUT_SECONDS). The same questions wait as files in ${folder}.
      </p>
      <p role="status" data-news></p>
      ${
        waiting.length === 0
          ? html`<p class="empty">No question waits.</p>`
          : waiting.map((one) => questionCard(one, refused?.number === one.question.number ? refused : null))
      }
    </div>`,
  });
}

/** How one gets to sit at the desk. */
export function withoutDeskPage() {
  return page({
    title: 'A model at a desk',
    current: 'model',
    scripts: ['clock.js'],
    body: html`<div class="home">
      ${INTRODUCTION}
      <p class="prose">
        Here you can answer in the language model’s place, and see what it is asked: set SANDBOX_MODEL=desk,
        MODEL=compatible:desk and LLM_TIMEOUT_SECONDS=120 in .env, start anew, and let the model read in the settings.
        Without that, a stand-in answers which knows a few phrases.
      </p>
    </div>`,
  });
}

function questionCard({ question, refusal }: AtDesk, refused: Refused | null) {
  const { number, model, schemaName, schema, messages, askedAt } = question;
  const reason = refused?.reason ?? refusal;
  const message = messageIn(question);
  const heading = `Question ${number}`;
  return html`<section class="card stack" aria-label="${heading}">
    <h2>${heading}</h2>
    <p class="quiet">${schemaName ?? 'any words'} · asked of ${model} at <time datetime="${askedAt}">${askedAt}</time></p>
    ${message === null ? '' : html`<p class="text">${message}</p>`}
    ${block('All that was given', prettyJson(messages[1].content))}
    ${block('Instructions', messages[0].content)}
    ${schema ? block('The form of the answer', JSON.stringify(schema, null, 2)) : ''}
    ${reason === null ? '' : html`<p class="error text" role="alert" id="refused-${number}">${`Not taken:\n${reason}`}</p>`}
    <form method="post" action="/sandbox/model/${number}" class="stack">
      <label>Answer to question ${number}, as JSON<textarea name="answer" rows="10" required spellcheck="false" ${reason === null ? '' : raw(`aria-invalid="true" aria-describedby="refused-${number}"`)}>${refused?.text ?? ''}</textarea></label>
      <div class="row"><button class="primary">Answer</button></div>
    </form>
  </section>`;
}

function block(title: string, text: string) {
  return html`<details><summary>${title}</summary><pre class="text quiet">${text}</pre></details>`;
}

/** The mail in what was given, where there is one. */
function messageIn({ messages }: Question): string | null {
  const given = parsed(messages[1].content);
  if (typeof given !== 'object' || given === null) return null;
  const { message, sentence } = given as Record<string, unknown>;
  return [message, sentence].find((text) => typeof text === 'string') ?? null;
}

function prettyJson(text: string): string {
  const value = parsed(text);
  return value === undefined ? text : JSON.stringify(value, null, 2);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
