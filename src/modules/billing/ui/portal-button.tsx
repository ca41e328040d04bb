'use client';

import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { BillOf } from '../schema';

/** Leads to the vendor's page for cards and addresses. */
export function PortalButton({ of, label, urgent = false }: { of: BillOf; label: string; urgent?: boolean }) {
  const { busy, run } = useAction();
  const go = () =>
    run(async () => {
      const { url } = await sendJson<{ url: string }>('/api/stripe/portal', 'POST', { of });
      window.location.assign(url);
    }, label);
  return (
    <Button look={urgent ? 'primary' : 'plain'} busy={busy} onClick={() => void go()}>
      {label}
    </Button>
  );
}
