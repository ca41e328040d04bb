import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { outside, Page, standInForNetwork } from '@/modules/loops/ui/page.fixture';
import { PreferencesOffer } from './preferences-offer';

standInForNetwork();

it.each([
  ['Let it read them', true],
  ['No, rules alone', false],
])('what is not understood is an occasion to ask for the model, and “%s” is kept', async (button, enabled) => {
  render(
    <Page>
      <PreferencesOffer model="compatible:llama" recipient="llm.acme.test:8000" count={2} />
    </Page>,
  );
  const text = document.body.textContent ?? '';
  expect(text).toContain('read the 2 sentences that the rules here did not understand');
  expect(text).toMatch(/Sent to llm\.acme\.test:8000, whenever you save:.*Never sent: sentences with codewords/);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(outside.sent.map(({ url, method, body }) => [method, url, body])).toEqual([
    ['PUT', '/api/user/model/preferences', { enabled }],
  ]);
  await waitFor(() => expect(outside.refreshed).toBe(1));
});
