import { Pairs, Steps } from '../../../_site/parts';
import { REQUESTS, SENTENCES } from './examples';

export function SetUpGuide() {
  return (
    <Steps
      items={[
        ['Sign in', <p key="1">With Google, or with a link that is mailed to you. There is no password.</p>],
        [
          'Connect a calendar',
          <p key="2">Choose which of its calendars count as busy, and the one that meetings are written to.</p>,
        ],
        [
          'Confirm your time zone and hours',
          <p key="3">They are proposed from your calendar. Nothing is offered before you have confirmed them.</p>,
        ],
        [
          'Add your other addresses',
          <p key="4">
            Under Settings, Account, if you write from several. The assistant obeys mail from addresses that are yours,
            and asks you about any other.
          </p>,
        ],
      ]}
    />
  );
}

export function WritingGuide({ name }: { name: string }) {
  return (
    <>
      <p className="prose-width mb-6 text-base text-ink-2">
        To your guest, with {name} in Cc. A sentence is enough; put it anywhere in your mail. What it cannot place, it
        asks you in private.
      </p>
      <Pairs items={REQUESTS.map(({ what, words }) => [what, `“${name}, ${words}”`])} />
    </>
  );
}

export function PreferencesGuide() {
  return (
    <>
      <Pairs items={SENTENCES.map(({ what, words }) => [what, `“${words}”`])} />
      <p className="prose-width mt-6 text-base text-ink-2">
        The preview shows two weeks with the times that would be offered and those that would not, each with its reason.
        Ask “what would you offer Jane, and why not Tuesday at 3?” before anybody else does. Every version is kept, and
        can be brought back.
      </p>
    </>
  );
}

const CONTROL = [
  ['Decisions', 'What waits for you stands at the top of your dashboard and comes by mail. One tap answers it.'],
  [
    'How freely it acts',
    'Under Settings: drafts only, ask about everything, ask about new people, ask when unsure, or go ahead.',
  ],
  ['One thread', 'Stop, take over, hand back, or hold off until a day: on the page of the thread.'],
  [
    'Why',
    'The page of a thread says what was read in each mail, what was decided, and what stood against other times.',
  ],
  [
    'Corrections',
    'Write in the thread what should be different: another length, another day, who has to be there. Your word ends any argument.',
  ],
  [
    'Other assistants',
    'Claude, ChatGPT or a program of your own can arrange meetings for you, by the same rules. Under Settings, Other assistants, is the address to give them.',
  ],
  ['Keys', 'Press ? on any page of the app for its keys.'],
] as const;

export function ControlGuide() {
  return <Pairs items={CONTROL} />;
}
