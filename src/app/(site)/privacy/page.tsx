import type { Metadata } from 'next';
import { runtime } from '@/ports/runtime';
import { Prose } from '../prose';

export const metadata: Metadata = { title: 'Privacy Policy', robots: { index: true } };

export default function PrivacyPage() {
  const { settings, model } = runtime();
  const { supportEmail, operatorName } = settings;
  return (
    <Prose title="Privacy Policy">
      <p>
        Sundial is software that {operatorName} runs. Everything it stores lies in the database of this installation.{' '}
        {operatorName} decides who may reach that database and how long it is kept, and answers for it.
      </p>
      <h2>What is stored</h2>
      <p>
        Your name, your addresses and your sign-in sessions. A copy of the events of the calendars that you connect, and
        the permission to read and write them, encrypted. Mail that is sent to the assistant, with its sender, its
        subject and its text; and the mail that the assistant sends. The password of a mailbox that you connect,
        encrypted, and of its mail only what passes between you and your guests in the threads of your meetings. For
        every thread: what was read, what was decided and what was done.
      </p>
      <h2>What it is used for</h2>
      <p>
        To arrange your meetings, and to show you how. Mail is read by rules on this machine. It trains nothing here, it
        is not sold, and there are no analytics or advertising scripts in these pages.
      </p>
      {model ? (
        <p>
          What the rules cannot read is sent to a language model at {model.port.recipient}, for those who have switched
          that on in their settings, and for nobody else: the new text of that mail, whether its writer is a guest and
          when it was written, the times that were offered or booked, and both time zones. The model's answers are kept
          as long as the mail. Those who have switched that on as well let it word the assistant's mail: it is told
          which kind of mail that is, and nothing that anybody wrote.
        </p>
      ) : null}
      <h2>What others see</h2>
      <p>
        Your guests see the times on offer and, once booked, the meeting. They never see the titles, places or people of
        your other events. Google sees what is read from and written to your Google Calendar. The servers that carry
        mail see that mail.
      </p>
      <h2>Cookies</h2>
      <p>One keeps you signed in, two guard the sign-in, one remembers light or dark. None of them follows you.</p>
      <h2>Your rights</h2>
      <p>
        Ask for a copy, a correction or the deletion of what is stored about you at{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. You may withdraw the access to your calendar and your
        mailbox at any time, here or at your provider. If you were written to by the assistant, the same rights are
        yours.
      </p>
    </Prose>
  );
}
