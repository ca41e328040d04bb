import { assistantFor } from '@/modules/assistants/queries';
import type { RuntimeSettings } from '@/ports/runtime';

/** An assistant that arranges nobody's meetings but this owner's: whoever writes to it alone reaches them. */
export interface WrittenTo {
  readonly name: string;
  readonly address: string;
}

/** The owner's own assistant; null where theirs is the installation's, whose address says nothing of whom one wants to meet. */
export async function writtenTo(ownerId: string, settings: RuntimeSettings): Promise<WrittenTo | null> {
  const own = await assistantFor(ownerId, settings);
  return own.address === settings.assistant.address ? null : own;
}
