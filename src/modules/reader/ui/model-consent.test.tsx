import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { outside, Page, standInForNetwork } from '@/modules/loops/ui/page.fixture';
import { ModelChoice, ModelOffer } from './model-consent';

standInForNetwork();

const offered = { model: 'compatible:llama', recipient: 'llm.acme.test:8000', enabled: false, asked: false };
const show = (what: ReactNode) => render(<Page>{what}</Page>);
const said = () => outside.sent.map(({ url, method, body }) => [method, url, body]);

it.each([
  ['Let it read them', true],
  ['No, rules alone', false],
])('on the page of a decision the answer “%s” is kept', async (button, enabled) => {
  show(<ModelOffer {...offered} />);
  const text = document.body.textContent ?? '';
  expect(text).toContain('compatible:llama at llm.acme.test:8000');
  expect(text).toMatch(
    /Sent to llm\.acme\.test:8000: the subject and the new text of each mail.*Never sent: those rules, your calendar/,
  );
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(said()).toEqual([['PUT', '/api/user/model', { enabled }]]);
  await waitFor(() => expect(outside.refreshed).toBe(1));
});

it('in the onboarding it is a switch that says what leaves, and who switched it on', async () => {
  const { rerender } = show(<ModelChoice {...offered} />);
  const control = screen.getByRole('switch', { name: 'Let a language model read mail?' });
  expect(control.getAttribute('aria-checked')).toBe('false');
  expect(document.body.textContent).not.toContain('Whoever runs this installation');
  await userEvent.click(control);
  expect(said()).toEqual([['PUT', '/api/user/model', { enabled: true }]]);
  rerender(
    <Page>
      <ModelChoice {...offered} enabled />
    </Page>,
  );
  expect(document.body.textContent).toContain('Whoever runs this installation lets compatible:llama');
});

it('where there is no model nothing is asked', () => {
  const none = { ...offered, model: null, recipient: null };
  show(
    <>
      <ModelOffer {...none} />
      <ModelChoice {...none} />
    </>,
  );
  expect(document.body.textContent).toBe('');
});
