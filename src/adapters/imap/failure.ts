import { MailboxError, type MailboxFailure } from '../../ports/mailbox';

interface ImapFault {
  readonly code?: string;
  readonly authenticationFailed?: boolean;
  readonly serverResponseCode?: string;
  readonly tlsFailed?: boolean;
  readonly responseStatus?: string;
  readonly responseText?: string;
  readonly message?: string;
}

/** Any error of the client as a MailboxError. The server's own words are kept, bounded; the password never is. */
export function mailboxError(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error;
  const fault = (error ?? {}) as ImapFault;
  const text = (fault.responseText ?? fault.message ?? 'The connection failed').replace(/[\r\n]+/g, ' ').slice(0, 200);
  return new MailboxError(failureOf(fault), text);
}

function failureOf(fault: ImapFault): MailboxFailure {
  const code = fault.code ?? '';
  // UNAVAILABLE, INUSE, LIMIT … (RFC 5530): the server cannot look now, which says nothing about the password.
  const passing = /^(UNAVAILABLE|INUSE|LIMIT|SERVERBUG|CONTACTADMIN)$/i.test(fault.serverResponseCode ?? '');
  if (fault.authenticationFailed && !passing && !NETWORK.test(code)) return 'login';
  if (/CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/.test(code)) return 'certificate';
  if (fault.tlsFailed || /SSL|TLS|EPROTO/.test(code)) return 'encryption';
  if (/ENOTFOUND|ENODATA|EAI_NONAME/.test(code)) return 'host';
  return 'unreachable';
}

const NETWORK = /^(ECONN|EPIPE|ETIME|NoConnection|EConnectionClosed)/;
