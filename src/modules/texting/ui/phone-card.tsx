'use client';

import { useRouter } from 'next/navigation';
import type { FormLimits } from '@/core/http/form-limits';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { Form, SaveButton } from '@/ui/form/form-parts';
import { useForm } from '@/ui/form/use-form';
import { Note } from '@/ui/notes';
import { useAction } from '@/ui/use-action';
import type { Phone } from '../schema';
import { PhoneSettings } from './phone-settings';

const PATH = '/api/user/phone';

interface PhoneCardProps {
  /** Null: none was entered. */
  readonly phone: Phone | null;
  readonly limits: { readonly number: FormLimits; readonly code: FormLimits };
  /** Who texts. */
  readonly operator: string;
  /** What was spent of what, in words. */
  readonly spent: { readonly spent: string; readonly most: string } | null;
}

/** The number at which one is texted: to enter, to prove, and to choose of what. */
export function PhoneCard({ phone, limits, operator, spent }: PhoneCardProps) {
  const t = useMessages('texting');
  return (
    <div className="grid gap-4 rounded-md border border-line bg-surface p-4">
      <p className="prose-width text-ink-2">{t('what')}</p>
      {phone === null ? <NumberForm limits={limits.number} /> : null}
      {phone && !phone.verified ? <CodeForm number={phone.number} limits={limits.code} operator={operator} /> : null}
      {phone?.verified ? <Confirmed phone={phone} spent={spent} /> : null}
    </div>
  );
}

function NumberForm({ limits }: { limits: FormLimits }) {
  const t = useMessages('texting');
  const form = useForm({
    saved: { number: '' },
    limits,
    send: (values) => sendJson(PATH, 'POST', values),
    done: t('codeSent'),
  });
  return (
    <Form form={form}>
      <Field label={t('number')} hint={t('numberHint')} error={form.problems.number}>
        {(attributes) => (
          <div className="flex flex-wrap gap-2">
            <Input {...attributes} {...form.bind('number')} type="tel" autoComplete="tel" className="max-w-64" />
            <SaveButton form={form}>{t('sendCode')}</SaveButton>
          </div>
        )}
      </Field>
    </Form>
  );
}

function CodeForm({ number, limits, operator }: { number: string; limits: FormLimits; operator: string }) {
  const t = useMessages('texting');
  const form = useForm({
    saved: { code: '', agreed: false },
    limits,
    send: (values) => sendJson(`${PATH}/verify`, 'POST', values),
    done: t('verified', { number }),
  });
  return (
    <>
      <Form form={form} className="grid gap-4">
        <Field label={t('code')} hint={t('codeHint', { number })} error={form.problems.code}>
          {(attributes) => (
            <Input
              {...attributes}
              {...form.bind('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              className="max-w-40 tabular-nums"
            />
          )}
        </Field>
        <div className="grid gap-1.5">
          <label className="flex items-start gap-2">
            <input type="checkbox" {...form.tick('agreed')} className="mt-1" />
            <span className="prose-width">{t('consent', { operator })}</span>
          </label>
          {form.problems.agreed ? <p className="text-xs text-bad">{form.problems.agreed}</p> : null}
        </div>
        <div>
          <SaveButton form={form}>{t('verify')}</SaveButton>
        </div>
      </Form>
      <Another />
    </>
  );
}

/** Somebody has mistyped the number, or the code has not come. */
function Another() {
  const t = useMessages('texting');
  const router = useRouter();
  const { busy, run } = useAction();
  const remove = async () => {
    if (await run(() => sendJson(PATH, 'DELETE'), t('removed'))) router.refresh();
  };
  return (
    <div>
      <Button busy={busy} onClick={() => void remove()}>
        {t('another')}
      </Button>
    </div>
  );
}

function Confirmed({ phone, spent }: { phone: Phone; spent: PhoneCardProps['spent'] }) {
  const t = useMessages('texting');
  const { number, line, stopped } = phone;
  return (
    <>
      <div>
        <p className="font-medium tabular-nums">{number}</p>
        {stopped ? null : <p className="text-ink-2">{line ? t('from', { line }) : t('noLine')}</p>}
        {spent ? <p className="text-ink-2">{t('spent', spent)}</p> : null}
      </div>
      {stopped ? <Note tone="warn">{line ? t('stopped', { line }) : t('stoppedNoLine')}</Note> : null}
      <PhoneSettings kinds={phone.kinds} quiet={phone.quiet} />
      <Removal number={number} />
    </>
  );
}

function Removal({ number }: { number: string }) {
  const t = useMessages('texting');
  const router = useRouter();
  const { busy, run } = useAction();
  const remove = async () => {
    if (await run(() => sendJson(PATH, 'DELETE'), t('removed'))) router.refresh();
  };
  return (
    <div>
      <Confirm
        title={t('removeTitle', { number })}
        description={t('removeWhy')}
        trigger={<Button>{t('remove')}</Button>}
        yes={t('removeDo')}
        no={t('removeNot')}
        busy={busy}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
