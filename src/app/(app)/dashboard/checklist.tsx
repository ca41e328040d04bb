import { Check } from 'lucide-react';
import type { Translate } from '@/messages/message-keys';
import { ONBOARDING_PATH, stepPath } from '@/modules/onboarding/constants';
import type { FirstSteps } from '@/modules/onboarding/queries';
import { Button } from '@/ui/button';
import { cn } from '@/ui/class-names';

interface ChecklistProps {
  readonly taken: FirstSteps;
  /** A first meeting was asked for. */
  readonly asked: boolean;
  readonly sandbox: boolean;
  readonly assistant: { readonly name: string; readonly address: string };
  readonly t: Translate<'dashboard'>;
}

/** The way from a new account to the first booked meeting; gone once it has been walked. */
export function Checklist({ taken, asked, sandbox, assistant, t }: ChecklistProps) {
  const { onboarded, zone, calendar, document } = taken;
  if (zone && calendar && document && asked) return null;
  const steps = [
    {
      done: zone,
      title: t('zone'),
      text: t('zoneText'),
      href: stepPath('zone'),
      label: t('zoneDo'),
    },
    {
      done: calendar,
      title: t('calendar'),
      text: t('calendarText'),
      href: stepPath('calendar'),
      label: t('calendarDo'),
    },
    {
      done: document,
      title: t('document'),
      text: t('documentText'),
      href: stepPath('document'),
      label: t('documentDo'),
    },
    {
      done: asked,
      title: t('copy', { name: assistant.name }),
      text: t('copyText', { address: assistant.address }),
      href: sandbox ? '/sandbox/mail' : null,
      label: t('copyDo'),
    },
  ];
  const next = steps.findIndex((step) => !step.done);
  return (
    <section aria-labelledby="first-steps" className="mb-10">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="first-steps" className="font-semibold">
          {t('firstSteps')}
        </h2>
        {onboarded ? null : (
          <a href={ONBOARDING_PATH} className="text-ink-2 underline underline-offset-3 hover:text-ink">
            {t('resume')}
          </a>
        )}
      </div>
      <ol className="rounded-md border border-line bg-surface">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t"
          >
            <span
              className={cn(
                'grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold',
                step.done ? 'bg-good-soft text-good' : 'border border-line-strong text-ink-2',
              )}
            >
              {step.done ? <Check className="size-3.5" aria-label={t('done')} /> : index + 1}
            </span>
            <div className="min-w-0 flex-1 basis-56">
              <p className={cn('font-medium', step.done && 'text-ink-2')}>{step.title}</p>
              {step.done ? null : <p className="text-ink-2">{step.text}</p>}
            </div>
            {step.done || !step.href ? null : (
              <Button asChild look={index === next ? 'primary' : 'plain'}>
                <a href={step.href}>{step.label}</a>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
