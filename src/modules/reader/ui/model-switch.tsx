'use client';

import { Card } from '@/ui/card';
import { sendJson } from '@/ui/fetch-json';
import { Switch } from '@/ui/switch';
import { useAction } from '@/ui/use-action';
import type { ModelSwitch } from '../schema';

type Switched = Omit<ModelSwitch, 'preferencesAsked'>;

/** What the owner lets the model do, and exactly what each is about. */
export function ModelSwitchRow({ model, recipient, enabled, asked, phrasing, preferences }: Switched) {
  if (model === null || recipient === null) {
    return (
      <p className="text-ink-2">
        Mail is read and written by rules on this machine, and no mail is sent to a language model: none is configured
        here. What the rules do not understand is shown to you.
      </p>
    );
  }
  const host = <span className="wrap-anywhere">{recipient}</span>;
  return (
    <div className="grid gap-4">
      <Consent
        id="model-reading"
        label="Let a language model read mail"
        path="/api/user/model"
        enabled={enabled}
        said={['The model may read mail from now on.', 'No mail goes to the model any more.']}
      >
        <p id="model-reading" className="text-ink-2">
          Rules on this machine read every mail, and the model reads those of people beside them. The subject and the
          new text of such a mail and the beginning of the mail that stands below it, whether you or a guest wrote it,
          to whom and when, the name of your assistant, the times that were offered, booked or named before, what you
          were asked, in a word, and both time zones are sent to {host} ({model}). Never sent: your calendar, any other
          mail, addresses and names that are not in those texts.
        </p>
        <p className="text-ink-2">
          {enabled && !asked ? 'Whoever runs this installation has switched this on; you can switch it off. ' : null}
          The model cannot do anything. A time that the words of a mail do not show is put back to your guest before it
          is booked; what it alone takes for the end of a meeting comes to you first.
        </p>
      </Consent>
      <Consent
        id="model-phrasing"
        label="Let a language model word my assistant’s mail"
        path="/api/user/model/phrasing"
        enabled={phrasing}
        said={['The model may word mail from now on.', 'Mail is worded by rules alone.']}
      >
        <p id="model-phrasing" className="text-ink-2">
          Only the kind of mail, its language and tone, and the words that may be used are sent to {host} ({model}).
          Never sent: anything that anybody wrote, names, times and addresses. Those are put in here, and the finished
          mail is checked. A plan that you approve goes out as you saw it.
        </p>
      </Consent>
      <Consent
        id="model-preferences"
        label="Let a language model read sentences of my preferences that the rules cannot"
        path="/api/user/model/preferences"
        enabled={preferences}
        said={['The model may read such sentences from now on.', 'No sentence goes to the model any more.']}
      >
        <p id="model-preferences" className="text-ink-2">
          Only the sentences that you have saved and that were not understood, the headings above each, the sentence
          before it and the day on which you wrote it are sent to {host} ({model}), when you save. Never sent: sentences
          with codewords, the rest of your document, mail, your calendar. What it reads is shown beside the sentence,
          and binds nothing before you put it into your document.
        </p>
      </Consent>
    </div>
  );
}

interface ConsentProps {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly enabled: boolean;
  /** What is said when it was switched on, and off. */
  readonly said: readonly [string, string];
  readonly children: React.ReactNode;
}

function Consent({ id, label, path, enabled, said, children }: ConsentProps) {
  const { busy, run } = useAction();
  const change = (on: boolean) => void run(() => sendJson(path, 'PUT', { enabled: on }), on ? said[0] : said[1]);
  return (
    <Card className="grid gap-3">
      <div className="flex items-center justify-between gap-4">
        <span className="font-medium">{label}</span>
        <Switch label={label} describedBy={id} checked={enabled} disabled={busy} onChange={change} />
      </div>
      {children}
    </Card>
  );
}
