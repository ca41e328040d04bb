import type { Email } from 'postal-mime';
import type { DeliveryReport } from '../../ports/mail';

const ACTIONS = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'] as const;
const MAX_RECIPIENTS = 50;

/** The per-recipient fields of a delivery status notification (RFC 3464 2.3), or null when the mail is none. */
export function deliveryReport(email: Email): DeliveryReport | null {
  const part = email.attachments.find(
    (each) => each.mimeType === 'message/delivery-status' || each.mimeType === 'message/global-delivery-status',
  );
  if (!part) return null;
  const text = typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
  const groups = text
    .slice(0, 100_000)
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/);
  const recipients = groups.map(recipientOf).filter((each) => each !== null);
  return { recipients: recipients.slice(0, MAX_RECIPIENTS) };
}

function recipientOf(group: string): DeliveryReport['recipients'][number] | null {
  const field = (name: string) => new RegExp(`^${name}\\s*:\\s*(.*)$`, 'im').exec(group)?.[1]?.trim() ?? null;
  const address = (field('original-recipient') ?? field('final-recipient'))?.replace(/^[\w-]+\s*;\s*/, '') ?? null;
  const action = field('action')?.toLowerCase();
  if (address === null && action === undefined) return null;
  return {
    address: address?.replace(/^<|>$/g, '') ?? null,
    action: ACTIONS.find((each) => each === action) ?? 'unknown',
    status: /^[245]\.\d{1,3}\.\d{1,3}/.exec(field('status') ?? '')?.[0] ?? null,
  };
}
