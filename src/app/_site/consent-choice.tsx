import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { messagesOf } from '../_shell/locale';

/** Says yes or no to the scripts of others; heard by ./third-parties.script. */
export function ConsentButton({ value, children }: { value: 'granted' | 'denied'; children: ReactNode }) {
  return <Button data-consent-choice={value}>{children}</Button>;
}

/** To change one's mind. */
export async function ConsentChoice() {
  const t = await messagesOf('site');
  return (
    <div className="flex flex-wrap gap-2">
      <ConsentButton value="granted">{t('allow')}</ConsentButton>
      <ConsentButton value="denied">{t('forbid')}</ConsentButton>
    </div>
  );
}
