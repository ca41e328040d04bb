'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';

/** Says which time it books once one is chosen; an ordinary submit button without script. */
export function BookButton({ verb }: { verb: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    const read = () => {
      const chosen = form.querySelector<HTMLInputElement>('input[name="option"]:checked');
      setWords(chosen?.dataset.words ?? null);
    };
    read();
    form.addEventListener('change', read);
    return () => form.removeEventListener('change', read);
  }, []);
  return (
    <Button ref={button} type="submit" look="primary" size="large" className="mt-4 w-full">
      {verb} {words ?? 'this time'}
    </Button>
  );
}
