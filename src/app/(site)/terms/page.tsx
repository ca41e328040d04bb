import type { Metadata } from 'next';
import { runtime } from '@/ports/runtime';
import { Prose } from '../prose';

export const metadata: Metadata = { title: 'Terms of Service', robots: { index: true } };

export default function TermsPage() {
  const { supportEmail, operatorName } = runtime().settings;
  return (
    <Prose title="Terms of Service">
      <p>
        These terms are between you and {operatorName}, who runs this installation of Sundial. The software itself is
        published under the MIT licence, which also says that it comes without warranty.
      </p>
      <h2>What the assistant does in your name</h2>
      <p>
        When you copy it on a mail you ask it to write to the people on that mail, to hold times in your calendar and to
        book the time that you agree on. You can have it ask you first, stop it, or take over, in each thread. Look at
        what it proposes: a meeting that it books is yours.
      </p>
      <h2>What you promise</h2>
      <p>
        That the calendars and addresses you connect are yours to use, and that you do not have the assistant write to
        people who have asked you, or it, to stop. Bulk mail is not what it is for.
      </p>
      <h2>Ending</h2>
      <p>
        You can leave at any time. {operatorName} may close an account that harms others, and tells you why. Questions
        go to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </Prose>
  );
}
