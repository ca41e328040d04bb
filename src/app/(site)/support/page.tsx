import type { Metadata } from 'next';
import { runtime } from '@/ports/runtime';
import { Prose } from '../prose';

export const metadata: Metadata = { title: 'Support', robots: { index: true } };

export default function SupportPage() {
  const { supportEmail, operatorName, assistant } = runtime().settings;
  return (
    <Prose title="Support">
      <p>
        This installation of Sundial is run by {operatorName}. Write to{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a> and say what you expected and what happened instead. If it
        is about one thread, add the subject of the mail; never send a password.
      </p>
      <h2>The assistant does not answer</h2>
      <p>
        Write from an address that belongs to your account, with {assistant.address} in To or Cc. Your dashboard lists
        the mail it received and left unanswered, each with the reason. Nothing is offered before you have connected a
        calendar and confirmed your time zone and hours.
      </p>
      <h2>It offered a wrong time, or none</h2>
      <p>
        Open the loop from your dashboard and ask “why not?” for the time you had in mind: it names the meeting or the
        rule that stands against it. A calendar that cannot be read counts as busy; its health is shown under Settings,
        Calendars.
      </p>
      <h2>You were written to by {assistant.name}</h2>
      <p>
        Someone copied it on a mail to you. It is software that arranges their meetings. You can answer in your own
        words, or write to that person alone. “Stop emailing me” ends it.
      </p>
    </Prose>
  );
}
