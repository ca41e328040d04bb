'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useState, useTransition } from 'react';
import { RequestError, sendJson } from '@/ui/fetch-json';
import { errorText } from '@/ui/words';
import { type Step, stepAfter, stepPath } from '../constants';

/** Finishes a step and goes to the next. Where saving fails everything that was entered stays, and `failed` says why. */
export function useStep(step: Step) {
  const router = useRouter();
  const [saving, setSaving] = useState(false);
  const [moving, startMove] = useTransition();
  const [failed, setFailed] = useState<string | null>(null);
  const [fields, setFields] = useState<Readonly<Record<string, readonly string[]>>>({});

  const finish = useCallback(
    async (body: { readonly data?: object; readonly skip?: true }, before?: () => Promise<unknown>) => {
      setSaving(true);
      setFailed(null);
      setFields({});
      try {
        await before?.();
        await sendJson('/api/user/onboarding', 'PATCH', { step, ...body });
        return true;
      } catch (error) {
        if (error instanceof RequestError) setFields(withoutPrefix(error.fields));
        setFailed(errorText(error));
        return false;
      } finally {
        setSaving(false);
      }
    },
    [step],
  );
  const go = useCallback((path: string) => startMove(() => router.push(path)), [router]);
  const goOn = useCallback(() => go(stepPath(stepAfter(step))), [go, step]);

  return {
    busy: saving || moving,
    failed,
    /** Texts per field of what was refused. */
    fields,
    go,
    /** Goes to a page outside of the product, which is busy until it is there. */
    leave: (path: string) => startMove(() => window.location.assign(path)),
    /** `before` is done first, such as saving what the step decides elsewhere. */
    save: async (data?: object, before?: () => Promise<unknown>) => {
      const saved = await finish(data ? { data } : {}, before);
      if (saved) goOn();
      return saved;
    },
    finish,
    skip: async () => {
      if (await finish({ skip: true })) goOn();
    },
  };
}

/** The body's `data.phone` is the form's `phone`. */
function withoutPrefix(fields: Record<string, string[]>) {
  return Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name.replace(/^data\./, ''), texts]));
}
