import { z } from 'zod';
import type { SecondReadingInput } from '../../src/core/preferences/second-reading/answer';
import type { ModelInput } from '../../src/core/reading/model/input';
import type { PhrasingRequest } from '../../src/core/replies/phrasing/request';
import type { Behaviour } from './answer';
import { honest } from './honest';
import { obedient } from './obedient';
import { phrase } from './phrase';
import { readPreferences } from './second-reading';

/** One answer that a test has written beforehand, in the order of the calls. */
export const scriptedSchema = z.union([
  z.strictObject({ value: z.record(z.string(), z.unknown()) }),
  /** Words where JSON was asked for. */
  z.strictObject({ text: z.string().max(100_000) }),
  z.strictObject({ refusal: z.string().min(1).max(1_000) }),
]);
export type Scripted = z.infer<typeof scriptedSchema>;

export const behaviourSchema = z.enum(['honest', 'obedient']);
export type BehaviourName = z.infer<typeof behaviourSchema>;
const BEHAVIOURS: Readonly<Record<BehaviourName, Behaviour>> = { honest, obedient };

/** A text that was drafted from counts, to be worded anew. */
interface Drafted {
  readonly draft: string;
}

/** What the model was asked; tests look here for what left the product. */
export interface ModelCall {
  readonly model: string;
  readonly instructions: string;
  readonly input: ModelInput | PhrasingRequest | SecondReadingInput | Drafted;
}

/** The stand-in of a language model: scripted answers first, then the behaviour. */
export class ModelStandIn {
  readonly calls: ModelCall[] = [];
  behaviour: BehaviourName = 'honest';
  private script: Scripted[] = [];

  say(answers: readonly Scripted[]): void {
    this.script.push(...answers);
  }

  answer(call: ModelCall): Scripted {
    return this.script.shift() ?? { value: { ...this.valueOf(call.input) } };
  }

  private valueOf(input: ModelCall['input']): object {
    const obeys = this.behaviour === 'obedient';
    if ('draft' in input) return { text: input.draft };
    if ('words' in input) return phrase(obeys, input);
    return 'sentences' in input ? readPreferences(obeys, input) : BEHAVIOURS[this.behaviour](input);
  }
}
