import { mintCoupon } from '@/modules/billing/commands/coupons';
import { Chance } from './chance';
import { examine, shownPrices } from './examine';
import { Life } from './life';
import { type Luck, openWorld } from './world';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
/** Where no event is lost, the books are compared every so many steps, and are equal. */
const COMPARED_EVERY = 10;
/** More than happens in a step. */
const MOST_EVENTS = 5_000;

export interface LivesOptions {
  readonly people: number;
  readonly months: number;
  readonly luck: Luck;
}

export interface LivesReport {
  /** What was not as it should be; the first of a life, and what they had done. */
  readonly problems: readonly string[];
  readonly violations: number;
  readonly steps: number;
  /** How often each kind of thing happened at the vendor, so that nobody takes empty lives for good ones. */
  readonly happened: Readonly<Record<string, number>>;
}

/** Lives months of people's lives in a world of their own, and looks at every step whether all is as it should be. */
export async function live({ people, months, luck }: LivesOptions): Promise<LivesReport> {
  const world = await openWorld(luck);
  const chance = new Chance(luck.seed);
  const problems = new Map<Life, string>();
  const happened: Record<string, number> = {};
  const told = new Set<string>();
  let steps = 0;
  try {
    const coupon = { code: 'LIVES25', kind: 'percent', value: 25, duration: 'forever', plans: [] } as const;
    await mintCoupon({ ...coupon, plans: [] }, world.now() * 1000);
    const lives: Life[] = [];
    for (let n = 0; n < people; n++) lives.push(await Life.begin(world, chance, n, n % 5 === 4));
    const end = world.now() + months * MONTH;
    while (world.now() < end) {
      steps += 1;
      await world.pass(chance.between(6 * HOUR, 8 * DAY));
      for (const life of lives) await life.act(lives);
      await world.settle();
      const isLossy = luck.lose > 0;
      if ((isLossy || steps % COMPARED_EVERY === 0) && (await world.compare()) > 0 && !isLossy) {
        throw new Error('The books differed although no event was lost');
      }
      const touched = new Set<string>();
      for (const { type, data, id } of world.sandbox.control.stripe.events().slice(-MOST_EVENTS)) {
        if (told.has(id)) continue;
        told.add(id);
        happened[type] = (happened[type] ?? 0) + 1;
        const { customer, id: self } = data.object as { customer?: string; id: string };
        touched.add(customer ?? self);
      }
      const prices = await shownPrices(world);
      for (const life of lives.filter((one) => !problems.has(one))) {
        const [first] = await examine(world, life, { prices, touched });
        if (first) problems.set(life, [first, ...life.diary].join('\n  '));
      }
    }
    return { problems: [...problems.values()], violations: world.sandbox.control.violations.length, steps, happened };
  } finally {
    await world.close();
  }
}
