import { randomUUID } from 'node:crypto';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { teamMembers, teamSeats, teams } from '@/db/schema/teams';
import {
  cancelSubscription,
  changePlan,
  pauseSubscription,
  previewChange,
  resumeSubscription,
} from '@/modules/billing/commands/change';
import { openCheckout } from '@/modules/billing/commands/checkout';
import { previewSeats, setSeats } from '@/modules/billing/commands/seats';
import { acceptProCode, mintProCode } from '@/modules/billing/commands/trials/pro-codes';
import { startFreeTrial } from '@/modules/billing/commands/trials/start';
import { accountOf, type Payer } from '@/modules/billing/queries/accounts';
import { PaymentFailure } from '@/ports/payments';
import { Accepted } from './accepted';
import type { Chance } from './chance';
import type { World } from './world';

export const GOOD = '4242424242424242';
const CARDS = [GOOD, GOOD, GOOD, GOOD, '4000000000000341', '4000000000000002'];

/** Somebody who lives with the product: what they do is chance, what they accepted is kept. */
export class Life {
  readonly accepted = new Accepted();
  /** What they did, for whoever reads of a life that went wrong. */
  readonly diary: string[] = [];

  private constructor(
    readonly user: { readonly id: string; readonly email: string },
    readonly teamId: string | null,
    private readonly world: World,
    private readonly chance: Chance,
  ) {}

  static async begin(world: World, chance: Chance, n: number, hasTeam: boolean): Promise<Life> {
    const email = `p${n}-${randomUUID().slice(0, 8)}@acme.test`;
    const [user] = await database()
      .insert(users)
      .values({ email, name: `Person ${n}` })
      .returning();
    if (!user) throw new Error('No user');
    const teamId = hasTeam ? await newTeam(user.id, new Date(world.now() * 1000)) : null;
    return new Life({ id: user.id, email }, teamId, world, chance);
  }

  get payer(): Payer {
    return this.teamId === null ? { userId: this.user.id } : { teamId: this.teamId };
  }

  private get of(): 'own' | 'team' {
    return this.teamId === null ? 'own' : 'team';
  }

  note(what: string): void {
    this.diary.push(`${this.world.now()} ${what}`);
  }

  /** Does one thing, or nothing. */
  async act(others: readonly Life[]): Promise<void> {
    const account = await accountOf(this.payer);
    const subscription = account?.subscription ?? null;
    const customer = account?.account.customerId ?? null;
    if (customer && this.chance.of(0.04)) await this.earnCredit(customer);
    if (customer && this.chance.of(0.03)) await this.takeRefund(customer);
    if (!subscription) {
      if (this.chance.of(0.1)) await this.tryFree();
      else if (this.chance.of(0.06)) await this.tryPro(others);
      else if (this.chance.of(0.25)) await this.subscribe();
      return;
    }
    if (subscription.status === 'past_due' && this.chance.of(0.35)) return this.payWhatIsOpen(customer as string);
    if (subscription.status === 'paused' || subscription.cancelAt) {
      if (this.chance.of(0.2)) await this.goOn();
      return;
    }
    if (this.chance.of(0.06)) await this.changeCard(customer as string);
    if (this.chance.of(0.08))
      await (this.teamId ? this.changeSeats(subscription.seats) : this.changePlan(subscription.plan));
    else if (this.chance.of(0.05)) await this.leave();
    else if (this.chance.of(0.06)) await this.rest(subscription);
  }

  private async tryFree(): Promise<void> {
    const started = await startFreeTrial(this.user.id, true, this.world.now() * 1000);
    this.note(`free trial: ${started.ok || started.reason}`);
  }

  private async tryPro(others: readonly Life[]): Promise<void> {
    const giver = this.chance.pick(others);
    const nowMs = this.world.now() * 1000;
    const minted = await mintProCode(giver.user.id, null, true, nowMs);
    if (!minted.ok) return;
    const taken = await acceptProCode(this.user.id, minted.code, true, nowMs);
    this.note(`pro trial: ${taken.ok || taken.reason}`);
  }

  private async subscribe(): Promise<void> {
    const plan = this.teamId ? 'team' : this.chance.pick(['basic', 'pro']);
    const interval = this.chance.of(0.8) ? ('month' as const) : ('year' as const);
    const seats = this.teamId ? this.chance.between(1, 6) : 1;
    const coupon = this.chance.of(0.2) ? 'LIVES25' : undefined;
    const wanted = { plan, interval, seats, ...(coupon && { coupon }) };
    let opened = await openCheckout(this.user, wanted, this.world.runtime);
    // Each account may use a coupon once.
    if (!opened.ok && opened.reason === 'coupon_invalid') {
      opened = await openCheckout(this.user, { plan, interval, seats }, this.world.runtime);
    } else if (coupon && opened.ok) this.note('with a coupon');
    if (!opened.ok || !opened.url) {
      this.note(`checkout: ${opened.ok ? 'no page' : opened.reason}`);
      return;
    }
    if (this.chance.of(0.15)) return this.note('left the checkout');
    const before = await this.world.vendor.checkout.sessions.retrieve(opened.sessionId);
    const answer = await post(opened.url, { number: this.chance.pick(CARDS) });
    this.note(`checkout of ${seats} × ${plan} by the ${interval}: ${answer}`);
    if (answer !== 303) return;
    const now = this.world.now();
    this.accepted.reduce(now, before.discounts?.length ? 25 : 0);
    this.accepted.agree(now, `${plan}_${interval === 'month' ? 'monthly' : 'annual'}`, seats);
  }

  private async changePlan(current: string): Promise<void> {
    const plan = this.chance.of(0.7) ? (current === 'basic' ? 'pro' : 'basic') : current;
    const interval = this.chance.of(0.7) ? ('month' as const) : ('year' as const);
    const choice = { of: this.of, plan, interval };
    const shown = await previewChange(this.user.id, choice, this.world.runtime);
    if (!shown.ok || this.chance.of(0.2))
      return this.note(`change to ${plan}: ${shown.ok ? 'looked only' : shown.reason}`);
    const { asOf, total, proration } = shown.preview;
    if (this.chance.of(0.2)) this.answerIsLost('/v1/subscriptions');
    const changed = await changePlan(this.user.id, { ...choice, asOf, total }, this.world.runtime);
    this.note(`change to ${plan} by the ${interval}: ${changed.ok || changed.reason}`);
    if (!changed.ok) return;
    this.accepted.prorations.set(asOf / 1000, proration);
    this.accepted.agree(asOf / 1000, `${plan}_${interval === 'month' ? 'monthly' : 'annual'}`, 1);
  }

  private async changeSeats(current: number): Promise<void> {
    const seats = Math.max(1, current + this.chance.pick([-1, 1, 1, 2]));
    const teamId = this.teamId as string;
    const shown = await previewSeats(teamId, seats, this.world.runtime);
    if (!shown.ok || seats === current) return;
    const { asOf, proration } = shown.change;
    const done = await setSeats(teamId, seats, { asOf, cause: `lives:${asOf}` }, this.world.runtime);
    this.note(`${current} → ${seats} seats: ${done.ok || done.reason}`);
    const price = this.accepted.at(this.world.now())?.price;
    if (!done.ok || !price) return;
    this.accepted.prorations.set(asOf / 1000, proration);
    this.accepted.agree(asOf / 1000, price, seats);
  }

  private async leave(): Promise<void> {
    const done = await cancelSubscription(this.user.id, { of: this.of, reason: 'other' }, this.world.runtime);
    this.note(`cancel: ${done.ok || done.reason}`);
    // The page says it as the vendor does, also where an event of before was lost.
    const until = (await accountOf(this.payer))?.subscription?.cancelAt;
    if (done.ok && until) this.accepted.end(until.getTime() / 1000);
  }

  private async rest({ periodEnd }: { periodEnd: Date }): Promise<void> {
    const months = this.chance.between(1, 3);
    const done = await pauseSubscription(this.user.id, { of: this.of, months }, this.world.runtime);
    this.note(`pause for ${months}: ${done.ok || done.reason}`);
    const until = (await accountOf(this.payer))?.subscription?.pausedUntil;
    if (done.ok && until && until > periodEnd) this.accepted.pause(this.world.now(), until.getTime() / 1000);
  }

  private async goOn(): Promise<void> {
    const done = await resumeSubscription(this.user.id, this.of, this.world.runtime);
    this.note(`go on: ${done.ok || done.reason}`);
    if (!done.ok) return;
    this.accepted.takeBackEnd(this.world.now());
    this.accepted.goOn(this.world.now());
  }

  private async earnCredit(customer: string): Promise<void> {
    const key = `lives-${this.accepted.credits.size}-${customer}`;
    this.accepted.credits.set(key, 2_400);
    const give = () => this.world.runtime.payments.customers.credit(customer, { amount: 2_400, currency: 'usd' }, key);
    if (this.chance.of(0.1)) this.answerIsLost('/v1/customers');
    await give();
    // Whoever does not know whether it was done does it again.
    if (this.chance.of(0.3)) await give();
    this.note('credit');
  }

  /** The next request of this kind is done, and nobody is told that it was. */
  private answerIsLost(path: string): void {
    this.world.sandbox.control.fault({ path, method: 'POST', status: 500, afterCommit: true });
  }

  private async takeRefund(customer: string): Promise<void> {
    const { data } = await this.world.vendor.invoices.list({ customer, status: 'paid', limit: 1 });
    const [invoice] = data;
    if (!invoice?.id || invoice.amount_paid === 0 || this.accepted.refunds.has(invoice.id)) return;
    this.world.sandbox.control.stripe.refund(invoice.id);
    this.accepted.refunds.set(invoice.id, invoice.amount_paid);
    this.note(`refund of ${invoice.id}`);
  }

  private async changeCard(customer: string): Promise<void> {
    const url = await this.world.runtime.payments.customers.portal(customer, 'http://localhost:3000/settings/billing');
    this.note(`card: ${await post(`${url}/card`, { number: this.chance.pick(CARDS) })}`);
  }

  private async payWhatIsOpen(customer: string): Promise<void> {
    const { data } = await this.world.vendor.invoices.list({ customer, status: 'open', limit: 10 });
    for (const { hosted_invoice_url: page } of data) if (page) await post(page, { number: GOOD });
    this.world.sandbox.control.stripe.giveCard(customer, GOOD);
    this.note(`paid ${data.length} open invoices`);
  }
}

/** What a form was answered: the status. */
async function post(url: string, fields: Record<string, string>): Promise<number> {
  try {
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    throw new PaymentFailure('unavailable', String(error));
  }
}

async function newTeam(userId: string, at: Date): Promise<string> {
  return database().transaction(async (tx) => {
    const [team] = await tx.insert(teams).values({ name: 'Team', createdAt: at }).returning();
    if (!team) throw new Error('No team');
    await tx.insert(teamSeats).values({ teamId: team.id, number: 1 });
    await tx.insert(teamMembers).values({ teamId: team.id, userId, role: 'owner', seat: 1, joinedAt: at });
    return team.id;
  });
}
