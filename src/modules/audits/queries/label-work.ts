import { sql } from 'drizzle-orm';
import { type Risk, riskOf } from '@/core/audits/sample';
import { type FieldAgreement, labelAgreement } from '@/core/labeling/agreement';
import { differingFields, fieldsOf } from '@/core/labeling/fields';
import type { Reading, ReadingContext, RiskClass } from '@/core/reading/reading';
import { database } from '@/db/client';
import { humanHelpAlways } from '@/modules/staff/policy';
import { dayOf, type Span, type WorkItem, within } from './work';

interface LabelRow extends Record<string, unknown> {
  readonly id: string;
  readonly day: number;
  readonly seconds: number;
  readonly risk: RiskClass | null;
  readonly reading: Reading;
  readonly context: ReadingContext | null;
  readonly gold: Reading | null;
  readonly adjudicated: boolean;
  readonly kept: boolean;
}

/** Where nothing is kept of what the reader was told. */
const UNKNOWN: ReadingContext = {
  now: 0,
  ownerZone: 'Etc/UTC',
  senderZone: null,
  locale: null,
  role: 'guest',
  loopState: 'new',
  offered: [],
  event: null,
  workday: { start: 540, end: 1020 },
};

/** What somebody has labelled in a time, against the gold that others have made of the same mails. */
export async function labelWork(span: Span): Promise<{ work: WorkItem[]; fields: FieldAgreement[] }> {
  const { rows } = await database().execute<LabelRow>(sql`
    select l.id, ${dayOf(sql`l.submitted_at`)}, l.seconds, p.risk, l.reading,
      e.reading_context as context, g.reading as gold, g.adjudication_id is not null as adjudicated, m.raw is not null as kept
    from labels l
    join messages m on m.id = l.message_id
    join users on users.id = m.user_id
    left join loop_events e on e.id = l.event_id
    left join plans p on p.loop_id = e.loop_id and p.event_id = e.id
    left join labels g on g.message_id = l.message_id and g.state = 'gold' and g.labeler_id is distinct from l.labeler_id
    where l.labeler_id = ${span.trainerId} and l.adjudication_id is null and l.state <> 'draft'
      and ${within(sql`l.submitted_at`, span)} and ${humanHelpAlways()}`);
  const compared = rows.flatMap(({ gold, reading, context }) =>
    gold ? [{ context: context ?? UNKNOWN, readings: [reading, gold] }] : [],
  );
  return { work: rows.map(workOf), fields: [...labelAgreement(compared).fields] };
}

function workOf(row: LabelRow): WorkItem {
  const { id, day, seconds, risk, reading, gold, adjudicated, kept } = row;
  const context = row.context ?? UNKNOWN;
  const asGold = gold ? differingFields(fieldsOf(reading, context), fieldsOf(gold, context)).length === 0 : null;
  return {
    kind: 'label',
    id,
    day,
    seconds: seconds > 0 ? seconds : null,
    risk: riskOf(risk ?? 0) satisfies Risk,
    asGold,
    overturned: adjudicated ? asGold === false : null,
    judgeable: kept,
  };
}
