import type { Translate } from '@/messages/message-keys';
import type { TimelineItem } from '@/modules/loops/queries/timeline';
import { Section } from '@/ui/card';

interface TraceViewProps {
  readonly timeline: readonly TimelineItem[];
  /** Pages of the gateway by which models are asked; undefined: there are none. */
  readonly gateway: string | undefined;
  readonly tq: Translate<'queue'>;
}

/** What the reader made of each mail, as it is stored, newest first. */
export function TraceView({ timeline, gateway, tq }: TraceViewProps) {
  const read = timeline.filter(({ reading }) => reading !== null).reverse();
  return (
    <Section title={tq('trace')}>
      {gateway ? (
        <a href={gateway} target="_blank" rel="noreferrer" className="justify-self-start underline underline-offset-3">
          {tq('traceGateway')}
        </a>
      ) : null}
      {read.length === 0 ? <p className="text-ink-2">{tq('traceNone')}</p> : null}
      {read.map(({ eventId, mail, reading, gate }, index) => (
        <details key={eventId} open={index === 0} className="rounded-md border border-line bg-surface">
          <summary className="cursor-pointer px-3 py-2 wrap-anywhere">{mail?.from ?? eventId}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
          <pre tabIndex={0} className="max-h-96 overflow-auto border-t border-line px-3 py-2.5 text-xs">
            {JSON.stringify({ reading, gate }, null, 2)}
          </pre>
        </details>
      ))}
    </Section>
  );
}
