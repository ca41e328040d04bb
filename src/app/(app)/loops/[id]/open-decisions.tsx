import { afterNo } from '@/core/loop/asking/after-no';
import { questionIn } from '@/core/loop/asking/in-language';
import type { LoopState } from '@/core/loop/state';
import { sayIn } from '@/core/replies/owner/say';
import { type DecisionRow, sparedByModel } from '@/modules/loops/queries/decisions';
import type { LoopRow } from '@/modules/loops/queries/lists';
import { inTheWayOf } from '@/modules/loops/queries/nothing-fits';
import { questionsShown } from '@/modules/loops/queries/question';
import { DecisionCard } from '@/modules/loops/ui/decision-card';
import { LastNoCard } from '@/modules/loops/ui/last-no-card';
import { NothingFits } from '@/modules/loops/ui/nothing-fits';
import type { Spoken } from '@/modules/loops/ui/spoken';
import { modelSwitchOf } from '@/modules/reader/queries';
import { ModelOffer } from '@/modules/reader/ui/model-consent';
import { runtime } from '@/ports/runtime';
import { ClientMessages } from '../../../_shell/client-messages';
import { asRead } from '../../../_shell/current-session';
import { messagesOf } from '../../../_shell/locale';

interface OpenDecisionsProps {
  readonly userId: string;
  readonly row: LoopRow;
  readonly state: LoopState;
  readonly decisions: readonly DecisionRow[];
  readonly spoken: Spoken<'loops'>;
}

/** What waits for the owner on the page of a meeting, as the mail puts it; or what they said no to, with the way back. */
export async function OpenDecisions({ userId, row, state, decisions, spoken }: OpenDecisionsProps) {
  const { lastNo } = state;
  if (decisions.length === 0 && !lastNo) return null;
  const { zone, locale } = spoken;
  const unfit = decisions.find(({ kind }) => kind === 'nothing_fits');
  const [questions, t, tw, model, found] = await Promise.all([
    questionsShown(decisions, decisions.length, runtime(), locale),
    messagesOf('decisions'),
    messagesOf('why-not'),
    modelSwitchOf(userId, runtime()),
    unfit ? inTheWayOf(userId, row.id, runtime()) : null,
  ]);
  const shown = (await asRead())(questions);
  const inTheWay = (await asRead())(found);
  const spared = sparedByModel(decisions, model);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <ClientMessages areas={['decisions', 'model']}>
        {decisions.map((decision, index) => (
          <DecisionCard
            key={decision.id}
            {...{ decision, zone, t, locale }}
            question={shown.get(`${row.id} ${decision.id}`)}
            main={index === 0}
            below={
              decision === unfit && inTheWay ? <NothingFits found={inTheWay} spoken={spoken} tw={tw} /> : undefined
            }
          >
            {decision === spared ? <ModelOffer {...model} /> : null}
          </DecisionCard>
        ))}
        {lastNo ? (
          <LastNoCard
            loopId={row.id}
            decision={lastNo.decision.id}
            text={questionIn(lastNo.decision, locale)}
            next={sayIn(afterNo(state), locale)}
          />
        ) : null}
      </ClientMessages>
    </div>
  );
}
