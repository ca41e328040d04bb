import type { Locale } from '@/messages/languages';
import { translator } from '@/messages/translate';
import { guestTexts } from '@/modules/guest-texts/queries/page';
import { TEXT_PROBLEMS } from '@/modules/guest-texts/schema';
import { GuestTextsCard } from '@/modules/guest-texts/ui/guest-texts';
import { runtime } from '@/ports/runtime';
import { first } from '../_shell/session';

interface TextsOfProps {
  readonly token: string;
  readonly owner: string;
  readonly zone: string;
  readonly locale: Locale;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
}

/** What a guest's page offers about texts; nothing where its owner's guests are not texted. */
export async function TextsOf({ token, owner, zone, locale, query }: TextsOfProps) {
  const texts = await guestTexts(token, runtime());
  if (!texts) return null;
  const said = first(query.texts);
  return (
    <GuestTextsCard
      {...{ texts, token, owner, zone }}
      problem={TEXT_PROBLEMS.find((one) => one === said) ?? null}
      arrived={said !== undefined}
      operator={runtime().settings.operatorName}
      t={translator(locale, 'guest-texts')}
    />
  );
}
