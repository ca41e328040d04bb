import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outside, Page, standInForNetwork } from '@/modules/loops/ui/page.fixture';
import type { PreferencesAnswer } from '../../schema';
import { answerOf, NOW } from '../document/document.fixture';
import { Editor } from './editor';

standInForNetwork();
const TEXT = '- Lunch 12:30–13:15 is blocked.\n';

beforeEach(() => {
  outside.answers.set('/api/preferences/preview', () => {
    const text = String((outside.sent.at(-1)?.body as Record<string, unknown> | undefined)?.text);
    return Response.json({ ...answerOf(text), calendar: { ok: false, reason: 'none' } });
  });
});
afterEach(() => {
  // Leaving keeps what was written; the next test begins without.
  cleanup();
  localStorage.clear();
});

const show = (saved: PreferencesAnswer = answerOf(TEXT), props: Partial<Parameters<typeof Editor>[0]> = {}) =>
  render(
    <Page>
      <Editor
        owner="dana"
        saved={saved}
        zone="America/New_York"
        now={NOW}
        show={null}
        askDraft={false}
        sentence={null}
        add={null}
        {...props}
      />
    </Page>,
  );
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your preferences' });
const rules = () => screen.getByRole('list', { name: 'What your sentences mean' });
const saves = () => outside.sent.filter(({ url, method }) => url === '/api/preferences' && method === 'PUT');
const write = async (words: string) => {
  area().focus();
  area().setSelectionRange(area().value.length, area().value.length);
  await userEvent.paste(words);
};

describe('the editor', () => {
  it('reads a sentence while it is written, says what it ignores, and saves nothing by itself', async () => {
    show();
    await write('- Be quick about the wobbly penguins.');
    await waitFor(() => expect(rules().textContent).toContain('I will ignore it until you rephrase'));
    expect(screen.getByText('Not saved')).toBeTruthy();
    expect(saves()).toEqual([]);
  });

  it('shows what the saved sentences are read as at once', () => {
    show();
    expect(within(rules()).getByText('never offer 12:30 – 1:15 PM (lunch)')).toBeTruthy();
    expect(within(rules()).queryByText('Reading…')).toBeNull();
  });

  it('keeps what was read of a sentence while it is changed, and says that it is being read', async () => {
    show();
    await within(rules()).findByText('never offer 12:30 – 1:15 PM (lunch)');
    expect(within(rules()).queryByText('Reading…')).toBeNull();
    area().focus();
    area().setSelectionRange(7, 8);
    await userEvent.paste(' 12:00–13:00 or ');
    await within(rules()).findByText('Reading…');
    expect(within(rules()).getByText('never offer 12:30 – 1:15 PM (lunch)').closest('[aria-busy="true"]')).toBeTruthy();
    await waitFor(() => expect(within(rules()).queryByText('Reading…')).toBeNull());
    expect(rules().querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('marks the sentence at the caret, also behind its full stop, and none on an empty line', async () => {
    show(answerOf(`${TEXT}- I prefer afternoons.\n`));
    const at = () => rules().querySelector('[aria-current]')?.textContent ?? '';
    await write('- No calls on Mondays. ');
    await waitFor(() => expect(at()).toContain('No calls on Mondays.'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(at()).toBe(''));
  });

  it('A4 saves with the keyboard what was mended, as a change of the version that was read', async () => {
    show();
    await write('- No meetings on Friday after 3 pm.');
    await within(rules()).findByText('never offer Fri after 3:00 PM');
    const text = `${TEXT}- No meetings on Friday after 3 pm.`;
    outside.answers.set('/api/preferences', () => Response.json(answerOf(text, { version: 2 })));
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText('Version 2 is in force');
    expect(saves().map(({ body }) => body)).toEqual([{ text, baseVersion: 1 }]);
    expect(screen.getByRole('button', { name: /Save/ })).toHaveProperty('disabled', true);
  });

  it('shows what was saved as it was kept, and is done with it', async () => {
    show();
    await write('# More');
    const kept = `${TEXT}More:`;
    outside.answers.set('/api/preferences', () => Response.json(answerOf(kept, { version: 2 })));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(area().value).toBe(kept));
    expect(screen.getByRole('button', { name: /Save/ })).toHaveProperty('disabled', true);
  });

  it('shows again after a reload what was not saved, and lets it go when asked', async () => {
    show().unmount();
    const before = show();
    await write('- I prefer afternoons.');
    before.unmount();
    show();
    await waitFor(() => expect(area().value).toBe(`${TEXT}- I prefer afternoons.`));
    expect(screen.getByText(/what you wrote here before/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    expect(area().value).toBe(TEXT);
  });

  it('puts together what was saved meanwhile and what was written, and loses neither', async () => {
    show();
    await write('- I prefer afternoons.');
    outside.answers.set('/api/preferences', () =>
      outside.sent.at(-1)?.method === 'PUT'
        ? Response.json({ error: 'The document was changed meanwhile', code: 'stale' }, { status: 409 })
        : Response.json(answerOf(`- My name is Dana.\n${TEXT}`, { version: 2, source: 'mail' })),
    );
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText('Version 2 was saved while you were writing.');
    await userEvent.click(screen.getByRole('button', { name: 'Put both together' }));
    expect(area().value).toBe(`- My name is Dana.\n${TEXT}- I prefer afternoons.\n`);
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(saves().at(-1)?.body).toMatchObject({ baseVersion: 2 });
  });

  it('takes a newer version by itself where nothing was written', async () => {
    const { rerender } = show();
    rerender(
      <Page>
        <Editor
          owner="dana"
          saved={answerOf('- I prefer afternoons.\n', { version: 2 })}
          zone="America/New_York"
          now={NOW}
          show={null}
          askDraft={false}
          sentence={null}
          add={null}
        />
      </Page>,
    );
    await waitFor(() => expect(area().value).toBe('- I prefer afternoons.\n'));
  });

  it('offers right at the caret what a sentence may have meant, and writes it with one tap', async () => {
    show(answerOf(`${TEXT}- My brain melts on Fridays after 3 pm.\n`), { sentence: 's2' });
    const meant = await screen.findByRole('list', { name: 'Did you mean' });
    const [first] = within(meant).getAllByRole('button');
    expect(first?.textContent).toBe('No meetings on Fridays after 3:00 PM.');
    await userEvent.click(first as HTMLElement);
    expect(area().value).toBe(`${TEXT}- No meetings on Fridays after 3:00 PM.\n`);
    expect(saves()).toEqual([]);
  });

  it('begins at the sentence that is to be rephrased', async () => {
    show(answerOf(`${TEXT}- Mind the penguins.\n`), { sentence: 's2' });
    await waitFor(() => expect(document.activeElement).toBe(area()));
    expect(area().value.slice(area().selectionStart, area().selectionEnd)).toBe('Mind the penguins.');
  });

  it('begins at that sentence also where a draft was kept, in which it stands elsewhere', async () => {
    const before = show(answerOf(`${TEXT}- Mind the penguins.\n`));
    area().focus();
    area().setSelectionRange(0, 0);
    await userEvent.paste('- I prefer afternoons.\n');
    before.unmount();
    show(answerOf(`${TEXT}- Mind the penguins.\n`), { sentence: 's2' });
    await waitFor(() => expect(document.activeElement).toBe(area()));
    expect(area().value).toContain('I prefer afternoons.');
    expect(area().value.slice(area().selectionStart, area().selectionEnd)).toBe('Mind the penguins.');
  });

  it('puts an example in with one click, once', async () => {
    show();
    await userEvent.click(screen.getByRole('tab', { name: 'Ideas' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add: Default to 30 minutes.' }));
    expect(area().value).toBe(`${TEXT}- Default to 30 minutes.\n`);
    await userEvent.click(screen.getByRole('button', { name: 'In your text: Default to 30 minutes.' }));
    expect(area().value).toBe(`${TEXT}- Default to 30 minutes.\n`);
  });

  it('asks before a link leads away from what is not saved', async () => {
    show();
    await write('- I prefer afternoons.');
    const link = document.createElement('a');
    link.href = '/loops';
    document.body.append(link);
    await userEvent.click(link);
    expect(screen.getByRole('dialog', { name: 'Not saved yet' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go without saving' }));
    expect(outside.went).toEqual(['/loops']);
    link.remove();
  });

  it('says when a change could not be read, and tries again', async () => {
    outside.answers.set('/api/preferences/preview', () => Response.json({ error: 'Too busy' }, { status: 503 }));
    show();
    await screen.findByText(/could not be read: Too busy/);
    outside.answers.set('/api/preferences/preview', () =>
      Response.json({ ...answerOf(TEXT), calendar: { ok: false, reason: 'none' } }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await within(rules()).findByText('never offer 12:30 – 1:15 PM (lunch)');
  });
});
