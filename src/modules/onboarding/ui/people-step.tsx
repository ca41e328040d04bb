import type { Page } from '@/core/http/page';
import type { Suggestion } from '@/modules/contacts/schema';
import { Section } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { listed } from '@/ui/words';
import { VipSuggestions } from './lazy-steps';
import { PlainStep } from './plain-step';

interface PeopleStepProps {
  readonly connected: boolean;
  readonly page: Page<Suggestion>;
  /** Whom the document names already. */
  readonly vips: readonly string[];
}

/** Step 5: who may reach the owner where others may not, suggested from the people of the calendar. */
export function PeopleStep({ connected, page, vips }: PeopleStepProps) {
  const none = page.items.length === 0;
  return (
    <PlainStep step="people" ready={!none || vips.length > 0}>
      {vips.length > 0 ? (
        <p>
          <b className="font-semibold">Your VIPs:</b> {listed(vips)}.
        </p>
      ) : null}
      {none ? (
        <Empty>
          {connected
            ? 'Your calendar shows nobody else whom you meet often enough to suggest.'
            : 'Suggestions come from the people whom you meet: connect a calendar first.'}{' '}
          You can also name people in your preferences: “jane@globex.com is a VIP.”
        </Empty>
      ) : (
        <Section title="VIPs, perhaps">
          <VipSuggestions page={page} />
        </Section>
      )}
    </PlainStep>
  );
}
