import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outside, Page, standInForNetwork } from '@/modules/loops/ui/page.fixture';
import { answerOf } from '@/modules/preferences/ui/document/document.fixture';
import { DocumentStep } from './document-step';

standInForNetwork();
const ZONE = '## About me\n\n- My time zone is America/New_York.\n';
const LUNCH = 'No meetings between 12:30 and 13:15 (lunch).';
const LENGTH = 'Meetings last 45 minutes.';
const DRAFT = [
  { text: 'My time zone is Europe/Paris.', heading: 'About me', evidence: 'It is the zone of your calendar.' },
  { text: LUNCH, heading: 'Hours', evidence: '“Lunch” stood there 5 times.' },
  { text: LENGTH, heading: 'Meetings', evidence: '40 of your 50 meetings did.' },
];

beforeEach(() => {
  outside.answers.set('/api/preferences/preview', () => {
    const text = String((outside.sent.at(-1)?.body as Record<string, unknown> | undefined)?.text);
    return Response.json({ ...answerOf(text), calendar: { ok: false, reason: 'none' } });
  });
  outside.answers.set('/api/preferences/initialize', () =>
    Response.json({ state: 'ready', draft: { text: '', sentences: DRAFT } }),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function show({ text = ZONE, connected = true } = {}) {
  return render(
    <Page>
      <DocumentStep owner="dana" saved={answerOf(text)} connected={connected} drafted={connected} assistant="Sunny" />
    </Page>,
  );
}
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your preferences' });
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
const puts = () => outside.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('writes what the calendar shows, each sentence with its evidence, and leaves out what is not wanted', async () => {
  show();
  const lunch = await screen.findByRole('checkbox', { name: new RegExp(LUNCH.slice(0, 20)) });
  await waitFor(() => expect(area().value).toContain(LUNCH));
  expect(screen.getByText('40 of your 50 meetings did.')).toBeTruthy();
  expect(area().value).not.toContain('Europe/Paris');
  await userEvent.click(lunch);
  expect(area().value).not.toContain(LUNCH);
  expect(area().value).toContain(LENGTH);
  expect(puts()).toEqual([]);
  await goOn();
  await waitFor(() => expect(outside.went).toEqual(['/onboarding/new?step=details']));
  expect(puts()).toEqual([{ text: expect.stringContaining(LENGTH), baseVersion: 1 }]);
});

it('leaves a document alone that was written before', async () => {
  show({ text: `${ZONE}\n- No meetings on Friday after 3 pm.\n` });
  await screen.findByText('What your last 60 days show');
  expect(area().value).not.toContain(LUNCH);
  await goOn();
  await waitFor(() => expect(outside.went).toHaveLength(1));
  expect(puts()).toEqual([]);
});

it('asks a few questions without a calendar, and each answer stands as a sentence that is understood', async () => {
  show({ connected: false });
  await waitFor(() => expect(area().value).toContain('9:00'));
  expect(area().value).not.toMatch(/lunch/);
  await userEvent.selectOptions(screen.getByLabelText('When is your lunch?'), '12:30 PM, for an hour');
  expect(area().value).toMatch(/12:30.*lunch/);
  await userEvent.selectOptions(screen.getByLabelText('How long is a meeting, usually?'), '25 minutes');
  await userEvent.selectOptions(screen.getByLabelText('When is your lunch?'), 'At no fixed time');
  expect(area().value).toMatch(/25 minutes/);
  expect(area().value).not.toMatch(/30 minutes|lunch/);
  await screen.findByText(/^Sunny understands \d sentences\.$/);
});

it('keeps the text and stays when saving fails; a version that was saved meanwhile is shown beside it', async () => {
  outside.answers.set('/api/preferences/preview', () => Response.json({ error: 'later' }, { status: 503 }));
  show();
  await waitFor(() => expect(area().value).toContain(LUNCH));
  outside.answers.set('/api/preferences', () => {
    const refused = outside.sent.at(-1)?.method === 'PUT';
    return refused
      ? Response.json({ error: 'Changed', code: 'stale' }, { status: 409 })
      : Response.json(answerOf(ZONE));
  });
  await goOn();
  expect(await screen.findByRole('region', { name: 'Another version' })).toBeTruthy();
  expect(area().value).toContain(LUNCH);
  expect(outside.went).toEqual([]);
});
