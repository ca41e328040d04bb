import { createHash } from 'node:crypto';
import DKIM from 'nodemailer/lib/dkim';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { ComposeMail, MailDraft } from '../../ports/mail';

export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** PEM, RSA. */
  readonly privateKey: string;
}

const SIGNED_HEADERS =
  'from:reply-to:to:cc:subject:date:message-id:in-reply-to:references:mime-version:content-type:x-sundial-loop:auto-submitted:list-unsubscribe:list-unsubscribe-post';

/**
 * Turns drafts into RFC 5322 messages: text and HTML as alternatives, the HTML together with its pictures (RFC 2387), a calendar part as the third alternative and as an
 * attachment (the tree that CalConnect recommends for iMIP, RFC 6047). Equal drafts give equal bytes: boundaries derive
 * from the Message-ID and the signature carries no time. Throws when a key cannot sign.
 */
export function createComposer(dkim: DkimKey | null): ComposeMail {
  const signer = dkim
    ? new DKIM({
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED_HEADERS,
      })
    : null;
  return async (draft) => {
    const unsigned = await new MailComposer(composerOptions(draft)).compile().build();
    const raw = signer ? await collect(signer.sign(unsigned)) : unsigned;
    return { messageId: draft.messageId, envelope: { from: draft.envelopeFrom, to: draft.recipient }, raw };
  };
}

function composerOptions(draft: MailDraft): ConstructorParameters<typeof MailComposer>[0] {
  return {
    from: draft.from,
    to: [...draft.to],
    cc: [...draft.cc],
    replyTo: draft.replyTo,
    messageId: draft.messageId,
    date: draft.date,
    subject: draft.subject,
    ...(draft.inReplyTo && { inReplyTo: draft.inReplyTo }),
    references: [...draft.references],
    headers: { ...draft.headers },
    text: draft.text,
    html: draft.html,
    textEncoding: 'quoted-printable',
    ...(draft.calendar && {
      icalEvent: { method: draft.calendar.method, filename: 'invite.ics', content: draft.calendar.ics },
    }),
    ...(draft.pictures && {
      attachments: draft.pictures.map(({ cid, png }, n) => ({
        cid,
        content: png,
        contentType: 'image/png',
        contentDisposition: 'inline' as const,
        filename: `figures${n + 1}.png`,
      })),
    }),
    newline: '\r\n',
    disableFileAccess: true,
    disableUrlAccess: true,
    // Known to nodemailer, not to its type declarations: without it every build draws a new boundary.
    ...{ baseBoundary: createHash('sha256').update(draft.messageId).digest('hex').slice(0, 24) },
  };
}

async function collect(stream: AsyncIterable<Buffer | string>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
