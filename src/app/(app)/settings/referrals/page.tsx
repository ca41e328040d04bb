import { moneyWords } from '@/core/money-words';
import { minuteOf } from '@/core/time/period';
import { wallDay } from '@/core/time/wall-format';
import { toWall, zoneTable } from '@/core/time/zone';
import { referralUrl } from '@/modules/referrals/policy';
import { myRecommendation } from '@/modules/referrals/queries/page';
import { CopyLink } from '@/modules/referrals/ui/copy-link';
import { FreshCredits } from '@/modules/referrals/ui/fresh-credits';
import { ReferralList } from '@/modules/referrals/ui/referral-list';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { ClientMessages } from '../../../_shell/client-messages';
import { currentLocale, messagesOf } from '../../../_shell/locale';
import { ownerZone } from '../../../_shell/owner-zone';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('referrals'))('title'));

export default guarded('/settings/referrals', async (user) => {
  const { settings } = runtime();
  const [t, locale, { zone }, mine] = await Promise.all([
    messagesOf('referrals'),
    currentLocale(),
    ownerZone(user.id),
    myRecommendation(user.id, settings),
  ]);
  const link = mine.code && referralUrl(settings.baseUrl, mine.code);
  const { offer, month, credits, fresh } = mine;
  const table = zoneTable(zone);
  const day = (iso: string) => wallDay(toWall(table, minuteOf(Date.parse(iso))), locale, { year: true });
  const shown = mine.items.map((item) => ({ ...item, day: day(item.at) }));
  const news = fresh.map(({ id, name, ...money }) => {
    const amount = moneyWords(money, locale);
    return { id, words: name ? t('fresh', { name, amount }) : t('freshSomebody', { amount }) };
  });
  return (
    <div className="grid max-w-2xl gap-10">
      <div>
        <PageHead title={t('title')} line={t('line')} />
        <ClientMessages areas={['referrals']}>
          <div className="grid gap-4">
            {news.length > 0 ? <FreshCredits credits={news} /> : null}
            <CopyLink known={link} source="/api/referrals" hint={t('clicks', { count: mine.clicks })} />
            <p className="prose-width text-ink-2">
              {t('linkText')}{' '}
              {offer && month
                ? t('linkOffer', { days: offer.days, plan: 'Basic', amount: moneyWords(month, locale) })
                : null}
            </p>
          </div>
        </ClientMessages>
      </div>
      <Section title={t('friends')} aside={shown.length || undefined}>
        {shown.length === 0 ? (
          <Empty>{t('nobody')}</Empty>
        ) : (
          <ClientMessages areas={['referrals']}>
            <ReferralList items={shown} />
          </ClientMessages>
        )}
      </Section>
      {offer ? (
        <Section title={t('credits')} aside={credits.length || undefined}>
          <p className="prose-width text-ink-2">{credits.length === 0 ? t('noCredits') : t('creditsText')}</p>
          {credits.length > 0 ? (
            <dl className="rounded-md border border-line bg-surface">
              {credits.map(({ id, at, ...money }) => (
                <div key={id} className="flex justify-between gap-4 border-line px-4 py-3 not-first:border-t">
                  <dt className="text-ink-2">{day(at)}</dt>
                  <dd className="font-medium tabular-nums">{moneyWords(money, locale)}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </Section>
      ) : null}
    </div>
  );
});
