import type { OutgoingMail, SendResult } from '../../ports/mail';
import { type Delivery, handOver, notGreeted, openSession, type SmtpHost, type SmtpSession } from './deliver';

/** How long a session waits for another mail, in milliseconds; hosts close theirs after minutes (RFC 5321 4.5.3.2). */
const IDLE_MS = 5_000;
const MOST_IDLE = 4;

/**
 * Hands mail to one host and keeps its sessions open for a moment: the two copies of an answer need one greeting, one
 * handshake and one login. A kept session that has died before it took up a message costs nothing but a new one.
 */
export function createRelay(to: SmtpHost): (mail: OutgoingMail) => Promise<SendResult> {
  const idle: { session: SmtpSession; timer: NodeJS.Timeout }[] = [];

  function keep(session: SmtpSession): void {
    if (idle.length >= MOST_IDLE) return void session.connection.quit();
    session.socket?.unref();
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.session === session),
        1,
      );
      session.connection.quit();
    }, IDLE_MS).unref();
    idle.push({ session, timer });
  }

  function kept(): SmtpSession | null {
    for (let one = idle.pop(); one; one = idle.pop()) {
      clearTimeout(one.timer);
      if (one.session.socket?.destroyed) continue;
      one.session.socket?.ref();
      return one.session;
    }
    return null;
  }

  async function inSession(session: SmtpSession, mail: OutgoingMail): Promise<Delivery> {
    const delivery = await handOver(session, mail);
    if (delivery.ok) keep(session);
    return delivery;
  }

  return async (mail) => {
    const session = kept();
    if (session) {
      const delivery = await inSession(session, mail);
      const died = !delivery.ok && delivery.failure === 'temporary' && !delivery.reason.startsWith('SMTP ');
      if (!died) return delivery;
    }
    try {
      return await inSession(await openSession(to), mail);
    } catch (error) {
      return notGreeted(error);
    }
  };
}
