import type { EpochMinute } from '@/core/time/period';
import { wallDay, wallTime } from '@/core/time/wall-format';
import { toWall, zoneTable } from '@/core/time/zone';
import type { Translate } from '@/messages/message-keys';
import type { LabelMail } from '../schema';

/** A mail as it stands beside the form, its times in words. */
export interface MailFacts {
  readonly messageId: string;
  readonly subject: string;
  readonly text: string | null;
  readonly lines: readonly { readonly name: string; readonly value: string }[];
  /** The slots that an option's number means, in words; the booked one where there is one. */
  readonly slots: readonly string[];
  /** The zone of times that name none. */
  readonly home: string;
}

/** What stands beside the form of a mail, in words. */
export function mailFacts(mail: LabelMail, t: Translate<'labels'>, locale: string): MailFacts {
  const { context, messageId, subject, text } = mail;
  const table = zoneTable(context.ownerZone);
  const words = (at: EpochMinute) => {
    const wall = toWall(table, at);
    return `${wallDay(wall, locale, { short: true, year: true })} ${wallTime(wall, locale)}`;
  };
  const slots = (context.event ? [context.event] : context.offered).map(({ start }) => words(start));
  const numbered = slots.map((slot, i) => `${i + 1}. ${slot}`).join(' · ');
  const roles = { owner: t('roleOwner'), guest: t('roleGuest'), auto: t('roleAuto') };
  const zones = [
    t('ownerZone', { zone: context.ownerZone }),
    ...(context.senderZone ? [t('senderZone', { zone: context.senderZone })] : []),
  ];
  return {
    messageId,
    subject,
    text,
    slots,
    home: context.senderZone ?? context.ownerZone,
    lines: [
      { name: t('from'), value: roles[context.role] },
      { name: t('received'), value: words(context.now) },
      { name: t('zones'), value: zones.join(' · ') },
      { name: t('loopState'), value: context.loopState.replaceAll('_', ' ') },
      { name: context.event ? t('booked') : t('offered'), value: numbered || t('nothingOffered') },
    ],
  };
}
