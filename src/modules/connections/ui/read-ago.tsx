'use client';

import { useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';

/** When an account or mailbox was read last, after what else is said of it. Epoch ms. */
export function ReadAgo({ at, nowMs }: { at: number; nowMs: number }) {
  const t = useMessages('connections');
  return <> · {t.rich('read', { ago: () => <Ago at={at} now={nowMs} /> })}</>;
}
