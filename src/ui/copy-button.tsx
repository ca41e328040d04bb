'use client';

import { useState } from 'react';
import { Button } from './button';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Said once it is in the clipboard. */
  readonly copied: string;
  /** Said where the browser does not let it be put there. */
  readonly failed: string;
}

/** Puts a text into the clipboard, and says so beside the button: a toast is not heard from within a dialog. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  async function copy() {
    setSaid('');
    setSaid(
      await navigator.clipboard.writeText(text).then(
        () => copied,
        () => failed,
      ),
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-3">
      <Button size="small" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className="text-xs text-ink-2">
        {said}
      </span>
    </span>
  );
}
