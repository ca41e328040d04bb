import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { context, NOW } from '@/core/loop/testing/scene';
import { rehearse } from '@/core/rehearsal/rehearse';
import { translator } from '@/messages/translate';
import { outside, Page, standInForNetwork } from '@/modules/loops/ui/page.fixture';
import { PRACTICE_GUEST, PRACTICE_SUBJECT } from '../constants';
import { type RehearsalAnswer, type RehearsalForm, rehearsalForm } from '../schema';
import { RehearsalStep } from './rehearsal-step';

standInForNetwork();
const SAMPLE = 'Hi Robin,\n\nSunny, could you find us 30 minutes next week?\n\nDana';

/** As the server answers: what the core makes of it in the scene of the loop's tests. */
function played(form: RehearsalForm): RehearsalAnswer {
  const at = context();
  const stage = {
    context: { ...at, owner: { ...at.owner, plansToReview: 1 } },
    owner: { address: 'dana@acme.test', name: 'Dana Reyes' },
    assistant: { name: 'Sunny', address: 'sunny@sundial.test' },
    guest: PRACTICE_GUEST,
    subject: PRACTICE_SUBJECT,
    workday: { start: 540, end: 1020 },
    baseUrl: 'https://sundial.test',
  };
  const { entries, held, meeting, question } = rehearse(stage, { ...form, at: NOW });
  const asked = question && {
    ...question.decision,
    mails: question.mails,
    approve: question.decision.kind === 'approve',
  };
  const zone = at.owner.zone;
  return { ...form, entries, held, meeting, question: asked, from: 'hours', zone, now: NOW, busy: [], shown: NOW };
}

function show(initial: RehearsalAnswer | null = null) {
  outside.answers.set('/api/user/onboarding/rehearsal', () =>
    Response.json(played(rehearsalForm.parse(outside.sent.at(-1)?.body))),
  );
  render(
    <Page>
      <RehearsalStep
        initial={initial}
        sample={SAMPLE}
        assistant="Sunny"
        sandbox={false}
        zoneConfirmed
        onboarded={false}
        shownFirst={5}
      />
    </Page>,
  );
}
const yes = () => userEvent.click(screen.getByRole('button', { name: 'Yes, do this' }));
const mails = () => screen.getAllByRole('article').map((mail) => within(mail).getByRole('heading').textContent);

it('shows the first mail before it goes and says why, plays the guest, and ends with the meeting; nothing else is called', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Send the practice request' }));
  const asks = await screen.findByRole('region', { name: 'Sunny asks you' });
  expect(asks.textContent).toContain('1. Monday, March 9');
  expect(asks.textContent).toContain('Before its first 5 mails to others, Sunny asks you');
  expect(document.activeElement?.contains(asks)).toBe(true);
  await yes();
  await screen.findByText('The second one works for me, thanks!');
  await screen.findByText('Booked in the practice calendar: Robin Field / Dana Reyes');
  expect(mails()).toEqual([
    'You',
    'You',
    'Sunny to Robin Field',
    'Robin Field, the practice guest',
    'Sunny to Robin Field',
  ]);
  expect(new Set(outside.sent.map(({ url }) => url))).toEqual(new Set(['/api/user/onboarding/rehearsal']));
  expect(screen.queryByRole('link', { name: /practice mailbox/ })).toBeNull();
});

it('reacts to other words of the guest, played on from where the guest had answered', async () => {
  const approved = { by: 'owner', approve: true, text: null } as const;
  show(played({ request: SAMPLE, moves: [approved] }));
  await userEvent.click(screen.getByText('Answer something else as Robin'));
  await userEvent.type(screen.getByLabelText('Robin’s answer'), 'How about Thursday next week after 3pm?');
  await userEvent.click(screen.getByRole('button', { name: 'Answer as Robin' }));
  const guest = { by: 'guest', text: 'How about Thursday next week after 3pm?' };
  await waitFor(() => expect(outside.sent.at(-1)?.body).toEqual({ request: SAMPLE, moves: [approved, guest] }));
  await waitFor(() => expect(screen.getAllByRole('article').at(-1)?.textContent).toContain('Thursday, March 12'));
});

it('keeps the request when it cannot be played', async () => {
  show();
  outside.answers.set('/api/user/onboarding/rehearsal', () => Response.json({ error: 'No answer' }, { status: 503 }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the practice request' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your request is still here');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(SAMPLE);
});

it('finishes: the step, the onboarding, the dashboard', async () => {
  show(played({ request: SAMPLE, moves: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(outside.went).toEqual(['/dashboard']));
  expect(outside.sent.map(({ url, body }) => [url, body])).toEqual([
    ['/api/user/onboarded', {}],
    ['/api/user/onboarding', { step: 'rehearsal' }],
  ]);
});

it.each(['en', 'de', 'fr', 'es'] as const)('the request that stands there is understood in %s', (language) => {
  const request = translator(language, 'rehearsal')('sample', { assistant: 'Sunny' });
  const { question } = played({ request: `${request}\n\nDana`, moves: [] });
  expect(question?.approve).toBe(true);
  expect(question?.mails[0]?.text).toMatch(/1\. /);
});
