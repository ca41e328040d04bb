import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '@/ui/button';
import { Toaster } from '@/ui/toast';
import { WithMessages } from '../../../../tests/support/with-messages';
import type { Persona } from '../schema';
import { PersonaForm } from './persona-form';

const router = { refresh: vi.fn() } as unknown as AppRouterInstance;
const iris: Persona = {
  id: 'p1',
  name: 'Iris',
  address: 'iris@acme.test',
  picture: null,
  tone: null,
  signature: null,
  disclosure: null,
  signs: 'Iris, Dana’s AI assistant',
  isDefault: true,
};
const png = (bytes = 10, name = 'iris.png') => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

/** Uploads under way, for the test to go on with. */
let uploads: Upload[];
class Upload {
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  place = '';
  sent: Blob | null = null;
  open(method: string, url: string) {
    this.place = `${method} ${url}`;
  }
  setRequestHeader() {}
  send(file: Blob) {
    this.sent = file;
    uploads.push(this);
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => this.onload?.());
  }
}
let asked: string[];
let answers: Record<string, () => Response>;

beforeEach(() => {
  uploads = [];
  asked = [];
  answers = {};
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`;
    asked.push(call);
    return answers[call]?.() ?? Response.json({ ...iris, id: 'p1' });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function opened(persona?: Persona) {
  render(
    <AppRouterContext.Provider value={router}>
      <WithMessages>
        <PersonaForm host="@acme.test" persona={persona} trigger={<Button>Open it</Button>} />
        <Toaster />
      </WithMessages>
    </AppRouterContext.Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
  await screen.findByRole('dialog');
}
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [file] } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const nextUpload = async () => {
  await waitFor(() => expect(uploads).toHaveLength(1));
  return uploads[0] as Upload;
};

it('says the bound before and with the size when it is exceeded; what was typed and what was there stay', async () => {
  await opened(iris);
  await userEvent.type(screen.getByLabelText('Closing line'), 'Kindly');
  expect(screen.getByText(/^Choose one or drop it here: PNG, JPEG or WebP, 2 MB at most\./)).toBeTruthy();
  choose(png(2.3 * 1024 * 1024));
  expect((await screen.findByRole('alert')).textContent).toBe('A picture may have 2 MB at most. This one has 2.3 MB.');
  choose(new File(['<svg/>'], 'iris.svg', { type: 'image/svg+xml' }));
  expect(screen.getByRole('alert').textContent).toBe('Choose a PNG, JPEG or WebP picture.');
  expect(screen.getByLabelText<HTMLInputElement>('Closing line').value).toBe('Kindly');
  await press('Save');
  await waitFor(() => expect(asked).toEqual(['PATCH /api/assistants/p1']));
  expect(uploads).toEqual([]);
});

it('shows how far the upload is, and keeps the form open with the reason when the picture is refused', async () => {
  await opened(iris);
  choose(png());
  expect(screen.getByText('iris.png. It is put in when you save.')).toBeTruthy();
  await press('Save');
  const upload = await nextUpload();
  expect(upload.place).toBe('PUT /api/assistants/p1/picture');
  act(() => upload.upload.onprogress?.({ lengthComputable: true, loaded: 40, total: 100 }));
  const bar = screen.getByRole('progressbar', { name: 'Upload of the picture' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['40', 'Uploading, 40 %']);
  upload.answer(400, { error: 'Invalid input', code: 'invalid', fields: { picture: ['Choose another one'] } });
  expect((await screen.findByRole('alert')).textContent).toBe('Choose another one');
  expect(await screen.findAllByText('Iris was changed, but its picture was not saved.')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  choose(png(10, 'other.png'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a new persona whose picture was refused is not made twice', async () => {
  answers['POST /api/assistants'] = () => Response.json(iris, { status: 201 });
  await opened();
  await userEvent.type(screen.getByLabelText('Name'), 'Iris');
  await userEvent.type(screen.getByLabelText('Address'), 'iris');
  choose(png());
  await press('Add it');
  (await nextUpload()).answer(400, { error: 'Invalid input', code: 'invalid', fields: { picture: ['No picture'] } });
  await screen.findByText('No picture');
  expect(screen.queryByLabelText('Address')).toBeNull();
  await press('Undo');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual(['POST /api/assistants', 'PATCH /api/assistants/p1']);
});

it('a picture is removed with the form, can be kept before that, and comes back by undo', async () => {
  const saved = { ...iris, picture: '/api/assistants/p1/picture?v=1' };
  answers['GET /api/assistants/p1/picture?v=1'] = () => new Response('the old bytes');
  answers['DELETE /api/assistants/p1/picture'] = () => new Response(null, { status: 204 });
  await opened(saved);
  await press('Remove picture');
  expect(screen.getByText('It goes when you save.')).toBeTruthy();
  await press('Undo');
  expect(screen.queryByText('It goes when you save.')).toBeNull();
  await press('Remove picture');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual([
    'GET /api/assistants/p1/picture?v=1',
    'PATCH /api/assistants/p1',
    'DELETE /api/assistants/p1/picture',
  ]);
  await press('Undo');
  const upload = await nextUpload();
  expect([upload.place, await upload.sent?.text()]).toEqual(['PUT /api/assistants/p1/picture', 'the old bytes']);
  upload.answer(200, saved);
  expect(await screen.findAllByText('Iris is as before.')).toBeTruthy();
});

it('takes a file that is dropped anywhere while it is open, and never lets the browser leave the page for it', async () => {
  await opened(iris);
  const dropped = (type: 'dragover' | 'drop', files: File[]) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { types: ['Files'], files } });
    act(() => void document.body.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(dropped('dragover', [])).toBe(true);
  expect(screen.getByText('Drop it here.')).toBeTruthy();
  expect(dropped('drop', [png(10, 'dropped.png')])).toBe(true);
  expect(screen.getByText('dropped.png. It is put in when you save.')).toBeTruthy();
});
