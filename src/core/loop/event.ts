import type { EpochMinute } from '../time/period';

/** What can happen to a loop, as stored. Mail is stored once, in `messages`; the event names the row. */
export type LoopEventPayload =
  /**
   * `vouched`: the owner has said that the mail is theirs. `aside`: it went past the assistant and was seen in the
   * owner's mailbox.
   */
  | { readonly kind: 'message'; readonly messageRowId: string; readonly vouched?: boolean; readonly aside?: boolean }
  | {
      readonly kind: 'choice';
      readonly participantId: string;
      readonly set: number;
      readonly option: number | null;
      /** The guest's own words when none of the options fits. */
      readonly suggestion: string | null;
      readonly zone: string | null;
    }
  | {
      readonly kind: 'decision';
      readonly decisionId: string;
      readonly approve: boolean;
      readonly answer: string | null;
      readonly by: string;
    }
  | { readonly kind: 'command'; readonly command: 'stop' | 'cancel' | 'take_over' | 'hand_back'; readonly by: string }
  | { readonly kind: 'timer'; readonly timer: TimerKind }
  | {
      readonly kind: 'booked';
      readonly meetingId: string;
      readonly start: EpochMinute;
      readonly end: EpochMinute;
      readonly joinUrl: string | null;
      readonly htmlLink: string | null;
      readonly icalUid: string;
      readonly sequence: number;
      readonly moved: boolean;
    }
  | {
      readonly kind: 'booking_failed';
      readonly start: EpochMinute;
      readonly end: EpochMinute;
      readonly reason: 'taken' | 'unavailable' | 'revoked' | 'gone';
    }
  | { readonly kind: 'event_cancelled' }
  | { readonly kind: 'cancel_failed'; readonly reason: 'unavailable' | 'revoked' }
  | { readonly kind: 'delivery_failed'; readonly address: string; readonly reason: string; readonly permanent: boolean }
  | { readonly kind: 'calendar_changed' };

export type TimerKind =
  | 'follow_up'
  | 'offer_expired'
  | 'owner_reminder'
  | 'stalled_expired'
  | 'meeting_over'
  | 'quiet_hours_over'
  | 'retry';
