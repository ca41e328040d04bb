'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';

interface PreferencesOfferProps {
  readonly model: string;
  readonly recipient: string;
  /** Sentences that were not understood. */
  readonly count: number;
}

/** Whether a model may read sentences of the preferences, asked where some were not understood. */
export function PreferencesOffer({ model, recipient, count }: PreferencesOfferProps) {
  const t = useMessages('model');
  const { busy, run } = useAction();
  const say = (enabled: boolean) =>
    void run(
      () => sendJson('/api/user/model/preferences', 'PUT', { enabled }),
      enabled ? t('mayReadPreferences') : t('mayNotReadPreferences'),
    );
  return (
    <Card className="grid gap-2">
      <p className="font-medium">{t('letReadPreferences', { count })}</p>
      <p className="prose-width text-ink-2">{t('letReadPreferencesWhy', { model, host: recipient })}</p>
      <p className="prose-width text-xs text-ink-2">{t('preferencesLeave', { host: recipient })}</p>
      <div className="flex flex-wrap gap-1.5">
        <Button busy={busy} onClick={() => say(true)}>
          {t('let')}
        </Button>
        <Button look="quiet" busy={busy} onClick={() => say(false)}>
          {t('letNot')}
        </Button>
      </div>
    </Card>
  );
}
