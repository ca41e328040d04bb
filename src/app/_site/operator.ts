import type { Translate } from '@/messages/message-keys';
import { runtime } from '@/ports/runtime';

/** What the operator is called while nobody has set a name. */
const UNNAMED = 'Sundial';

/** Who runs this installation, in the middle of a sentence and at its beginning. The software runs nothing by itself. */
export function operatorWords(t: Translate<'site'>): { readonly who: string; readonly Who: string } {
  const { operatorName } = runtime().settings;
  if (operatorName !== UNNAMED) return { who: operatorName, Who: operatorName };
  return { who: t('operator'), Who: t('Operator') };
}
