import { lookAtCalendars } from '@/main/rounds';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { nextDueAt } from '@/modules/loops/queries/loops';
import type { Installation } from '../loops/installation';
import type { Conversation, Turn } from './format';
import { answerInCalendar, icalendarOf, NoInvitation } from './invitation-answer';
import { type Answered, compose, type Letter } from './letter';
import { inboxOf } from './mailboxes';
import { isAssistants, type Somebody, somebody, zoneOf } from './people';

/** The people of one conversation at their mail programs, and the clock that passes between their mails. */
export class Stage {
  /** By turn, from 0; null where nobody wrote. */
  private readonly letters: (Letter | null)[] = [];

  constructor(
    private readonly place: Installation,
    private readonly given: Conversation,
    private readonly ownerId: string,
  ) {}

  /** Lets time pass; whatever falls due on the way is done at its moment. */
  async pass(ms: number): Promise<void> {
    const { place } = this;
    const until = place.clock.nowMs + ms;
    for (;;) {
      await place.settle();
      const due = await nextDueAt();
      if (due === null || due > until) break;
      await place.moveTo(due);
    }
    await place.moveTo(until);
    await place.settle();
  }

  /**
   * The mail of a turn is written and sent; resolves when all that it causes is done. `letter` is null where nobody writes,
   * or cannot: then `hindered` says why.
   */
  async play(turn: Turn): Promise<{ letter: Letter | null; hindered: string | null }> {
    let hindered: string | null = null;
    const letter =
      turn.from === undefined
        ? null
        : await this.write(turn, turn.from).catch((error: Error) => {
            if (!(error instanceof NoInvitation)) throw error;
            hindered = error.message;
            return null;
          });
    this.letters.push(letter);
    await this.place.settle();
    return { letter, hindered };
  }

  private async write(turn: Turn, sender: string): Promise<Letter> {
    const { place, given } = this;
    const from = somebody(given, sender);
    const people = (said: readonly string[]) => said.map((one) => somebody(given, one));
    const ics = await icalendarOf(place, from, turn.ics);
    const letter = await compose(turn, {
      from,
      to: people(turn.to),
      cc: people(turn.cc),
      bcc: people(turn.bcc),
      ics,
      replyTo: await this.answered(turn, from),
      nowMs: place.clock.nowMs,
      zone: zoneOf(given, from),
    });
    await this.handIn(letter, turn.spoofed);
    if (ics && letter.recipients.includes(given.owner.email.toLowerCase()) && !turn.spoofed) {
      await answerInCalendar(given, place, from, ics);
      // The provider tells of it by a push, however short the last reading is ago.
      await refreshOwner(this.ownerId, { maxAgeMs: 0 }, place.runtime);
      await lookAtCalendars(place.runtime);
    }
    return letter;
  }

  /** At the sender's own mail server, which signs by DKIM; a forged mail comes from elsewhere, without. */
  private async handIn({ from, recipients, raw }: Letter, spoofed: boolean): Promise<void> {
    const answer = await fetch(`${this.place.sandbox.url}/sandbox/mail/send-raw`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        envelopeFrom: spoofed ? 'somebody@evil.test' : from.address,
        to: recipients,
        raw: raw.toString('base64'),
        sign: !spoofed,
        stamp: true,
      }),
    });
    if (!answer.ok) throw new Error(`The mail was not taken: HTTP ${answer.status} ${await answer.text()}`);
  }

  private async answered({ replyTo, subject }: Turn, from: Somebody): Promise<Answered | null> {
    const first = this.letters.find((letter) => letter !== null);
    if (replyTo === 'none' || (replyTo === undefined && (subject !== undefined || !first))) return null;
    if (typeof replyTo === 'number') {
      const letter = this.letters[replyTo - 1];
      if (!letter) throw new Error(`Nobody wrote in turn ${replyTo}`);
      return letter.answered;
    }
    const inbox = await inboxOf(this.place, from.address);
    return inbox.findLast((mail) => isAssistants(mail.from.address)) ?? first?.answered ?? null;
  }
}
