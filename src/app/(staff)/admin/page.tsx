import Link from 'next/link';
import { PageHead, Section } from '@/ui/card';
import { cn } from '@/ui/class-names';
import { Live } from '@/ui/live';
import { messagesOf } from '../../_shell/locale';
import { guarded, titled } from '../../_shell/session';
import { staffGroupsFor } from '../staff-pages';
import { TILES, type TileState } from './tiles';

export const generateMetadata = titled('Overview', ['ADMIN']);

const TONES = { warn: 'text-warn', bad: 'text-bad' } as const;

export default guarded(
  '/admin',
  async (user) => {
    const t = await messagesOf('staff');
    // One that cannot be read says so, and takes no other with it.
    const unread: TileState = { value: '—', line: t('tileDown'), tone: 'bad' };
    const tiles = await Promise.all(
      TILES.map(async (tile) => ({ ...tile, state: await tile.state().catch(() => unread) })),
    );
    return (
      <>
        <Live seconds={30} />
        <PageHead title={t('title')} line={t('line')} />
        <ul className="mb-10 grid grid-cols-2 gap-3 lg:grid-cols-4">
          {tiles.map(({ label, href, state }) => (
            <li key={label}>
              <Link
                href={href as '/'}
                className="grid h-full content-start gap-0.5 rounded-md border border-line bg-surface p-4 hover:border-line-strong"
              >
                <span className="text-xs text-ink-2">{label}</span>
                <span className={cn('text-xl font-semibold', state.tone && TONES[state.tone])}>{state.value}</span>
                <span className="text-xs text-ink-2 wrap-anywhere">{state.line}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Section title={t('pages')}>
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {staffGroupsFor(user)
              .map((group) => ({ ...group, pages: group.pages.filter(({ href }) => href !== '/admin') }))
              .filter(({ pages }) => pages.length > 0)
              .map((group) => (
                <section key={group.label} aria-label={group.label} className="grid content-start gap-1">
                  <h3 className="text-xs font-medium text-ink-2">{group.label}</h3>
                  <ul>
                    {group.pages.map(({ href, label }) => (
                      <li key={href}>
                        <Link href={href as '/'} className="block py-1 underline-offset-3 hover:underline">
                          {label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
          </div>
        </Section>
      </>
    );
  },
  ['ADMIN'],
);
