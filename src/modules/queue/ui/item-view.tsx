import { answerWords } from '@/core/replies/question/blocks';
import type { Translate } from '@/messages/message-keys';
import { Timeline } from '@/modules/loops/ui/timeline';
import { placeWords } from '@/modules/meetings/ui/time-words';
import { Card } from '@/ui/card';
import { Note } from '@/ui/notes';
import { Badge } from '@/ui/state-mark';
import type { ItemShown } from '../queries/item';
import { BAR_WORDS } from './bar-words';
import { DecidedOn } from './decided-on';
import { ItemActions } from './item-actions';
import { TraceView } from './trace-view';

interface ItemViewProps {
  readonly item: ItemShown;
  readonly nowMs: number;
  /** The reader's trace is shown, too. */
  readonly traced: boolean;
  /** Pages of the gateway by which models are asked; undefined: there are none. */
  readonly gateway: string | undefined;
  readonly t: Translate<'decisions'>;
  readonly tq: Translate<'queue'>;
  /** What the assistant is called. */
  readonly assistant: string;
  readonly tl: Translate<'loops'>;
}

/** An item with all that it is decided on, and what can be done about it. */
export function ItemView({ item, nowMs, traced, gateway, assistant, t, tq, tl }: ItemViewProps) {
  const { decision, question, answers, choices, owner, zone, state } = item;
  const name = owner.name ?? owner.email;
  const yes = choices.find(({ id }) => id === 'yes');
  const label = ({ label: words }: (typeof choices)[number]) => answerWords(words, { locale: 'en' });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Card className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid gap-1">
          <p className="flex flex-wrap items-center gap-2 text-xs text-ink-2">
            <Badge tone="waiting">{tq(item.reason)}</Badge>
            <span className="wrap-anywhere">{tq('ownedBy', { owner: name })}</span>
          </p>
          <h2 className="text-base font-semibold wrap-anywhere">{decision?.text ?? tq('noQuestion')}</h2>
          {item.note ? <p className="prose-width wrap-anywhere">{tq('noted', { note: item.note })}</p> : null}
        </div>
        {question ? <DecidedOn {...{ question, zone, t, tq }} owner={name} /> : null}
        {item.bar ? <Note>{tq(BAR_WORDS[item.bar])}</Note> : null}
        <ItemActions
          key={`${item.id} ${item.version}`}
          itemId={item.id}
          version={item.version}
          leftMs={item.leaseUntil - nowMs}
          yes={yes ? label(yes) : null}
          choices={choices
            .filter(({ id }) => id !== 'yes' && id !== 'no')
            .map((choice) => ({ id: choice.id, label: label(choice) }))}
          editable={answers ? (decision?.editable ?? null) : null}
          planned={decision?.slots ?? []}
          place={placeWords(zone)}
          read={item.read}
          mail={answers && question?.draft?.editable ? question.draft.text : null}
        />
      </Card>
      {traced ? <TraceView timeline={item.timeline} gateway={gateway} tq={tq} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <p className="text-xs text-ink-2">{tq('historyLine', { owner: name })}</p>
        <Timeline items={item.timeline} state={state} assistant={assistant} spoken={{ t: tl, locale: 'en', zone }} />
      </div>
    </div>
  );
}
