import type { Page } from '@/core/http/page';
import type { Translate } from '@/messages/message-keys';
import type { Suggestion } from '@/modules/contacts/schema';
import { Section } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { VipSuggestions } from './lazy-steps';
import { PlainStep } from './plain-step';

interface PeopleStepProps {
  readonly t: Translate<'onboarding'>;
  readonly locale: string;
  readonly connected: boolean;
  readonly page: Page<Suggestion>;
  /** Whom the document names already. */
  readonly vips: readonly string[];
}

/** Step 5: who may reach the owner where others may not, suggested from the people of the calendar. */
export function PeopleStep({ t, locale, connected, page, vips }: PeopleStepProps) {
  const none = page.items.length === 0;
  return (
    <PlainStep step="people" ready={!none || vips.length > 0}>
      {vips.length > 0 ? <p>{t('vips', { names: new Intl.ListFormat(locale).format(vips) })}</p> : null}
      {none ? (
        <Empty>
          {connected ? t('vipsNone') : t('vipsNoCalendar')} {t('vipsWords')}
        </Empty>
      ) : (
        <Section title={t('vipsPerhaps')}>
          <VipSuggestions page={page} />
        </Section>
      )}
    </PlainStep>
  );
}
