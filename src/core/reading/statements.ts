import type { Item } from './grammar/items';
import { groupsAt, type TimeGroup } from './groups';
import { promisesAnswer } from './promise';
import type { Draft, Stance, Statement } from './statement';
import {
  flip,
  invert,
  likeWhole,
  limitsLast,
  markStop,
  mergeIntoLast,
  nestInWeek,
  placeAndTimes,
  returnAt,
  soften,
  splitMove,
  splitNegatedList,
  spreadBack,
  untilThen,
  withMeals,
} from './statement-drafts';
import {
  closesClause,
  followsAtOnce,
  groupAheadOf,
  groupFollowsClosely,
  isAskedAbout,
  isAwayBefore,
  isCommitment,
  isException,
  isKeptFree,
  isMovedAway,
  isPostPreference,
  isReason,
  isReasonBefore,
  isTargetAhead,
  isThankedFor,
  isTimeOnlyAhead,
  isWishAhead,
  movesAtEnd,
  takenBack,
} from './statement-lookahead';
import type { Cue } from './token';

const NEGATIVE: ReadonlySet<Cue> = new Set(['neg', 'busy', 'ooo']);
/** After these a sentence that cancels goes on to something else. */
const ENDS_CANCELLING: ReadonlySet<Cue> = new Set([
  'propose',
  'works',
  'free',
  'but',
  'otherwise',
  'move',
  'make_it',
  'request',
]);
/** "Tuesday is free": the verb that closes its clause. */
const SAYS_FREE = /^(?:is|are|ist|sind|est|sont|está|están) /;

/** "Take Friday off the table and offer her Thursday": another clause begins. */
function joinsClauses(item: Item | undefined): boolean {
  return (
    item?.k === 'comma' ||
    (item?.k === 'keyword' && item.keyword === 'and') ||
    (item?.k === 'cue' && item.cue === 'but')
  );
}

const AFTERWARDS: ReadonlySet<Cue> = new Set(['neg', 'busy', 'ooo', 'no']);

/** Reads one sentence from left to right and gives every group of times its polarity and use. */
export function statementsOf(items: readonly Item[]): Statement[] {
  const drafts: Draft[] = [];
  let clause = 0;
  let stance: Stance = 'can';
  let use: Statement['use'] = 'window';
  let moving = false;
  let negated = false;
  let sinceNegation = 0;
  let proposed = false;
  let stopping = false;
  let cancelled = false;
  let thanking = false;
  /** What is negated are slots of ours ("can't do any of these, Friday?"): the negation ends at the next comma. */
  let refused = false;
  /** A list of what is excluded or refused was read: it ends at the next comma outside of it. */
  let listed = false;
  /** What follows is refused until something ends it. */
  const refuse = (): void => {
    stance = 'cannot';
    negated = true;
    sinceNegation = 0;
  };
  const inClause = (): Draft[] => drafts.filter((draft) => draft.clause === clause && draft.use === 'window');

  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Item;
    if (item.k === 'cue') {
      const cue = item.cue;
      if (ENDS_CANCELLING.has(cue)) cancelled = false;
      if (thanking && cue !== 'works' && ENDS_CANCELLING.has(cue)) {
        thanking = false;
        use = 'window';
      }
      const before = inClause();
      const groupAhead = groupAheadOf(items, i);
      if (cue === 'but' || cue === 'otherwise') {
        const exception = cue === 'but' && isException(items, i, before);
        if (cue === 'but' && !groupAhead && before.length > 0 && before.every((draft) => !draft.accepted)) continue;
        if (!exception) clause++;
        stance = exception ? 'cannot' : isWishAhead(items, i - 1) ? 'prefer' : 'can';
        use = 'window';
        negated = exception;
        sinceNegation = 0;
      } else if (cue === 'reason') {
        clause++;
        stance = 'can';
        use = 'other';
        negated = false;
      } else if (cue === 'postneg') {
        if (use === 'condition' || (i > 0 && isAskedAbout(items, i))) continue;
        const judged = before.filter((draft) => !draft.accepted);
        if (before.length === 0 && items.slice(0, i).some((part) => part.k === 'option')) {
          refused = true;
          continue;
        }
        if (before.length > 0) flip(judged.length > 0 ? judged : before, drafts);
        const ends = items[i + 1]?.k === 'comma' && items.slice(0, i).some(({ k }) => k !== 'comma');
        if (groupAhead && ((before.length === 0 && !ends) || (followsAtOnce(items, i) && isTimeOnlyAhead(items, i))))
          stance = 'cannot';
        negated = false;
      } else if (NEGATIVE.has(cue)) {
        if (cue === 'busy' && negated && sinceNegation === 0) continue;
        if (closesClause(items, i)) {
          const fresh = before.filter((draft) => !draft.accepted);
          if (before.length > 0 && !isReason(items, i, before, moving))
            flip(takenBack(items, i, fresh.length > 0 ? fresh : before), drafts);
          clause++;
          stance = 'can';
          negated = false;
          continue;
        }
        const open = before.length > 0 && before.every((draft) => !draft.accepted);
        if (
          groupAhead &&
          !(open && followsAtOnce(items, i) && isTimeOnlyAhead(items, i)) &&
          !(open && AFTERWARDS.has(cue) && !groupFollowsClosely(items, i))
        ) {
          const next = items[i + 1];
          if (open && AFTERWARDS.has(cue) && next?.k === 'keyword' && next.keyword === 'and') flip(before, drafts);
          else if (before[before.length - 1]?.stance === 'cannot') clause++;
          // "I am in London and out on Monday": the day is of the absence, not of the place.
          if (use === 'context') use = 'window';
          refuse();
        } else if (groupAhead && open) {
          const last = items[i - 1];
          const lists = last?.k === 'keyword' && last.keyword === 'and';
          if (!lists) for (const draft of before) draft.stance = 'cannot';
          refuse();
        } else if (before.length > 0 && !isReason(items, i, before, moving)) flip(takenBack(items, i, before), drafts);
      } else if (cue === 'free' && isKeptFree(items, i) && before.length > 0) {
        flip(before, drafts);
      } else if (cue === 'works' && stance === 'avoid' && before.length > 1 && !groupAhead) {
        const last = before[before.length - 1] as Draft;
        last.stance = 'can';
        last.accepted = true;
        stance = 'can';
      } else if (cue === 'free' && isCommitment(items, i)) {
        refuse();
      } else if (cue === 'works' || cue === 'free' || cue === 'back' || cue === 'attend') {
        if (negated && sinceNegation > 0) {
          splitNegatedList(drafts, clause, (cue === 'works' || SAYS_FREE.test(item.text)) && !groupAhead, items);
          stance = 'can';
          negated = false;
        } else if (!negated) {
          for (const draft of before) draft.accepted ||= cue === 'works' || cue === 'attend';
          if (stance !== 'prefer') stance = 'can';
        }
        if (cue === 'back' && groupAhead) use = 'return';
        else if (cue === 'back') returnAt(before, isAwayBefore(items, before));
      } else if (cue === 'yes' && before.length > 0 && closesClause(items, i)) {
        for (const draft of before) draft.accepted = true;
        clause++;
        stance = 'can';
      } else if (cue === 'pref') {
        const target = before[before.length - 1];
        if (groupAhead && !(target && isPostPreference(items, i))) stance = 'prefer';
        else if (isWishAhead(items, i)) continue;
        else if (
          !(closesClause(items, i) && items.slice(0, i).some((part) => part.k === 'option' && part.option.k === 'none'))
        )
          for (const draft of before) soften(draft, drafts, groupAhead && items[i + 1]?.k === 'comma');
      } else if (cue === 'avoid' && before.length > 0 && closesClause(items, i)) {
        flip(takenBack(items, i, before), drafts);
        clause++;
        stance = 'can';
      } else if (cue === 'avoid') {
        stance = 'avoid';
      } else if (cue === 'stop_at') {
        stance = 'cannot';
        stopping = true;
        if (!groupAhead) markStop(drafts, clause);
      } else if (cue === 'past' || cue === 'deadline_of') {
        if (cue === 'deadline_of')
          for (const draft of before)
            if (!draft.accepted && !draft.proposed && draft.stance !== 'cannot') draft.use = 'other';
        use = 'other';
      } else if (cue === 'hedge' && promisesAnswer(item.text)) {
        use = 'other';
      } else if (cue === 'if') {
        use = 'condition';
      } else if (cue === 'place_in') {
        use = 'context';
      } else if (cue === 'move' || cue === 'move_later' || cue === 'move_earlier') {
        moving = true;
      } else if (cue === 'thank') {
        thanking = isThankedFor(items, i);
        if (thanking) use = 'other';
      } else if (cue === 'likewise') {
        stance = drafts[drafts.length - 1]?.stance ?? stance;
        clause++;
      } else if (cue === 'cancel' && negated && sinceNegation === 0) {
        refused = true;
      } else if (cue === 'cancel') {
        cancelled = true;
        if (!groupAhead)
          for (const draft of before) if (!draft.accepted && draft.stance === 'can') draft.use = 'source';
      } else if (cue === 'skip') {
        use = 'source';
      } else if (cue === 'propose' || cue === 'request') {
        proposed = true;
        if (cue === 'propose' && negated && sinceNegation > 0 && groupAhead) {
          clause++;
          stance = 'can';
          negated = false;
        }
        if (use === 'other' || use === 'condition') use = 'window';
      } else if (cue === 'instruct' || cue === 'from_now_on') {
        if (/^(?:please )?(?:don't|do not|no |never|please avoid)/.test(item.text)) {
          if (before[before.length - 1]?.stance === 'cannot') clause++;
          refuse();
        } else if (negated && joinsClauses(items[i - 1])) {
          clause++;
          stance = 'can';
          negated = false;
        }
      }
      continue;
    }
    if (item.k === 'option' && (negated || item.option.k === 'none')) {
      sinceNegation++;
      refused = true;
      continue;
    }
    if (item.k === 'comma' && refused) {
      clause++;
      stance = 'can';
      negated = false;
      refused = false;
      continue;
    }
    if (item.k === 'keyword' && item.keyword === 'and') cancelled = false;
    if (item.k === 'comma' && (listed || stance === 'avoid')) {
      clause++;
      stance = 'can';
      negated = false;
      listed = false;
      continue;
    }
    if (item.k === 'keyword' && item.keyword === 'except') {
      const refusedBefore = drafts.some((draft) => draft.clause === clause && draft.stance === 'cannot');
      stance = refusedBefore && inClause().length > 0 ? 'can' : 'cannot';
      listed = true;
      negated = true;
      sinceNegation = 0;
      use = 'window';
      continue;
    }
    if (item.k === 'keyword' && item.keyword === 'none' && groupAheadOf(items, i)) {
      listed = true;
      if (drafts[drafts.length - 1]?.stance === 'cannot') clause++;
      stance = 'cannot';
      negated = false;
      continue;
    }
    if (item.k === 'keyword' && item.keyword === 'instead_of') {
      use = 'source';
      continue;
    }
    if (item.k === 'comma' && (use === 'condition' || thanking || isReasonBefore(items, i))) {
      use = 'window';
      thanking = false;
      clause++;
      continue;
    }
    if (item.k === 'keyword' && item.keyword === 'and' && use === 'source' && !moving) use = 'window';
    const found = groupsAt(items, i);
    if (!found) continue;
    const run = stopping ? { ...found, groups: found.groups.map(untilThen) } : found;
    stopping = false;
    moving ||= movesAtEnd(items, run.next);
    const groups = moving ? splitMove(run.groups, items, i) : run.groups.map((group) => ({ group, source: false }));
    const wasSplit = groups.some((entry) => entry.source);
    /** Times said before a list of days ("lunch with Tom on Thursday or Friday"): they hold for every day of it. */
    let shared: TimeGroup['times'] = [];
    for (const { group, source } of use === 'context' ? groups.flatMap(({ group }) => placeAndTimes(group)) : groups) {
      const negative =
        group.days.some((day) => day.k === 'bound' && day.side === 'not_before') ||
        (group.times.length > 0 &&
          !items.slice(group.first, group.last + 1).some((part) => part.k === 'day') &&
          group.times.every((time) => time.k === 'range' && time.negated));
      const previous = drafts[drafts.length - 1];
      if (previous && nestInWeek(drafts, group, clause, items.slice(previous.group.last + 1, group.first))) continue;
      if (limitsLast(drafts, group, items, i)) {
        spreadBack(drafts);
        continue;
      }
      const timed = group.times.length === 0 && shared.length > 0 ? { ...group, times: shared } : group;
      const apart = negative && previous?.stance === 'cannot' && previous.group.times.length === 0;
      const merged = !apart && mergeIntoLast(drafts, timed, clause, negative ? 'cannot' : stance);
      if (merged) {
        if (group.days.length === 0) spreadBack(drafts);
        shared = group.times.length === 0 ? (drafts[drafts.length - 1]?.group.times ?? []) : [];
        continue;
      }
      drafts.push({
        group: negative ? invert(timed) : stance === 'cannot' ? likeWhole(timed, drafts, clause) : timed,
        stance: negative ? 'cannot' : stance,
        use:
          source || (cancelled && group === groups[0]?.group) || (!wasSplit && isMovedAway(items, group, moving))
            ? 'source'
            : use === 'context' && group.days.length === 0
              ? 'window'
              : use,
        accepted: false,
        proposed,
        clause,
      });
    }
    if (moving && !groups.some((entry) => entry.source) && isTargetAhead(items, run.next)) {
      for (const draft of drafts) if (draft.clause === clause && draft.use === 'window') draft.use = 'source';
    }
    sinceNegation++;
    i = run.next - 1;
    if ((use === 'source' && !moving) || use === 'context') use = 'window';
    if (use === 'return') use = 'window';
  }
  return withMeals(drafts).map(({ clause: _, ...statement }) => statement);
}
