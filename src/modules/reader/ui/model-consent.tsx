'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { sendJson } from '@/ui/fetch-json';
import { Switch } from '@/ui/switch';
import { useAction } from '@/ui/use-action';
import type { ModelSwitch } from '../schema';

type Offered = Pick<ModelSwitch, 'model' | 'recipient' | 'enabled' | 'asked'>;

/** Whether a model may read mail, asked where it would have helped: with its host, and what leaves this machine. */
export function ModelOffer({ model, recipient }: Offered) {
  const t = useMessages('model');
  const { busy, say } = useConsent();
  if (model === null || recipient === null) return null;
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <p className="font-medium">{t('letRead')}</p>
      <p className="prose-width text-ink-2">{t('letReadWhy', { model, host: recipient })}</p>
      <p className="prose-width text-xs text-ink-2">{t('leaves', { host: recipient })}</p>
      <div className="flex flex-wrap gap-1.5">
        <Button busy={busy} onClick={() => say(true)}>
          {t('let')}
        </Button>
        <Button look="quiet" busy={busy} onClick={() => say(false)}>
          {t('letNot')}
        </Button>
      </div>
    </div>
  );
}

/** The same as a choice of the onboarding: open until it is made, or as whoever runs the installation has set it. */
export function ModelChoice({ model, recipient, enabled, asked }: Offered) {
  const t = useMessages('model');
  const { busy, say } = useConsent();
  if (model === null || recipient === null) return null;
  const label = t('letReadMail');
  return (
    <Card className="grid gap-2">
      <div className="flex items-center justify-between gap-4">
        <span className="font-medium">{label}</span>
        <Switch label={label} describedBy="model-choice" checked={enabled} disabled={busy} onChange={say} />
      </div>
      <p id="model-choice" className="text-ink-2">
        {enabled && !asked ? t('onByDefault', { model, host: recipient }) : t('letReadWhy', { model, host: recipient })}{' '}
        {t('leaves', { host: recipient })}
      </p>
    </Card>
  );
}

function useConsent() {
  const t = useMessages('model');
  const { busy, run } = useAction();
  const say = (enabled: boolean) =>
    void run(() => sendJson('/api/user/model', 'PUT', { enabled }), enabled ? t('mayRead') : t('mayNotRead'));
  return { busy, say };
}
