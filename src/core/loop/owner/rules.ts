import type { Act, PreferencePatch } from './owner-rules';

/** What the owner's words say about all meetings to come, as far as words alone tell it; hours come from the reading. */
export interface RuleWords {
  /** "From now on", "always", "by default": it is not about this meeting alone. */
  readonly lasting: boolean;
  readonly patch: PreferencePatch;
}

const LASTING =
  /(?<!\p{L})(?:from now on|going forward|by default|my default|the default|as a rule|always (?:leave|keep|use|have|make|schedule|book|offer|give|put|add|plan|ask)|ab (?:jetzt|sofort)|künftig|in zukunft|grundsätzlich|standardmäßig|désormais|dorénavant|à partir de maintenant|a partir de ahora|de ahora en adelante)(?!\p{L})|(?:^|[.!?\n]\s*)in (?:the )?future\b/iu;

const ACT_WORDS: readonly (readonly [RegExp, Act])[] = [
  [/^(?:offer|propos|suggest)/i, 'offer'],
  [/^(?:book|schedul|confirm|accept)/i, 'book'],
  [/^(?:mov|reschedul|chang|shift)/i, 'move'],
  [/^cancel/i, 'cancel'],
  [/^(?:writ|mail|email|reply|answer)/i, 'write'],
];
const MEDIA: readonly (readonly [RegExp, NonNullable<PreferencePatch['medium']>])[] = [
  [/\b(?:in[- ]person|face[- ]to[- ]face|persönlich|vor ort)\b/iu, 'in_person'],
  [/\b(?:phone|telephone|telefon\w*|téléphone|teléfono)\b/iu, 'phone'],
  [/\b(?:video|zoom|google meet|teams|visio|vídeo)\b/iu, 'video'],
];
const UNIT = String.raw`\s*-?\s*(?:min(?:ute)?s?|minuten)\b`;
const ASK =
  /\b(?:ask|check with|consult) me\b(?:\s+(?:first|again|always))?(?:\s+before\s+(?:you\s+)?(\w+)(?:\s+(\w+))?)?/iu;
/** "Book without asking me", "move things without asking". */
const WITHOUT_ASKING = /\b(\w+)\s+(?:\w+\s+){0,2}without asking(?: me)?\b/iu;
/** "Stop asking me", "don't ask me before you book". */
const NO_ASKING =
  /\b(?:don['’]?t|do not|no need to|need not|stop) ask(?:ing)? me(?: any ?more| again)?(?:\s+before\s+(?:you\s+)?(\w+)|(?=\s*(?:[.,!]|$)))/imu;

/** Rules that need no time expression: lengths, gaps, notice, medium, and when to ask. */
export function rulesIn(text: string): RuleWords {
  const lasting = LASTING.test(text);
  const asking = askingIn(text);
  return { lasting, patch: { ...asking, ...(lasting ? lengthsIn(text) : {}) } };
}

/** How freely the assistant is to act: that alone is lasting by itself. */
function askingIn(text: string): PreferencePatch {
  if (/\b(?:only|just)\s+(?:write\s+|make\s+|prepare\s+)?drafts\b|\bdrafts only\b/iu.test(text)) {
    return { approval: 'drafts_only' };
  }
  const without = actNamed(WITHOUT_ASKING.exec(text)?.[1] ?? '');
  if (without) return { acts: { [without]: 'act' } };
  const free = NO_ASKING.exec(text);
  if (free) {
    const act = actNamed(free[1] ?? '');
    return act ? { acts: { [act]: 'act' } } : { approval: 'autopilot' };
  }
  const ask = ASK.exec(text);
  if (!ask || (ask[1] === undefined && !LASTING.test(text))) return {};
  const act = actNamed(ask[1] ?? '') ?? actNamed(ask[2] ?? '');
  return act ? { acts: { [act]: 'ask' } } : { approval: 'approve_everything' };
}

function actNamed(word: string): Act | null {
  return ACT_WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

function lengthsIn(text: string): PreferencePatch {
  const gap =
    new RegExp(String.raw`(\d{1,3})${UNIT}\s+(?:\w+\s+){0,2}(between|before|after)\b`, 'iu').exec(text) ??
    new RegExp(String.raw`(?:buffer|gap|break|pause) of (\d{1,3})${UNIT}`, 'iu').exec(text);
  if (gap) {
    const minutes = Number(gap[1]);
    const side = gap[2]?.toLowerCase();
    return {
      ...(side === 'after' ? {} : { bufferBeforeMin: minutes }),
      ...(side === 'before' ? {} : { bufferAfterMin: minutes }),
    };
  }
  const notice = /(\d{1,2})\s+(hour|day)s?['’]?\s+(?:of\s+)?notice/iu.exec(text);
  if (notice) return { noticeMin: Number(notice[1]) * (notice[2]?.toLowerCase() === 'day' ? 1440 : 60) };
  const duration = new RegExp(String.raw`(\d{1,3})${UNIT}`, 'iu').exec(text);
  if (duration) return { durationMin: Number(duration[1]) };
  const medium = MEDIA.find(([pattern]) => pattern.test(text))?.[1];
  return medium ? { medium } : {};
}
