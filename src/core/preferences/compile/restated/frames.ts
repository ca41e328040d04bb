import type { RuleKind } from '../../rule';

/** How one language says a rule by what the owner does, or in another order of words. */
export interface Frames {
  /** What the owner does at a time that is named: it takes the time. From its first word to its last. */
  readonly doing: RegExp;
  /** What a time is for, where that is the owner's own work or life: "for my thesis". */
  readonly own: RegExp;
  /** After what the owner does: that nothing is to be planned then. */
  readonly refusal: RegExp;
  /** Before a conclusion of its own: "so". */
  readonly so: RegExp;
  /** How a sentence begins that says why, in the owner's life. */
  readonly reason: RegExp;
  /** In what the owner does these could take it back, make a condition, put it into another time or into somebody's mouth. */
  readonly turns: RegExp;
  readonly allDay: RegExp;
  /** Small words between the time and the rest, that belong to neither. */
  readonly before: RegExp;
  readonly noMeetings: string;
  readonly orders: readonly Order[];
}

/**
 * A whole sentence in an order of its own, and the order that is read: what stands in its places is given over as written.
 * `yields`: a reading with any other kind of rule is none.
 */
export interface Order {
  readonly said: RegExp;
  readonly plain: string | ((...places: string[]) => string | null);
  readonly yields?: readonly RuleKind[];
}
