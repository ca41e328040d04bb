import type { Participant } from '../state';

/** The guests whom the event is for: whoever only arranges the time of another does not come, nor who has declined or left. */
export function invitedGuests(participants: readonly Participant[]): Participant[] {
  return participants.filter(
    ({ role, coordinatorFor, status }) =>
      role === 'guest' && coordinatorFor === undefined && status !== 'opted_out' && status !== 'declined',
  );
}
