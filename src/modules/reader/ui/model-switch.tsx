'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Card } from '@/ui/card';
import { sendJson } from '@/ui/fetch-json';
import { Switch } from '@/ui/switch';
import { useAction } from '@/ui/use-action';
import type { ModelSwitch } from '../schema';

type Switched = Omit<ModelSwitch, 'preferencesAsked'>;

/** What the owner lets the model do, and exactly what each is about. */
export function ModelSwitchRow({ model, recipient, enabled, asked, phrasing, preferences }: Switched) {
  const t = useMessages('model-switch');
  if (model === null || recipient === null) return <p className="text-ink-2">{t('none')}</p>;
  const sent = {
    model,
    recipient,
    host: (words: ReactNode) => <span className="wrap-anywhere">{words}</span>,
  };
  return (
    <div className="grid gap-4">
      <Consent
        id="model-reading"
        label={t('reading')}
        path="/api/user/model"
        enabled={enabled}
        said={[t('readingOn'), t('readingOff')]}
      >
        <p id="model-reading" className="text-ink-2">
          {t.rich('readingWhat', sent)}
        </p>
        <p className="text-ink-2">
          {enabled && !asked ? `${t('readingByDefault')} ` : null}
          {t('readingCannot')}
        </p>
      </Consent>
      <Consent
        id="model-phrasing"
        label={t('phrasing')}
        path="/api/user/model/phrasing"
        enabled={phrasing}
        said={[t('phrasingOn'), t('phrasingOff')]}
      >
        <p id="model-phrasing" className="text-ink-2">
          {t.rich('phrasingWhat', sent)}
        </p>
      </Consent>
      <Consent
        id="model-preferences"
        label={t('preferences')}
        path="/api/user/model/preferences"
        enabled={preferences}
        said={[t('preferencesOn'), t('preferencesOff')]}
      >
        <p id="model-preferences" className="text-ink-2">
          {t.rich('preferencesWhat', sent)}
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
  readonly children: ReactNode;
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
