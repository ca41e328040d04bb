import type { Letter } from './letter';
import type { TurnOut } from './outcome';

/** One turn for a human reader: who wrote what, and what came of it. `letter` is null where only time passed. */
export function turnStory(n: number, out: TurnOut, letter: Letter | null, marks: readonly string[]): string {
  const lines = [`—— ${n} · ${out.at}`];
  if (letter) {
    const { from, recipients, subject, said } = letter;
    const extra = marks.length > 0 ? ` (${marks.join(', ')})` : '';
    lines.push(
      `${from.name} <${from.address}> → ${recipients.join(', ')}${extra}`,
      `“${subject}”`,
      indent(said.trim()),
    );
  } else lines.push(out.hindered ? `Nobody writes: ${out.hindered}` : 'Time passes.');
  for (const mail of out.mails) lines.push(`★ Mail to ${mail.to}: “${mail.subject}”`, indent(unquoted(mail.text)));
  for (const { change, title, start, end, attendees, location, video, rrule } of out.events) {
    const people = attendees.map(({ email, response }) => `${email} ${response}`).join(', ');
    const where = [location, video ? 'video' : null, rrule].filter((part) => part !== null).join(' · ');
    lines.push(`★ Calendar: ${change} “${title}” ${start} – ${end} [${people}] ${where}`.trimEnd());
  }
  for (const { kind, text, proposal } of out.questions) {
    lines.push(`★ The owner is asked (${kind}): ${text}`);
    if (proposal) lines.push(indent([...proposal.acts, ...(proposal.mail ? [proposal.mail.text] : [])].join('\n')));
  }
  for (const reason of out.state.silent) lines.push(`★ Silent, ${reason}`);
  for (const failure of out.failures) lines.push(`★ A step failed: ${failure}`);
  for (const { title, phase, closed, booking, waiting } of out.state.loops) {
    const booked = booking ? `, booked ${booking.start}` : '';
    lines.push(
      `· “${title}”: ${phase}${closed ? ` (${closed})` : ''}${booked}${waiting > 0 ? `, ${waiting} waiting` : ''}`,
    );
  }
  return lines.join('\n');
}

/** Without the quoted history, which stood there before. */
function unquoted(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .trim();
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ');
}
