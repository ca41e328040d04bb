import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { referralCodes } from '@/db/schema/referrals';
import { clicksOf, creditsOf, monthOfBasic, offerOf, referralsOf, unseenCredits } from './mine';

/** Everything that the page of a user's recommendations shows. */
export async function myRecommendation(userId: string, settings: { readonly billing: boolean }) {
  const offer = offerOf(settings);
  const [code, clicks, items, credits, fresh, month] = await Promise.all([
    knownCode(userId),
    clicksOf(userId),
    referralsOf(userId),
    offer ? creditsOf(userId) : [],
    offer ? unseenCredits(userId) : [],
    offer ? monthOfBasic(null) : null,
  ]);
  return { offer, code, clicks, items, credits, fresh, month };
}

/** The user's code, if it was ever asked for. */
export async function knownCode(userId: string): Promise<string | null> {
  const [row] = await database()
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(eq(referralCodes.userId, userId));
  return row?.code ?? null;
}
