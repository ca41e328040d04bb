import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { beforeEach, expect, it, vi } from 'vitest';
import { compiled } from '@/messages/translate';
import { MessagesProvider } from '@/messages/use-messages';
import { RequestError } from '../fetch-json';
import { Field, Input } from '../field';
import { Toaster } from '../toast';
import { Form, SaveButton } from './form-parts';
import { useForm } from './use-form';

const router = { refresh: vi.fn(), push: vi.fn() };
const sent: unknown[] = [];
let answer: () => Promise<unknown>;
beforeEach(() => {
  vi.clearAllMocks();
  sent.length = 0;
  answer = async () => null;
});

const LIMITS = { name: { required: true, maxLength: 5 }, email: { required: true } } as const;

function Person({ saved }: { saved: { name: string; email: string; news: boolean } }) {
  const form = useForm({
    saved,
    limits: LIMITS,
    send: (values) => {
      sent.push(values);
      return answer();
    },
    done: 'Person saved.',
  });
  return (
    <Form form={form}>
      <Field label="Name" error={form.problems.name}>
        {(attributes) => <Input {...attributes} {...form.bind('name')} />}
      </Field>
      <Field label="Email" error={form.problems.email}>
        {(attributes) => <Input {...attributes} {...form.bind('email')} type="email" />}
      </Field>
      <label>
        <input type="checkbox" {...form.tick('news')} /> News
      </label>
      <SaveButton form={form} />
      <a href="/elsewhere">Elsewhere</a>
    </Form>
  );
}

const ANA = { name: 'Ana', email: 'ana@acme.test', news: false };
const shown = (saved = ANA) => (
  <AppRouterContext.Provider value={router as unknown as AppRouterInstance}>
    <MessagesProvider locale="en" areas={{ form: compiled('en', 'form'), ui: compiled('en', 'ui') }}>
      <Person saved={saved} />
      <Toaster />
    </MessagesProvider>
  </AppRouterContext.Provider>
);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const refused = (fields: Record<string, string[]>) => () =>
  Promise.reject(new RequestError('Invalid input', 400, 'invalid', fields));

async function retype(label: string, text: string): Promise<void> {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
}

it('what the browser can check is told beside the first such field before anything is sent', async () => {
  render(shown());
  await retype('Name', '   ');
  await retype('Email', 'nobody');
  await save();
  expect(sent).toEqual([]);
  const note = screen.getByText('This is needed.');
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(field('Name').getAttribute('aria-describedby')).toBe(note.id);
  expect(screen.getByText('This is not an email address.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
  await userEvent.type(field('Name'), 'B');
  expect(screen.queryByText('This is needed.')).toBeNull();
  expect(document.activeElement).toBe(field('Name'));
});

it('what the route refuses stands beside its field, which has the focus, and nothing typed is lost', async () => {
  render(shown());
  await retype('Name', 'Bo');
  await retype('Email', 'bo@acme.test');
  answer = refused({ email: ['Somebody has this address', 'Choose another'], other: ['Hidden'] });
  await save();
  expect(await screen.findByText('Somebody has this address Choose another')).toBeTruthy();
  expect(document.activeElement).toBe(field('Email'));
  expect([field('Name').value, field('Email').value]).toEqual(['Bo', 'bo@acme.test']);
  expect(screen.queryByRole('alert')).toBeNull();
  answer = async () => null;
  await save();
  await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
  expect(screen.queryByText(/Somebody/)).toBeNull();
  expect(sent).toEqual(Array(2).fill({ name: 'Bo', email: 'bo@acme.test', news: false }));
});

it.each([
  [refused({ elsewhere: ['No field of this form'] }), 'Invalid input.'],
  [() => Promise.reject(new TypeError('offline')), /there is no connection. Nothing you typed is lost/],
])('any other failure is told as a whole', async (failure, words) => {
  render(shown());
  await retype('Name', 'Bo');
  answer = failure;
  await save();
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(field('Name').value).toBe('Bo');
});

it('is sent once, however often one presses', async () => {
  render(shown());
  await userEvent.click(screen.getByLabelText('News'));
  let finish = () => {};
  answer = () => new Promise<void>((resolve) => (finish = resolve));
  await save();
  await save();
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');
  finish();
  await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ ...ANA, news: true }]);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});

it('takes up what was saved elsewhere, unless it was changed here', async () => {
  const { rerender } = render(shown());
  rerender(shown({ ...ANA, name: 'Anna' }));
  expect(field('Name').value).toBe('Anna');
  await retype('Name', 'Bo');
  rerender(shown({ ...ANA, name: 'Anne' }));
  expect(field('Name').value).toBe('Bo');
});

it('asks before a link leads away from what is not saved', async () => {
  render(shown());
  await retype('Name', 'Bo');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save and go' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/elsewhere'));
  expect(sent).toEqual([{ ...ANA, name: 'Bo' }]);
});
