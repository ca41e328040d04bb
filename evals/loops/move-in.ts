import { join } from '../../tests/support/member';
import type { LoopPart, OwnerPart } from './cast';
import type { Installation } from './installation';

/** An owner with an account, a connected calendar and confirmed hours. */
export interface Resident {
  readonly id: string;
  readonly email: string;
  /** Answers yes in the app; false when it was answered or superseded already. */
  approve(loopId: string, decisionId: string): Promise<boolean>;
}

/** Owners sign up, their calendars are filled, connected and read; guests get their mailboxes. */
export async function moveIn(
  place: Installation,
  owners: readonly OwnerPart[],
  loops: readonly LoopPart[],
): Promise<Resident[]> {
  const { sandbox, origin } = place;
  for (const { guests } of loops) {
    for (const { address, name, calendar } of guests)
      sandbox.control.addPerson({ email: address, name, zone: calendar.zone });
  }
  const residents: Resident[] = [];
  for (const owner of owners) {
    const { email, name, calendar } = owner;
    sandbox.control.addPerson({ email, name, zone: calendar.zone });
    await fillCalendar(place, owner);
    const member = await join(place, email, name, { calendar: true, zone: calendar.zone });
    residents.push({
      id: member.id,
      email,
      async approve(loopId, decisionId) {
        const url = `${origin}/api/loops/${loopId}`;
        const { row } = await member.visitor.json<{ row: { version: number } }>('GET', url);
        const body = { version: row.version, decision: { id: decisionId, approve: true } };
        return member.visitor.json('POST', `${url}/decide`, body).then(
          () => true,
          (error: Error) => {
            if (/HTTP 409/.test(error.message)) return false;
            throw error;
          },
        );
      },
    });
  }
  return residents;
}

async function fillCalendar({ sandbox }: Installation, { email, events }: OwnerPart): Promise<void> {
  const authorization = `Bearer ${sandbox.control.accessToken(email)}`;
  for (const { body } of events) {
    const answer = await fetch(`${sandbox.googleApiRoot}/calendar/v3/calendars/primary/events`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The calendar took no event: HTTP ${answer.status} ${await answer.text()}`);
  }
}
