import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { Field, Input } from '@/ui/field';
import type { GuestTexts, TextProblem } from '../schema';

interface GuestTextsProps {
  readonly texts: GuestTexts;
  /** The form that was just sent was not taken. */
  readonly problem: TextProblem | null;
  /** One was sent: what it led to is seen at once. */
  readonly arrived: boolean;
  readonly token: string;
  readonly owner: string;
  readonly operator: string;
  readonly zone: string;
  readonly t: Translate<'guest-texts'>;
}

/** A guest may be texted of their meeting: forms that work without script. */
export function GuestTextsCard(props: GuestTextsProps) {
  const { texts, problem, arrived, t } = props;
  if (texts.state === 'none' || texts.state === 'code') {
    return (
      <details id="texts" className="mt-4" open={arrived}>
        <summary className="w-fit cursor-pointer list-none py-2 text-ink-2 underline underline-offset-3 hover:text-ink [&::-webkit-details-marker]:hidden">
          {t('open')}
        </summary>
        {texts.state === 'none' ? <NumberForm {...props} /> : <CodeForm {...props} number={texts.number} />}
      </details>
    );
  }
  return (
    <section id="texts" className="mt-4 grid justify-items-start gap-2 rounded-md border border-line px-4 py-3">
      <p role="status">{standingWords(props)}</p>
      {problem ? <Problem {...{ problem, t }} /> : null}
      <EndForm {...props} label={t('end')} />
    </section>
  );
}

function standingWords({ texts, owner, t }: GuestTextsProps): string {
  if (texts.state === 'stopped') {
    const { number, line } = texts;
    return line ? t('stopped', { number, line }) : t('stoppedNoLine', { number });
  }
  if (texts.state !== 'on') return '';
  const { number, changes, reminder } = texts;
  if (!changes) return t('onReminder', { number });
  return reminder ? t('onBoth', { number, owner }) : t('onChanges', { number, owner });
}

function NumberForm({ token, owner, operator, zone, problem, t }: GuestTextsProps) {
  const error = problem === 'number' || problem === 'stopped' ? t(`problem_${problem}`) : null;
  return (
    <form method="post" action={`/api/slots/${token}/texts`} className="mt-1 grid gap-3">
      <input type="hidden" name="zone" value={zone} />
      <input type="hidden" name="language" value={t.locale} />
      <p className="text-ink-2">{t('what')}</p>
      <Field label={t('number')} hint={t('numberHint')} error={error}>
        {(attributes) => <Input {...attributes} name="number" type="tel" autoComplete="tel" required maxLength={40} />}
      </Field>
      <Tick name="changes" ticked text={t('changes', { owner })} />
      <Tick name="reminder" ticked text={t('reminder')} />
      <Tick name="agreed" text={t('consent', { operator, owner })} />
      {problem && error === null ? <Problem {...{ problem, t }} /> : null}
      <Button type="submit" className="justify-self-start">
        {t('send')}
      </Button>
    </form>
  );
}

function CodeForm(props: GuestTextsProps & { readonly number: string }) {
  const { token, number, zone, problem, t } = props;
  return (
    <div className="mt-1 grid gap-3">
      <form method="post" action={`/api/slots/${token}/texts/code`} className="grid gap-3">
        <input type="hidden" name="zone" value={zone} />
        <Field
          label={t('code')}
          hint={t('codeHint', { number })}
          error={problem === null ? null : t(`problem_${problem}`)}
        >
          {(attributes) => (
            <Input
              {...attributes}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              maxLength={20}
              className="max-w-40 tabular-nums"
            />
          )}
        </Field>
        <Button type="submit" className="justify-self-start">
          {t('confirm')}
        </Button>
      </form>
      <EndForm {...props} label={t('another')} />
    </div>
  );
}

function EndForm({ token, zone, label }: GuestTextsProps & { readonly label: string }) {
  return (
    <form method="post" action={`/api/slots/${token}/texts/end`}>
      <input type="hidden" name="zone" value={zone} />
      <Button type="submit">{label}</Button>
    </form>
  );
}

function Tick({
  name,
  text,
  ticked = false,
}: {
  readonly name: string;
  readonly text: string;
  readonly ticked?: boolean;
}) {
  return (
    <label className="flex items-start gap-2">
      <input type="checkbox" name={name} defaultChecked={ticked} className="mt-1 shrink-0" />
      <span>{text}</span>
    </label>
  );
}

function Problem({ problem, t }: { readonly problem: TextProblem; readonly t: Translate<'guest-texts'> }) {
  return (
    <p role="alert" className="text-xs text-bad">
      {t(`problem_${problem}`)}
    </p>
  );
}
