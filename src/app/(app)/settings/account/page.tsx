import { cookies } from 'next/headers';
import { minuteOf } from '@/core/time/period';
import { accountSettings } from '@/modules/account/queries';
import { exportStatus } from '@/modules/account/queries/exports';
import { DeleteAccount } from '@/modules/account/ui/delete-account';
import { ExportCard } from '@/modules/account/ui/export-card';
import { HumanHelpForm } from '@/modules/account/ui/human-help-form';
import { PictureForm } from '@/modules/account/ui/picture-form';
import { LanguageForm, NameForm, ZoneForm } from '@/modules/account/ui/settings-forms';
import { ROLES } from '@/modules/identity/schema';
import { ThemeSwitch } from '@/modules/identity/ui/theme-switch';
import { zoneChoices } from '@/modules/preferences/ui/zone-choices';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { deletionWords } from '../../../_shell/deletion-banner';
import { first, guarded, titled } from '../../../_shell/session';
import { SignInSections } from './sign-in-sections';

export const generateMetadata = titled('Account', ROLES);

export default guarded(
  '/settings/account',
  async (user, { searchParams }) => {
    const nowMs = await runtime().clock.now();
    const [settings, status, when, jar] = await Promise.all([
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
        <div>
          <PageHead title="Account" line={email} />
          <div className="grid gap-6">
            <PictureForm name={name ?? email} image={image} />
            <NameForm name={name ?? ''} />
            <ZoneForm key={timeZone} zone={timeZone} zones={zoneChoices(minuteOf(nowMs), timeZone ? [timeZone] : [])} />
            <LanguageForm language={language} />
          </div>
        </div>
        <SignInSections user={user} token={first((await searchParams).confirm)} />
        <Section title="Appearance">
          <ThemeSwitch value={theme === 'light' || theme === 'dark' ? theme : 'system'} />
        </Section>
        <Section title={<span id="human-help">Human help</span>}>
          <p className="prose-width text-ink-2">
            Whether people who run this installation may see your meetings to help. Every look is logged with its
            reason. An installation that you run yourself has no such people, unless you name some.
          </p>
          <HumanHelpForm value={humanHelp} />
        </Section>
        <Section title={<span id="export">Your data</span>}>
          <ExportCard status={status} nowMs={nowMs} />
        </Section>
        <Section title={<span id="delete">Delete account</span>}>
          <DeleteAccount email={email} when={when} />
        </Section>
      </div>
    );
  },
  ROLES,
);
