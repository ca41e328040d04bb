/** One header field as a MIME parser gives it: name in lower case, value unfolded and decoded. */
export interface HeaderField {
  readonly key: string;
  readonly value: string;
}

export type MachineKind = 'auto_reply' | 'delivery_failure' | 'list' | 'calendar_reply' | 'own_echo' | 'assistant';

export interface MachineMail {
  readonly kind: MachineKind;
  /** The header that decided, for the record. */
  readonly because: string;
  /** Addresses named as undeliverable by X-Failed-Recipients; usually the report's body is needed for them. */
  readonly failedRecipients: readonly string[];
  /** hop of X-Sundial-Loop when another assistant of this kind wrote. */
  readonly hop: number | null;
}

const AUTO_SUBJECT =
  /^\s*(?:(?:re|aw|antw|sv)\s*:\s*)?(?:automatic reply|auto[- ]?reply|auto[- ]?response|autoreply|out of (?:the )?office|ooo|automatische antwort|abwesenheits(?:notiz|meldung|benachrichtigung)|abwesend|réponse automatique|absence du bureau|respuesta automática|fuera de (?:la )?oficina|risposta automatica|automatisch antwoord|afwezig|resposta automática|autosvar|automaattinen vastaus)\b/i;
const FAILURE_SUBJECT =
  /^\s*(?:undeliver(?:able|ed mail)|delivery status notification \(failure\)|mail delivery (?:failed|failure|subsystem)|returned mail|failure notice|unzustellbar|nicht zugestellt|non remis|no se puede entregar)/i;
const DAEMON = /(?:^|[<\s])(?:mailer-daemon|postmaster|mail-daemon)@/i;

/**
 * What a mail written by a program is, from its headers alone, before any text is read (RFC 3834, RFC 3464, RFC 2919).
 * `ownHost` is the mail domain of this installation: our own mail coming back is an echo. Null for a person's mail.
 */
export function classifyMachine(headers: readonly HeaderField[], ownHost: string | null = null): MachineMail | null {
  const all = (key: string): string[] =>
    headers.filter((field) => field.key === key).map((field) => field.value.trim());
  const first = (key: string): string => all(key)[0] ?? '';
  const made = (kind: MachineKind, because: string, more: Partial<MachineMail> = {}): MachineMail => ({
    kind,
    because,
    failedRecipients: [],
    hop: null,
    ...more,
  });

  const loop = first('x-sundial-loop');
  const from = first('from').toLowerCase();
  if (loop) {
    const own = ownHost !== null && from.replace(/[>\s]+$/, '').endsWith(`@${ownHost.toLowerCase()}`);
    const hop = /hop=(\d{1,3})/.exec(loop);
    return made(own ? 'own_echo' : 'assistant', 'x-sundial-loop', { hop: hop ? Number(hop[1]) : null });
  }
  const contentType = first('content-type').toLowerCase();
  const failed = all('x-failed-recipients').flatMap((value) => value.split(',').map((address) => address.trim()));
  if (failed.length > 0) return made('delivery_failure', 'x-failed-recipients', { failedRecipients: failed });
  if (/multipart\/report/.test(contentType) && !/disposition-notification/.test(contentType)) {
    return made('delivery_failure', 'content-type');
  }
  const nullSender = all('return-path').some((value) => value === '<>');
  if (DAEMON.test(from) && (nullSender || FAILURE_SUBJECT.test(first('subject'))))
    return made('delivery_failure', 'from');
  if (/text\/calendar/.test(contentType) && /method="?(?:reply|counter|refresh)/.test(contentType)) {
    return made('calendar_reply', 'content-type');
  }
  if (/calendarmessage/i.test(first('content-class'))) return made('calendar_reply', 'content-class');
  if (/disposition-notification/.test(contentType)) return made('auto_reply', 'content-type');
  const submitted = first('auto-submitted').toLowerCase();
  if (submitted && !submitted.startsWith('no')) return made('auto_reply', 'auto-submitted');
  for (const key of ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'x-auto-reply-from', 'x-ooo', 'x-vacation']) {
    if (first(key) && !/^(?:no|false)$/i.test(first(key))) return made('auto_reply', key);
  }
  const precedence = first('precedence').toLowerCase();
  if (/auto.?reply/.test(precedence)) return made('auto_reply', 'precedence');
  if (AUTO_SUBJECT.test(first('subject'))) return made('auto_reply', 'subject');
  if (first('list-id')) return made('list', 'list-id');
  if (/^(?:bulk|list|junk)\b/.test(precedence)) return made('list', 'precedence');
  return nullSender ? made('auto_reply', 'return-path') : null;
}
