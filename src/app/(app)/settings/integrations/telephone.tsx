import { formatMoney } from '@/core/billing/money';
import { limitsOf } from '@/core/http/form-limits';
import { flagOn } from '@/modules/flags/queries';
import type { SessionUser } from '@/modules/identity/schema';
import { phoneOf } from '@/modules/texting/queries/phone';
import { codeEntered, newNumber } from '@/modules/texting/schema';
import { PhoneCard } from '@/modules/texting/ui/phone-card';
import { runtime } from '@/ports/runtime';
import { Section } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';

const LIMITS = { number: limitsOf(newNumber), code: limitsOf(codeEntered) };

/** The number at which one is texted. Nothing where texting is not on for this user. */
export async function Telephone({ user }: { user: SessionUser }) {
  if (!(await flagOn('sms', user.id))) return null;
  const { texting, settings } = runtime();
  const [t, phone] = await Promise.all([messagesOf('texting'), phoneOf(user.id, runtime())]);
  const money = (amount: number) => formatMoney(amount, phone?.spent.currency ?? 'usd', user.language ?? 'en');
  const spent = phone ? { spent: money(phone.spent.amount), most: money(phone.spent.most) } : null;
  return (
    <Section title={t('title')}>
      {texting === null ? (
        <Empty>{t('notSetUp')}</Empty>
      ) : (
        <ClientMessages areas={['texting', 'form']}>
          <PhoneCard
            key={`${phone?.number} ${phone?.verified}`}
            phone={phone}
            limits={LIMITS}
            operator={settings.operatorName}
            spent={spent}
          />
        </ClientMessages>
      )}
    </Section>
  );
}
