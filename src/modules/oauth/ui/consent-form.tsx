'use client';

import { type FormEvent, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Note } from '@/ui/notes';
import { errorText } from '@/ui/words';
import type { AssistantScope } from '../constants';
import type { AuthorizeQuery } from '../schema';

interface ConsentFormProps {
  readonly request: AuthorizeQuery;
  readonly ticket: string;
  readonly scopes: readonly AssistantScope[];
}

/** What another assistant asks for, each to be left out, and the two answers. The browser is led on by the answer. */
export function ConsentForm({ request, ticket, scopes }: ConsentFormProps) {
  const t = useMessages('other-assistants');
  const [allowed, setAllowed] = useState<readonly AssistantScope[]>(scopes);
  const [sending, setSending] = useState<'allow' | 'deny' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [ledTo, setLedTo] = useState<string | null>(null);

  async function answer(approve: boolean) {
    if (approve && allowed.length === 0) return setProblem(t('allowOne'));
    setSending(approve ? 'allow' : 'deny');
    setProblem(null);
    try {
      const body = { request, ticket, approve, scopes: allowed };
      const { redirect } = await sendJson<{ redirect: string }>('/api/oauth/authorize', 'POST', body);
      setLedTo(redirect);
      // A program on the machine takes it and leaves this page where it is.
      window.location.assign(redirect);
    } catch (error) {
      setProblem(errorText(error));
      setSending(null);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void answer(true);
  }
  const tick = (scope: AssistantScope, on: boolean) =>
    setAllowed(scopes.filter((one) => (one === scope ? on : allowed.includes(one))));

  if (ledTo !== null) {
    return (
      <p role="status" className="text-ink-2">
        {t('leading')}{' '}
        <a href={ledTo} className="underline underline-offset-3">
          {t('leadOn')}
        </a>
      </p>
    );
  }
  return (
    <form onSubmit={submit} className="grid gap-6">
      <fieldset className="grid gap-3 rounded-md border border-line bg-surface p-4">
        <legend className="sr-only">{t('consentMay')}</legend>
        <p aria-hidden className="font-medium">
          {t('consentMay')}
        </p>
        {scopes.map((scope) => (
          <label key={scope} className="flex items-start gap-2.5">
            <input
              type="checkbox"
              checked={allowed.includes(scope)}
              onChange={(event) => tick(scope, event.target.checked)}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            <span>
              {t(`scope-${scope}`)}
              <span className="block text-xs text-ink-2">{t(`scope-${scope}-what`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {problem === null ? null : (
        <Note tone="bad">
          <span role="alert">{problem}</span>
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={sending === 'allow'} disabled={sending === 'deny'}>
          {t('allow')}
        </Button>
        <Button
          type="button"
          busy={sending === 'deny'}
          disabled={sending === 'allow'}
          onClick={() => void answer(false)}
        >
          {t('deny')}
        </Button>
      </div>
    </form>
  );
}
