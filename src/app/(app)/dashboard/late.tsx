import type { NearMeeting } from '@/modules/loops/queries/near';
import { LateButtons } from '@/modules/loops/ui/late-buttons';
import { slotWords } from '@/modules/meetings/ui/time-words';
import { Section } from '@/ui/card';
import { ClientMessages } from '../../_shell/client-messages';
import { currentLocale, messagesOf } from '../../_shell/locale';

/** The meetings that are near enough to be late for. Nothing while there is none. */
export async function Late({ near, zone }: { near: readonly NearMeeting[]; zone: string }) {
  if (near.length === 0) return null;
  const [t, locale] = await Promise.all([messagesOf('texting'), currentLocale()]);
  return (
    <Section title={t('lateTitle')} className="mb-10">
      <ClientMessages areas={['texting']}>
        <div className="grid gap-2">
          {near.map(({ loopId, title, start }) => (
            <LateButtons key={loopId} loopId={loopId} title={title} time={slotWords(start, zone, locale)} />
          ))}
        </div>
      </ClientMessages>
    </Section>
  );
}
