const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/**
 * A message as it stands in an mbox (RFC 4155): the separator line with sender and UTC time, the message with lines ended by
 * LF, an empty line. Lines that begin with "From ", quoted or not, get one more ">", so that taking one away gives the message
 * back. `atMs` is in epoch ms; its bytes are not decoded.
 */
export function mboxEntry(sender: string, atMs: number, raw: Buffer): Buffer {
  const message = raw
    .toString('latin1')
    .replace(/\r\n/g, '\n')
    .replace(/^(>*From )/gm, '>$1');
  const separator = `From ${sender.replace(/\s/g, '') || 'MAILER-DAEMON'} ${asctime(atMs)}\n`;
  const end = message.endsWith('\n') ? '\n' : '\n\n';
  return Buffer.from(separator + message + end, 'latin1');
}

/** The time of C's asctime, in UTC: "Mon Mar  2 10:00:00 2026". */
function asctime(atMs: number): string {
  const at = new Date(atMs);
  const two = (n: number) => String(n).padStart(2, '0');
  const day = String(at.getUTCDate()).padStart(2, ' ');
  const clock = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`;
  return `${DAYS[at.getUTCDay()]} ${MONTHS[at.getUTCMonth()]} ${day} ${clock} ${at.getUTCFullYear()}`;
}
