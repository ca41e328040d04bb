'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Kbd } from '@/ui/kbd';
import type { AuditItem } from '../schema';

/** What can be said of a thing, with its key. */
export const VERDICTS = [
  { key: 'a', severity: 'none', words: 'isRight' },
  { key: '1', severity: 'minor', words: 'isMinor' },
  { key: '2', severity: 'major', words: 'isMajor' },
  { key: '3', severity: 'critical', words: 'isCritical' },
] as const;
type Said = (typeof VERDICTS)[number]['severity'];

interface VerdictButtonsProps {
  readonly busy: boolean;
  /** What was said of it before. */
  readonly given: AuditItem['severity'];
  onSay(severity: Said): void;
}

/** Right, or how bad the mistake is. */
export function VerdictButtons({ busy, given, onSay }: VerdictButtonsProps) {
  const t = useMessages('audits');
  return (
    <div className="flex flex-wrap gap-2">
      {VERDICTS.map(({ key, severity, words }) => (
        <Button
          key={key}
          busy={busy}
          look={severity === 'none' && given === null ? 'primary' : 'plain'}
          aria-pressed={given === severity}
          title={severity === 'critical' ? t('criticalWhy') : undefined}
          className="aria-pressed:border-ink"
          onClick={() => onSay(severity)}
        >
          {t(words)} <Kbd>{key}</Kbd>
        </Button>
      ))}
    </div>
  );
}
