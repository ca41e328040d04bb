import { z } from 'zod';
import type { DialIn } from '@/core/loop/dial-in';

/** PATCH /api/integrations/zoom: whether all video meetings take place there. */
export const zoomPatch = z.strictObject({ everywhere: z.boolean() });

/** A user's connected account for video meetings, as settings show it. */
export interface VideoItem {
  readonly id: string;
  readonly kind: 'zoom';
  readonly account: string;
  /** `expired`: the grant is gone, and it has to be connected again. */
  readonly state: 'connected' | 'expired';
  /** Meetings to come that take place in its rooms. */
  readonly booked: number;
}

/** What an event has of its room: where to, and how else one joins. */
export interface OpenRoom {
  readonly joinUrl: string;
  readonly dialIn: DialIn;
}

/** The room that an event is to have, by what is booked. */
export interface RoomRequest {
  readonly ownerId: string;
  /** The event's id at the calendar's provider. */
  readonly eventId: string;
  readonly title: string;
  /** Epoch minutes. */
  readonly start: number;
  readonly end: number;
  /** The meeting repeats: one room for all its times. */
  readonly repeats: boolean;
}
