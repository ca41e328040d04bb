import { FLAG_MEANINGS, INTENT_MEANINGS, ROLE_MEANINGS, STANCE_SIGNS, TIME_EXAMPLES } from '@/core/labeling/guideline';
import { FLAGS, INTENTS, STANCES, TIME_ROLES } from '@/core/reading/reading';
import { HELPERS } from '@/modules/staff/schema';
import { PageHead, Section } from '@/ui/card';
import { firstUpper } from '@/ui/words';
import { messagesOf } from '../../../../_shell/locale';
import { guarded, titled } from '../../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('labels'))('guideline'), HELPERS);

const named = (key: string) => firstUpper(key.replaceAll('_', ' '));

/** What labels mean: made of what the reader's own types hold, so that nothing is missing in it. */
export default guarded(
  '/admin/labels/guideline',
  async () => {
    const t = await messagesOf('labels');
    return (
      <>
        <PageHead title={t('guideline')} line={t('guidelineLine')} />
        <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-10">
          <Section title={t('intents')}>
            <Meanings
              rows={INTENTS.map((kind) => [named(kind), INTENT_MEANINGS[kind].means, INTENT_MEANINGS[kind].example])}
            />
          </Section>
          <Section title={t('times')}>
            <p className="prose-width text-ink-2">{t('guidelineTimes')}</p>
            <Meanings rows={TIME_EXAMPLES.map(([notation, said]) => [notation, said])} />
            <Meanings
              rows={[
                ...STANCES.map((stance) => [STANCE_SIGNS[stance].sign, STANCE_SIGNS[stance].means] as const),
                ...TIME_ROLES.map((role) => [named(role), ROLE_MEANINGS[role]] as const),
              ]}
            />
          </Section>
          <Section title={t('flags')}>
            <Meanings rows={FLAGS.map((flag) => [named(flag), FLAG_MEANINGS[flag]])} />
          </Section>
        </div>
      </>
    );
  },
  HELPERS,
);

function Meanings({ rows }: { rows: readonly (readonly [name: string, means: string, example?: string])[] }) {
  return (
    <dl className="border-b border-line">
      {rows.map(([name, means, example]) => (
        <div key={name} className="grid gap-x-6 border-t border-line py-1.5 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="font-medium wrap-anywhere">{name}</dt>
          <dd>
            {means}
            {example ? <span className="block text-ink-2">“{example}”</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
