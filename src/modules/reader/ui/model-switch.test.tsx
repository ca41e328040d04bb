import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WithMessages } from '../../../../tests/support/with-messages';
import { ModelSwitchRow } from './model-switch';

const sent: { url: string; method?: string; body: unknown }[] = [];
let refreshed = 0;
const router = {
  back() {},
  forward() {},
  push() {},
  replace() {},
  prefetch() {},
  refresh() {
    refreshed += 1;
  },
} as unknown as NonNullable<React.ContextType<typeof AppRouterContext>>;

beforeEach(() => {
  sent.length = 0;
  refreshed = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, method: init.method, body: JSON.parse(String(init.body)) });
    return Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (enabled: boolean, phrasing = false, preferences = false) =>
  render(
    <AppRouterContext.Provider value={router}>
      <WithMessages>
        <ModelSwitchRow
          model="compatible:llama"
          recipient="llm.acme.test:8000"
          enabled={enabled}
          asked
          phrasing={phrasing}
          preferences={preferences}
        />
      </WithMessages>
    </AppRouterContext.Provider>,
  );

it('without a model there is nothing to switch, and it is said that no mail leaves', () => {
  render(
    <WithMessages>
      <ModelSwitchRow
        model={null}
        recipient={null}
        enabled={false}
        asked={false}
        phrasing={false}
        preferences={false}
      />
    </WithMessages>,
  );
  expect(screen.queryByRole('switch')).toBeNull();
  expect(document.body.textContent).toMatch(/no mail is sent to a language model/);
});

it('names the host, the model, and what is sent, before anything is switched on', async () => {
  show(false);
  const text = document.body.textContent ?? '';
  expect(text).toMatch(/sent to llm\.acme\.test:8000 \(compatible:llama\)/);
  expect(text).toMatch(/Never sent: your\s+calendar/);
  const control = screen.getByRole('switch', { name: /language model read mail/ });
  expect(control.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(control);
  expect(sent).toEqual([{ url: '/api/user/model', method: 'PUT', body: { enabled: true } }]);
  await waitFor(() => expect(refreshed).toBe(1));
});

it('is switched off the same way', async () => {
  show(true);
  await userEvent.click(screen.getByRole('switch', { name: /read mail/ }));
  expect(sent[0]?.body).toEqual({ enabled: false });
});

it('the model words mail only where that is switched on by itself, and it is said that nothing private is sent', async () => {
  show(true);
  const control = screen.getByRole('switch', { name: /word my assistant/ });
  expect(control.getAttribute('aria-checked')).toBe('false');
  const described = document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described).toMatch(/Never sent: anything that anybody wrote/);
  await userEvent.click(control);
  expect(sent).toEqual([{ url: '/api/user/model/phrasing', method: 'PUT', body: { enabled: true } }]);
});

it('the model reads preferences only where that is switched on by itself', async () => {
  show(true, true);
  const control = screen.getByRole('switch', { name: /sentences of my preferences/ });
  expect(control.getAttribute('aria-checked')).toBe('false');
  const described = document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described).toMatch(/Never sent: sentences with codewords, the rest of your document/);
  await userEvent.click(control);
  expect(sent).toEqual([{ url: '/api/user/model/preferences', method: 'PUT', body: { enabled: true } }]);
});
