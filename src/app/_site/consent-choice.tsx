import type { ReactNode } from 'react';
import { Button } from '@/ui/button';

/** Says yes or no to the scripts of others; heard by ./third-parties.script. */
export function ConsentButton({ value, children }: { value: 'granted' | 'denied'; children: ReactNode }) {
  return <Button data-consent-choice={value}>{children}</Button>;
}

/** To change one's mind. */
export function ConsentChoice() {
  return (
    <div className="flex flex-wrap gap-2">
      <ConsentButton value="granted">Allow measuring</ConsentButton>
      <ConsentButton value="denied">Do not measure</ConsentButton>
    </div>
  );
}
