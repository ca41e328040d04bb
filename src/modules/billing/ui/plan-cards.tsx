import { formatMoney } from '@/core/billing/money';
import { SHOWN_FEATURES } from '@/core/entitlements/account';
import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { cn } from '@/ui/class-names';
import type { OfferedPlan } from '../queries/catalogue';
import { allowanceWords, isCounted } from './feature-words';

interface PlanCardsProps {
  readonly plans: readonly OfferedPlan[];
  readonly interval: 'month' | 'year';
  readonly locale: string;
  readonly t: Translate<'plans'>;
  /** Of whoever is signed in: the key of their plan, those that they pay for, and whether they try theirs out. */
  readonly current: {
    readonly plan: string;
    readonly paid: readonly string[];
    /** What of those is paid, and how often. */
    readonly prices: readonly { readonly plan: string; readonly interval: 'month' | 'year' }[];
    readonly trying: boolean;
  } | null;
}

/** The plans side by side: what a month costs, what each has, and the way to it. */
export function PlanCards({ plans, interval, locale, t, current }: PlanCardsProps) {
  const paid = plans.filter(({ key }) => current?.paid.includes(key));
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {plans.map((plan) => {
        const price = plan.prices.find((one) => one.interval === interval) ?? null;
        const trying = current?.trying === true && current.plan === plan.key && !paid.includes(plan);
        const mine = current?.plan === plan.key || paid.includes(plan);
        // Of what is paid the other interval is another price.
        const other = current?.prices.some((own) => own.plan === plan.key && own.interval !== interval) ?? false;
        const changes = paid.some(({ perSeat }) => perSeat === plan.perSeat);
        return (
          <li
            key={plan.key}
            className={cn(
              'flex flex-col rounded-md border bg-surface p-4',
              plan.key === 'basic' ? 'border-accent' : 'border-line',
            )}
          >
            <h2 className="text-base font-semibold">{plan.name}</h2>
            <PriceWords price={price} perSeat={plan.perSeat} locale={locale} t={t} />
            <ul aria-label={t('has', { plan: plan.name })} className="mt-4 grid flex-1 content-start gap-2 text-sm">
              {plan.perSeat ? <li>{t('together')}</li> : null}
              {SHOWN_FEATURES.filter((feature) => plan.gives[feature]).map((feature) => (
                <li key={feature}>
                  <span className="block">{t(feature)}</span>
                  {isCounted(feature) ? (
                    <span className="block text-xs text-ink-2">{allowanceWords(t, feature, plan.gives[feature])}</span>
                  ) : null}
                </li>
              ))}
            </ul>
            <div className="mt-4">
              {mine ? (
                <p className="py-1.5 text-sm font-medium">
                  {trying
                    ? t('trying')
                    : other
                      ? t(interval === 'year' ? 'currentMonthly' : 'currentYearly')
                      : t('current')}
                </p>
              ) : null}
              {mine && !trying && !other ? null : <Way {...{ plan, interval, current, changes, t }} mine={other} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** As high for every plan, so that what they have stands side by side. */
const PRICE = 'mt-1 sm:min-h-16';

/** `$19 a month`, and how it is billed. */
function PriceWords({
  price,
  perSeat,
  locale,
  t,
}: {
  price: OfferedPlan['prices'][number] | null;
  perSeat: boolean;
  locale: string;
  t: Translate<'plans'>;
}) {
  if (!price)
    return (
      <div className={PRICE}>
        <p className="text-xl font-semibold">{t('nothing')}</p>
        <p className="text-xs text-ink-2">{t('free')}</p>
      </div>
    );
  const { unit, interval, reduced } = price;
  const money = (amount: number) => formatMoney(amount, unit.currency, locale);
  const yearly = interval === 'year';
  const percent = reduced ? Math.round(100 - (100 * reduced.unit) / unit.amount) : 0;
  return (
    <div className={PRICE}>
      <p>
        <span className="text-xl font-semibold tabular-nums">
          {money(yearly ? Math.round(unit.amount / 12) : unit.amount)}
        </span>{' '}
        <span className="text-sm text-ink-2">{perSeat ? t('aSeat') : t('aMonth')}</span>
      </p>
      <p className="text-xs text-ink-2">
        {yearly ? t('billedYearly', { amount: money(unit.amount) }) : t('billedMonthly')}
      </p>
      {reduced ? <p className="text-xs text-ink-2">{t('reduced', { percent, from: reduced.from })}</p> : null}
    </div>
  );
}

function Way({
  plan,
  interval,
  current,
  changes,
  mine,
  t,
}: Pick<PlanCardsProps, 'interval' | 'current' | 't'> & {
  readonly plan: OfferedPlan;
  /** What is paid can become it: a person's plan and a team's are two. */
  readonly changes: boolean;
  /** They have it, paid by the other interval. */
  readonly mine: boolean;
}) {
  if (plan.prices.length === 0) {
    if (current) return null;
    return (
      <Button asChild className="w-full">
        <a href="/auth/signup">{t('getStarted')}</a>
      </Button>
    );
  }
  const checkout = `/checkout?plan=${plan.key}&interval=${interval}`;
  const href = changes
    ? `/settings/billing?plan=${plan.key}&interval=${interval}#change-${plan.perSeat ? 'team' : 'own'}`
    : current
      ? checkout
      : `/auth/signup?returnUrl=${encodeURIComponent(checkout)}`;
  const label = mine
    ? t(interval === 'year' ? 'toYearly' : 'toMonthly')
    : changes
      ? t('changeTo', { plan: plan.name })
      : t('choose', { plan: plan.name });
  return (
    <Button asChild className="w-full">
      <a href={href}>{label}</a>
    </Button>
  );
}
