import { desc, eq, sql } from 'drizzle-orm';
import { differingFields, fieldsOf } from '@/core/labeling/fields';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { adjudications, labelVersions } from '@/db/schema/labels';
import type { Runtime } from '@/ports/runtime';
import type { LabelView } from '../schema';
import { labelById } from './labels';
import { mailOf, type Subject, subjectOf } from './subject';

/** A label with its mail and its history, and whose mail it is; null where it is not for this person to see. */
export async function labelView(
  staffId: string,
  id: string,
  runtime: Pick<Runtime, 'parse'>,
): Promise<{ readonly view: LabelView; readonly subject: Subject } | null> {
  const label = await labelById(staffId, id);
  const subject = label && (await subjectOf(label.messageId));
  if (!label || !subject) return null;
  const { prefill, adjudicationId, ...row } = label;
  const { context } = subject;
  const [mail, versions, reason] = await Promise.all([
    mailOf(subject, runtime),
    versionsOf(id),
    adjudicationId === null
      ? []
      : database()
          .select({ code: adjudications.reasonCode })
          .from(adjudications)
          .where(eq(adjudications.id, adjudicationId)),
  ]);
  const now = fieldsOf(row.reading, context);
  const after = [now, ...versions.map(({ reading }) => fieldsOf(reading, context))];
  return {
    subject,
    view: {
      ...row,
      mail,
      edits: prefill === null ? [] : differingFields(fieldsOf(prefill, context), now),
      reasonCode: reason[0]?.code ?? null,
      history: versions.map(({ version, by, at, reading }, i) => ({
        version,
        by,
        at: at.getTime(),
        changed: differingFields(fieldsOf(reading, context), after[i] ?? now),
      })),
    },
  };
}

function versionsOf(labelId: string) {
  return database()
    .select({
      version: labelVersions.version,
      by: sql<string | null>`coalesce(${users.name}, ${users.email})`,
      at: labelVersions.at,
      reading: labelVersions.reading,
    })
    .from(labelVersions)
    .leftJoin(users, eq(users.id, labelVersions.by))
    .where(eq(labelVersions.labelId, labelId))
    .orderBy(desc(labelVersions.version));
}
