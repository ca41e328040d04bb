'use client';

import { Card } from '@/ui/card';
import { sendJson } from '@/ui/fetch-json';
import { Switch } from '@/ui/switch';
import { useAction } from '@/ui/use-action';
import type { ModelSwitch } from '../schema';

const LABEL = 'Let a language model read mail that the rules cannot';
const DESCRIPTION = 'model-consent';

/** The owner's consent, and exactly what it is about. */
export function ModelSwitchRow({ model, recipient, enabled }: ModelSwitch) {
  if (model === null || recipient === null) {
    return (
      <p className="text-ink-2">
        Mail is read by rules on this machine, and no mail is sent to a language model: none is configured here. What
        the rules do not understand is shown to you.
      </p>
    );
  }
  return <Consent model={model} recipient={recipient} enabled={enabled} />;
}

function Consent({ model, recipient, enabled }: { model: string; recipient: string; enabled: boolean }) {
  const { busy, run } = useAction();
  const change = (on: boolean) =>
    void run(
      () => sendJson('/api/user/model', 'PUT', { enabled: on }),
      on ? 'The model may read such mail from now on.' : 'No mail goes to the model any more.',
    );
  return (
    <Card className="grid gap-3">
      <div className="flex items-center justify-between gap-4">
        <span className="font-medium">{LABEL}</span>
        <Switch label={LABEL} describedBy={DESCRIPTION} checked={enabled} disabled={busy} onChange={change} />
      </div>
      <p id={DESCRIPTION} className="text-ink-2">
        Rules on this machine read every mail first. Only when they do not understand one, its new text, whether you or
        a guest wrote it and when, the times that were offered or booked, and both time zones are sent to{' '}
        <span className="wrap-anywhere">{recipient}</span> ({model}). Never sent: your calendar, other mail, addresses
        and names that are not in that text.
      </p>
      <p className="text-ink-2">
        The model cannot do anything. A time that only it has read is put back to your guest before it is booked; a
        cancellation or a change comes to you first.
      </p>
    </Card>
  );
}
