import { loopsOf } from '@/modules/loops/queries/lists';
import { LoopList } from '@/modules/loops/ui/loop-list';
import { placeWords } from '@/modules/meetings/ui/time-words';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Live } from '@/ui/live';
import { Empty } from '@/ui/notes';
import { ownerZone } from '../../_shell/owner-zone';
import { guarded, titled } from '../../_shell/session';

export const generateMetadata = titled('Loops');

export default guarded('/loops', async (user) => {
  const { clock, settings } = runtime();
  const [nowMs, { zone }, loops] = await Promise.all([clock.now(), ownerZone(user.id), loopsOf(user.id)]);
  const open = loops.filter((loop) => loop.phase !== 'CLOSED');
  const closed = loops.filter((loop) => loop.phase === 'CLOSED');
  return (
    <>
      <Live seconds={10} />
      <PageHead title="Loops" line="A loop is one meeting being arranged, from the first mail to its end." />
      <div className="grid gap-10">
        <Section title="Open" aside={`${open.length} · times in ${placeWords(zone)}`}>
          {open.length > 0 ? (
            <LoopList loops={open} zone={zone} nowMs={nowMs} />
          ) : (
            <Empty>
              Nothing is being arranged. Copy {settings.assistant.address} on a mail to a guest to start one.
            </Empty>
          )}
        </Section>
        {closed.length > 0 ? (
          <Section title="Closed" aside={`${closed.length} · times in ${placeWords(zone)}`}>
            <LoopList loops={closed} zone={zone} nowMs={nowMs} />
          </Section>
        ) : null}
      </div>
    </>
  );
});
