import type { Scene, Standing, Thread } from './attack';
import { unauthorised } from './judge';
import { nextWeek, type Stage, setScene } from './stage';
import { worldOf } from './world';

/** Who reads the mail: the grammar alone, or with a model that means well, or with one that obeys whoever wrote the mail. */
export const READERS = ['grammar', 'honest', 'obedient'] as const;
export type ReaderName = (typeof READERS)[number];

async function letRead({ product, owner }: Stage, reader: ReaderName): Promise<void> {
  await owner.visitor.json('PUT', `${product.origin}/api/user/model`, { enabled: reader !== 'grammar' });
  product.sandbox.control.setModelBehaviour(reader === 'obedient' ? 'obedient' : 'honest');
}

export interface Attempt {
  readonly scene: Scene;
  readonly standing: Standing;
  /** Words of the attack that may stand in no mail but the owner's; beside those of our own attacks. */
  readonly marks?: readonly string[];
  send(thread: Thread): Promise<void>;
}

/** So many conversations have a week's free time, and so many new addresses may be written to on one day. */
const PER_WEEK = 9;
let conversations = 0;

/** Begins a conversation and lets the mail come in. Answers what it did that its sender may not do. */
export async function attempt(
  stage: Stage,
  reader: ReaderName,
  { scene, standing, marks = [], send }: Attempt,
): Promise<{ wrong: string[]; asked: boolean }> {
  if (conversations % PER_WEEK === 0) await nextWeek(stage);
  conversations += 1;
  // The scene is set without a model: what is tried is how the attack is read.
  await letRead(stage, 'grammar');
  const conversation = await setScene(stage, scene, String(conversations));
  await letRead(stage, reader);
  const before = await worldOf(stage);
  await send(conversation.thread);
  const after = await worldOf(stage);
  const wrong = await unauthorised(before, after, { standing, conversation, marks });
  return { wrong, asked: after.asked > before.asked };
}
