import { cookies } from 'next/headers';
import { limitsOf } from '@/core/http/form-limits';
import { minuteOf } from '@/core/time/period';
import { accountSettings } from '@/modules/account/queries';
import { exportStatus } from '@/modules/account/queries/exports';
import { accountPatch } from '@/modules/account/schema';
import { DeleteAccount } from '@/modules/account/ui/delete-account';
import { ExportCard } from '@/modules/account/ui/export-card';
import { HumanHelpForm } from '@/modules/account/ui/human-help-form';
import { PictureForm } from '@/modules/account/ui/picture-form';
import { LanguageForm, NameForm, ZoneForm } from '@/modules/account/ui/settings-forms';
import { ROLES } from '@/modules/identity/schema';
import { ThemeSwitch } from '@/modules/identity/ui/theme-switch';
import { zoneCities } from '@/modules/preferences/ui/zone/zone-cities';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { ClientMessages } from '../../../_shell/client-messages';
import { deletionWords } from '../../../_shell/deletion-banner';
import { currentLocale, messagesOf } from '../../../_shell/locale';
import { first, guarded, titled } from '../../../_shell/session';
import { SignInSections } from './sign-in-sections';

const LIMITS = limitsOf(accountPatch);

export const generateMetadata = titled(async () => (await messagesOf('account'))('title'), ROLES);

export default guarded(
  '/settings/account',
  async (user, { searchParams }) => {
    const nowMs = await runtime().clock.now();
    const [t, settings, status, when, jar] = await Promise.all([
      messagesOf('account'),
      accountSettings(user.id),
      exportStatus(user.id, nowMs),
      deletionWords(user.id),
      cookies(),
    ]);
    if (!settings) return null;
    const { name, email, image, timeZone, language, humanHelp } = settings;
    const theme = jar.get('theme')?.value;
    return (
      <div className="grid max-w-2xl gap-10">
        <ClientMessages areas={['account', 'deletion', 'form', 'zone-search']}>
          <div>
            <PageHead title={t('title')} line={email} />
            <div className="grid gap-6">
              <PictureForm name={name ?? email} image={image} />
              <NameForm name={name ?? ''} limits={LIMITS} />
              <ZoneForm zone={timeZone} cities={zoneCities(minuteOf(nowMs), await currentLocale())} />
              <LanguageForm language={language} />
            </div>
          </div>
          <SignInSections user={user} token={first((await searchParams).confirm)} />
          <Section title={t('appearance')}>
            <ThemeSwitch value={theme === 'light' || theme === 'dark' ? theme : 'system'} />
          </Section>
          <Section title={<span id="human-help">{t('help')}</span>}>
            <p className="prose-width text-ink-2">{t('helpText')}</p>
            <HumanHelpForm value={humanHelp} />
          </Section>
          <Section title={<span id="export">{t('export')}</span>}>
            <ExportCard status={status} nowMs={nowMs} />
          </Section>
          <Section title={<span id="delete">{t('delete')}</span>}>
            <DeleteAccount email={email} when={when} />
          </Section>
        </ClientMessages>
      </div>
    );
  },
  ROLES,
);
