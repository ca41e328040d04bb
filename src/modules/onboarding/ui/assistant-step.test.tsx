import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { whyNotLocalPart } from '@/core/assistants/persona';
import { outside, Page, standInForNetwork } from '@/modules/loops/ui/page.fixture';
import { exampleMails } from '../queries/example-mail';
import { AssistantStep } from './assistant-step';
import { localPart, type PersonaName } from './persona-name';

standInForNetwork();
afterEach(() => localStorage.clear());

const USUAL = 'assistant@sundial.test';
const none: PersonaName = { id: null, name: 'Sunny', address: USUAL, usual: USUAL, owner: 'dana@acme.test' };
const examples = exampleMails({
  owner: 'Dana Reyes',
  assistant: 'Sunny',
  zone: 'America/New_York',
  now: Date.UTC(2026, 10, 23, 14) / 60_000,
  locale: 'en',
});

function show(persona: PersonaName | null = none) {
  render(
    <Page>
      <AssistantStep
        owner="dana"
        saved={{ tone: 'warm', approval: 'when_unsure' }}
        assistant="Sunny"
        examples={examples}
        shownFirst={5}
        sandbox={false}
        persona={persona}
      />
    </Page>,
  );
}
const example = () => within(screen.getByRole('figure')).getByText(/Robin/).textContent;
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
const calls = () => outside.sent.map(({ url, method, body }) => [method, url, body]);
const manner = (tone: string) => ({ step: 'assistant', data: { tone, approval: 'when_unsure' } });

it('shows the composer’s own mail in the chosen tone, and what is seen first', async () => {
  show();
  expect(example()).toBe(examples.warm.trimEnd());
  await userEvent.click(screen.getByRole('radio', { name: /^Formal/ }));
  expect(example()).toBe(examples.formal.trimEnd());
  expect(new Set(Object.values(examples)).size).toBe(3);
  expect(screen.getByText(/you see the next 5 mails to others before they go out/)).toBeTruthy();
  await goOn();
  await waitFor(() => expect(outside.went).toEqual(['/onboarding/new?step=rehearsal']));
  expect(calls()).toEqual([['PATCH', '/api/user/onboarding', manner('formal')]]);
});

it('gives it a name with an address of its own, once, although what comes after fails', async () => {
  outside.answers.set('/api/assistants', () => Response.json({ id: 'p1' }));
  outside.answers.set('/api/user/onboarding', () => Response.json({ error: 'No connection' }, { status: 503 }));
  show();
  const name = screen.getByLabelText('What is it called?');
  await userEvent.clear(name);
  await userEvent.type(name, 'Clara');
  expect(screen.getByText(`Copy it on a mail at clara.dana@sundial.test, or at ${USUAL}.`)).toBeTruthy();
  expect(example()).toContain('Clara, Dana Reyes');
  await goOn();
  await screen.findByRole('alert');
  outside.answers.delete('/api/user/onboarding');
  await goOn();
  await waitFor(() => expect(outside.went).toHaveLength(1));
  expect(calls()).toEqual([
    ['POST', '/api/assistants', { name: 'Clara', address: 'clara.dana' }],
    ['PATCH', '/api/user/onboarding', manner('warm')],
    ['PATCH', '/api/user/onboarding', manner('warm')],
  ]);
});

it('says at the name why it cannot be had; without personas there is none to choose', async () => {
  const refusal = { error: 'Somebody has this address already', code: 'taken', fields: { address: ['Taken already'] } };
  outside.answers.set('/api/assistants', () => Response.json(refusal, { status: 409 }));
  show();
  await userEvent.type(screen.getByLabelText('What is it called?'), ' Moon');
  await goOn();
  expect(await screen.findByText('Taken already')).toBeTruthy();
  expect(outside.went).toEqual([]);
});

it('makes addresses that a persona may have', () => {
  expect(localPart('Zoë & Co', 'dana@acme.test')).toBe('zoe-co.dana');
  expect(localPart('小春', '9lives@acme.test')).toBe('assistant.lives');
  for (const name of ['X'.repeat(40), 'R2-D2', '...', 'Ana']) {
    expect(whyNotLocalPart(localPart(name, 'dana.reyes+mail@acme.test'), USUAL)).toBeNull();
  }
});
