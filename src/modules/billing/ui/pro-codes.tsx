'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';

interface ProCodesProps {
  readonly left: number;
  /** `until` is the day until which it is good, in words. */
  readonly items: readonly {
    readonly code: string;
    readonly url: string;
    readonly state: 'minted' | 'accepted' | 'expired' | 'revoked';
    readonly until: string;
  }[];
}

const STATE = {
  minted: 'codeMinted',
  accepted: 'codeAccepted',
  expired: 'codeExpired',
  revoked: 'codeRevoked',
} as const;

/** The codes that whoever pays for Pro can give away. */
export function ProCodes({ left, items }: ProCodesProps) {
  const t = useMessages('billing');
  const { busy, run } = useAction();
  return (
    <div className="grid gap-3">
      <p className="prose-width text-ink-2">{t('codesText')}</p>
      {items.length > 0 ? (
        <ul className="rounded-md border border-line bg-surface">
          {items.map(({ code, url, state, until }) => (
            <li key={code} className="flex flex-wrap items-baseline gap-x-4 border-line px-4 py-2.5 not-first:border-t">
              {state === 'minted' ? (
                <a href={url} className="font-medium tabular-nums underline underline-offset-3">
                  {code}
                </a>
              ) : (
                <span className="font-medium tabular-nums">{code}</span>
              )}
              <span className="text-ink-2">{t(STATE[state])}</span>
              {state === 'minted' ? <span className="text-ink-3">{t('until', { day: until })}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex items-center gap-3">
        <Button
          busy={busy}
          disabled={left === 0}
          onClick={() => void run(() => sendJson('/api/pro-trial', 'POST', {}), t('minted'))}
        >
          {t('mint')}
        </Button>
        <span className="text-ink-2">{t('codesLeft', { left })}</span>
      </div>
    </div>
  );
}
