import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { PageHead, Section } from '@/ui/card';
import { currentLocale, messagesOf } from '../../_shell/locale';
import { guarded, titled } from '../../_shell/session';
import { SECTION_ICONS } from './icons';
import { GROUPS, sectionsFor } from './sections';

export const generateMetadata = titled(async () => (await messagesOf('places'))('settings'));

export default guarded('/settings', async (user) => {
  const [t, locale] = await Promise.all([messagesOf('places'), currentLocale()]);
  const sections = await Promise.all(
    (await sectionsFor(user, t)).map(async (section) => ({ ...section, line: await section.state(user, locale) })),
  );
  return (
    <>
      <PageHead title={t('settings')} />
      <div className="grid max-w-2xl gap-6">
        {GROUPS.map((key) => {
          const group = t(key);
          const rows = sections.filter((section) => section.group === group);
          return rows.length === 0 ? null : (
            <Section key={group} title={group}>
              <ul className="rounded-md border border-line bg-surface">
                {rows.map(({ href, icon, label, line }) => {
                  const Icon = SECTION_ICONS[icon];
                  return (
                    <li key={href} className="border-line not-first:border-t">
                      <Link href={href} className="flex items-center gap-3 px-4 py-3 hover:bg-surface-2">
                        <Icon className="size-4.5 shrink-0 text-ink-2" aria-hidden />
                        <span className="min-w-0 flex-1">
                          <span className="block font-medium">{label}</span>
                          <span className="block text-ink-2 wrap-anywhere">{line}</span>
                        </span>
                        <ChevronRight className="size-4 shrink-0 text-ink-3" aria-hidden />
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </Section>
          );
        })}
      </div>
    </>
  );
});
