import { env } from '@/config/public-environment';
import { thirdPartiesOf } from '@/core/http/third-parties';
import { runtime } from '@/ports/runtime';
import { listed } from '@/ui/words';
import { ConsentChoice } from '../../_site/consent-choice';
import { described } from '../../_site/metadata';
import { operatorWords } from '../../_site/operator';
import { PageHead, Prose } from '../../_site/parts';
import { PublicPage } from '../../_site/public-page';

export const generateMetadata = described('privacy');

export default function PrivacyPage() {
  const { settings, model } = runtime();
  const { supportEmail } = settings;
  const { who, Who } = operatorWords();
  const vendors = thirdPartiesOf(env).map(({ name }) => name);
  return (
    <PublicPage>
      <PageHead title="Privacy Policy">
        <p>
          Sundial is software that {who} answers for. Everything it stores lies in the database of this installation.{' '}
          {Who} decides who may reach that database and how long it is kept.
        </p>
      </PageHead>
      <Prose>
        <h2>What is stored</h2>
        <ul>
          <li>Your name, your addresses, your settings and your sign-in sessions.</li>
          <li>
            When and from which network address and browser somebody signed in, connected or exported something on your
            account: for a year, so that you can see it.
          </li>
          <li>
            A copy of the events of the calendars that you connect, and the permission to read and write them,
            encrypted.
          </li>
          <li>
            Mail that is sent to the assistant, with its sender, its subject and its text; and the mail that the
            assistant sends. The bytes of received mail are deleted after a time that {who} sets.
          </li>
          <li>
            The password of a mailbox that you connect, encrypted, and of its mail only what passes between you and your
            guests in the threads of your meetings.
          </li>
          <li>For every thread: what was read, what was decided and what was done.</li>
          <li>What you write by the support form.</li>
        </ul>
        <h2>What it is used for</h2>
        <p>
          To arrange your meetings, and to show you how. Mail is read by rules on this machine. It trains nothing here,
          and it is not sold.
        </p>
        {model ? (
          <p>
            Beside the rules, mail of people is read by a language model at {model.port.recipient}, for{' '}
            {model.readsByDefault
              ? 'everybody who has not switched that off in their settings'
              : 'those who have switched that on in their settings, and for nobody else'}
            : it is sent the subject and the new text of such a mail and the beginning of the mail that stands below it,
            whether its writer is a guest, to whom and when it was written, the name of the assistant, the times that
            were offered, booked or named before, what its owner was asked, in a word, and both time zones. The model's
            answers are kept as long as the mail. Those who have switched that on as well let it word the assistant's
            mail: it is told which kind of mail that is, and nothing that anybody wrote.
          </p>
        ) : null}
        <h2>What others see</h2>
        <p>
          Your guests see the times on offer and, once booked, the meeting. They never see the titles, places or people
          of your other events. The provider of a calendar sees what is read from it and written to it. The servers that
          carry mail see that mail.
        </p>
        <h2>Cookies</h2>
        <p>
          One keeps you signed in, three guard the sign-in, one remembers light or dark, one remembers for 30 days who
          recommended Sundial to you when you came by such a link. None of them follows you to other sites.
        </p>
        {vendors.length > 0 ? (
          <>
            <p>
              {Who} measures how these pages are used, with {listed(vendors)}. Nothing of that is loaded before you
              agree, and never where your browser asks not to be tracked. Text of your mail and screen recordings are
              not part of it.
            </p>
            <ConsentChoice />
          </>
        ) : (
          <p>There are no analytics, advertising or other scripts of third parties in these pages.</p>
        )}
        <h2>Your rights</h2>
        <p>
          Under Settings, Account you can export all that is stored about you, and delete your account with all of it.
          For a copy, a correction or anything else, write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or
          by the <a href="/support">form</a>. You may withdraw the access to your calendar and your mailbox at any time,
          here or at your provider. If you were written to by the assistant, the same rights are yours; “stop” in an
          answer ends its mail to you.
        </p>
      </Prose>
    </PublicPage>
  );
}
