import { html, raw } from 'hono/html';
import type { Html } from '../../pages/layout';

/** A labelled line of a form, with what is wrong with it told to those who cannot see it, too. */
export function field(
  name: string,
  label: string,
  options: {
    value?: string;
    hint?: string;
    error?: string;
    autocomplete?: string;
    required?: boolean;
    mode?: string;
  } = {},
): Html {
  const { value = '', hint, error, autocomplete = 'off', required = false, mode = 'text' } = options;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" inputmode="${mode}"
      ${required ? raw('required') : ''} ${error ? raw('aria-invalid="true"') : ''}
      ${described ? raw(`aria-describedby="${described}"`) : ''} />
    ${hint ? html`<p class="quiet" id="${name}-hint">${hint}</p>` : ''}
    ${error ? html`<p class="error" id="${name}-error" role="alert">${error}</p>` : ''}
  </div>` as Html;
}

/** Says whose page this is. */
export const standInNote = html`<p class="tag">Sandbox: a stand-in for Stripe. No money moves.</p>`;
