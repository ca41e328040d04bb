'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** A link that was followed may be gone with its page, and the focus with it: the content that came has it then. */
export function ArrivalFocus() {
  const path = usePathname();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
