import type { DayExpr, TimeExpr, ZoneExpr } from '../time-expression';
import type { Cue, Keyword, Token } from '../token';
import type { OptionRef } from './option';

/** What a sentence consists of once its phrases are found. `from` and `to` are token indices, `to` exclusive. */
export type Item = { readonly from: number; readonly to: number } & (
  | { readonly k: 'day'; readonly day: DayExpr }
  | { readonly k: 'time'; readonly time: TimeExpr }
  | { readonly k: 'zone'; readonly zone: ZoneExpr }
  | { readonly k: 'duration'; readonly seconds: number }
  | { readonly k: 'option'; readonly option: OptionRef }
  | { readonly k: 'cue'; readonly cue: Cue; readonly text: string }
  | { readonly k: 'keyword'; readonly keyword: Keyword }
  | { readonly k: 'comma' }
  | { readonly k: 'mask'; readonly mask: NonNullable<Token['mask']> }
  | { readonly k: 'name' }
  | { readonly k: 'unknown' }
);
