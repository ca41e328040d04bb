import type { Translate } from '@/messages/message-keys';
import { standingOfUser } from '@/modules/billing/queries/entitlement';
import { proCodeOffer } from '@/modules/billing/queries/pro-codes';
import { AcceptPro } from '@/modules/billing/ui/start-trial';
import type { SessionUser } from '@/modules/identity/schema';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { ClientMessages } from '../../_shell/client-messages';
import { PageHead } from '../../_site/parts';
import { PublicPage } from '../../_site/public-page';

interface ProOfferProps {
  readonly code: string;
  readonly user: SessionUser | null;
  readonly t: Translate<'plans'>;
}

/** Somebody's invitation to a time of Pro. */
export async function ProOffer({ code, user, t }: ProOfferProps) {
  const nowMs = await runtime().clock.now();
  const offer = await proCodeOffer(code, nowMs);
  const good = offer !== null && offer !== 'gone';
  const has = user ? (await standingOfUser(user.id, true, nowMs)).plan : null;
  const already = has !== null && (has.key === 'pro' || has.key === 'team');
  return (
    <PublicPage>
      <PageHead title={t('proTitle')}>
        {good ? (
          <p>
            {offer.inviter
              ? t('proLead', { inviter: offer.inviter, days: offer.days })
              : t('proLeadNobody', { days: offer.days })}
          </p>
        ) : (
          <p>{t('proGone')}</p>
        )}
        {good && already ? <p className="mt-4 text-ink">{t('proAlready')}</p> : null}
        <div className="mt-6 flex flex-wrap gap-3">
          {good && user && !already ? (
            <ClientMessages areas={['plans']}>
              <AcceptPro code={code} />
            </ClientMessages>
          ) : null}
          {good && !user ? (
            <Button asChild look="primary" size="large">
              <a href={`/auth/signin?returnUrl=${encodeURIComponent(`/free-trial?code=${encodeURIComponent(code)}`)}`}>
                {t('proSignIn')}
              </a>
            </Button>
          ) : null}
          <Button asChild size="large">
            <a href="/pricing">{t('seePlans')}</a>
          </Button>
        </div>
      </PageHead>
    </PublicPage>
  );
}
