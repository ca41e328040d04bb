import { randomInt } from 'node:crypto';

export interface ZoomMeeting {
  readonly id: number;
  readonly hostEmail: string;
  readonly createdAt: string;
  readonly passcode: string;
  topic: string;
  type: number;
  startTime: string | null;
  duration: number;
  agenda: string;
}

/** Everybody's meetings. */
export class ZoomMeetings {
  private readonly byId = new Map<number, ZoomMeeting>();

  constructor(private readonly changed: () => void) {}

  add(meeting: Omit<ZoomMeeting, 'id' | 'passcode'>): ZoomMeeting {
    let id = 0;
    do id = randomInt(80_000_000_000, 89_999_999_999);
    while (this.byId.has(id));
    const made = { ...meeting, id, passcode: String(randomInt(100_000, 999_999)) };
    this.byId.set(id, made);
    this.changed();
    return made;
  }

  find(id: number): ZoomMeeting | undefined {
    return this.byId.get(id);
  }

  change(meeting: ZoomMeeting, change: Partial<ZoomMeeting>): void {
    Object.assign(meeting, change);
    this.changed();
  }

  remove(id: number): void {
    this.byId.delete(id);
    this.changed();
  }

  /** Oldest first. */
  of(email: string): ZoomMeeting[] {
    return [...this.byId.values()].filter((one) => one.hostEmail === email);
  }

  all(): ZoomMeeting[] {
    return [...this.byId.values()];
  }

  toJSON(): ZoomMeeting[] {
    return this.all();
  }

  restore(meetings: readonly ZoomMeeting[]): void {
    for (const meeting of meetings) this.byId.set(meeting.id, meeting);
  }
}
