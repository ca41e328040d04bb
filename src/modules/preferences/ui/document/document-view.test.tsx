import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { translator } from '@/messages/translate';
import { Page } from '@/modules/loops/ui/page.fixture';
import type { SentenceAnswer } from '../../schema';
import { answerOf } from './document.fixture';
import { DocumentView } from './document-view';
import { originDays } from './origin-days';
import { documentWords, isOfForms } from './sections';

const TEXT = `# Hours
- No meetings on Friday after 3 pm.
- Lunch 12:30–13:15 is blocked.
- Be quick about the wobbly penguins.

# People
- Interviews only in the morning, and mind the penguins.
`;
const show = (sentences: readonly SentenceAnswer[]) =>
  render(
    <Page>
      <DocumentView sentences={sentences} days={originDays(sentences, 'America/New_York', 'en')} />
    </Page>,
  );
const row = (text: string | RegExp) => screen.getByText(text).closest('li') as HTMLElement;

describe('the document', () => {
  it('A4 shows each sentence under its heading, beside what the assistant does because of it', () => {
    show(answerOf(TEXT).sentences);
    expect(within(screen.getByRole('region', { name: 'Hours' })).getAllByRole('listitem').length).toBeGreaterThan(3);
    expect(within(row('No meetings on Friday after 3 pm.')).getByText('never offer Fri after 3:00 PM')).toBeTruthy();
  });

  it('A4 says of a sentence that is no rule that it is ignored, and where to rephrase it', () => {
    show(answerOf(TEXT).sentences);
    const penguins = row('Be quick about the wobbly penguins.');
    expect(penguins.textContent).toContain('I could not turn this into a rule; I will ignore it until you rephrase.');
    const link = within(penguins).getByRole('link', { name: 'rephrase “Be quick about the wobbly penguins.”' });
    expect(link.getAttribute('href')).toBe('/settings/edit?sentence=s3');
  });

  it('A4 says of a provider without a link of the owner’s that a link is missing', () => {
    show(answerOf('- Use Zoom for video calls.\n- Use https://zoom.us/j/5551234567 for demos.\n').sentences);
    expect(row('Use Zoom for video calls.').textContent).toContain(
      'I have no link for Zoom and cannot open rooms there',
    );
    expect(row(/5551234567 for demos/).textContent).not.toContain('I have no link');
  });

  it('offers beside the words what a sentence may have meant', () => {
    show(answerOf('- My brain melts on Fridays after 3 pm.\n').sentences);
    const meant = within(row(/brain melts/)).getByRole('list', { name: 'Did you mean' });
    expect(
      within(meant)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'No meetings on Fridays after 3:00 PM.',
      'I prefer meetings on Fridays after 3:00 PM.',
      'Meetings only on Fridays after 3:00 PM.',
    ]);
  });

  it('marks the words of a sentence that were not read beside the rule that was', () => {
    show(answerOf(TEXT).sentences);
    const interviews = row('mind the penguins');
    expect(interviews.querySelector('mark')?.textContent).toBe('mind the penguins');
    expect(within(interviews).getByText(/offer interviews only/)).toBeTruthy();
  });

  it('shows rules whose days have passed as past', async () => {
    const sentences = answerOf(TEXT).sentences.map((one, i) => ({ ...one, past: i === 0 }));
    show(sentences);
    expect(within(row('No meetings on Friday after 3 pm.')).getByText('Over: its days have passed.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Past 1' }));
    expect(screen.queryByText('Lunch 12:30–13:15 is blocked.')).toBeNull();
  });

  it('says who wrote a sentence, and links to the loop of one that came by mail', () => {
    const [first, ...rest] = answerOf(TEXT).sentences as [SentenceAnswer, ...SentenceAnswer[]];
    const byMail = { version: 2, at: '2026-11-21T15:00:00.000Z', source: 'mail', loopId: 'abc' } as const;
    show([{ ...first, origin: byMail }, ...rest]);
    const link = within(row('No meetings on Friday after 3 pm.')).getByRole('link', { name: 'You, in a loop' });
    expect(link.getAttribute('href')).toBe('/loops/abc');
    expect(within(row('Lunch 12:30–13:15 is blocked.')).getByRole('link', { name: /version 1$/ })).toBeTruthy();
  });

  it('shows only what was not understood when asked for it', async () => {
    show(answerOf(TEXT).sentences);
    await userEvent.click(screen.getByRole('button', { name: 'Not understood 2' }));
    expect(screen.queryByText('Lunch 12:30–13:15 is blocked.')).toBeNull();
    expect(screen.getByText('Be quick about the wobbly penguins.')).toBeTruthy();
  });

  it('searches a long document by its words and by the words of its rules', async () => {
    const many = Array.from({ length: 14 }, (_, i) => `- Keep day ${i} tidy.`).join('\n');
    show(answerOf(`${TEXT}\n${many}\n`).sentences);
    await userEvent.keyboard('/');
    await userEvent.keyboard('never 3:00');
    expect(screen.getByText('No meetings on Friday after 3 pm.')).toBeTruthy();
    expect(screen.queryByText('Lunch 12:30–13:15 is blocked.')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('1 of 18 sentences');
  });
});

it('is of forms until its owner has written a sentence', () => {
  const form = answerOf(TEXT, { source: 'form' }).sentences;
  expect(isOfForms([])).toBe(true);
  expect(isOfForms(form)).toBe(true);
  expect(isOfForms([...form, ...answerOf(TEXT, { source: 'mail' }).sentences])).toBe(false);
});

it('is summed up in one line', () => {
  const t = translator('en', 'document');
  expect(documentWords(answerOf(TEXT).sentences, t)).toBe('4 sentences: 2 understood, 1 in part, 1 not understood.');
  expect(documentWords(answerOf('Lunch 12:30–13:15 is blocked.').sentences, t)).toBe('1 sentence, all understood.');
});
