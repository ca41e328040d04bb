import { runtime } from '@/ports/runtime';
import { described } from '../../_site/metadata';
import { operatorWords } from '../../_site/operator';
import { PageHead, Prose } from '../../_site/parts';
import { PublicPage } from '../../_site/public-page';

export const generateMetadata = described('terms');

export default function TermsPage() {
  const { supportEmail, billing } = runtime().settings;
  const { who, Who } = operatorWords();
  return (
    <PublicPage>
      <PageHead title="Terms of Service">
        <p>
          These terms are between you and {who}, and are about the use of Sundial here. The software itself is published
          under the MIT licence, which also says that it comes without warranty.
        </p>
      </PageHead>
      <Prose>
        <h2>What the assistant does in your name</h2>
        <p>
          When you copy it on a mail you ask it to write to the people on that mail, to hold times in your calendar and
          to book the time that you agree on. You can have it ask you first, stop it, or take over, in each thread. Look
          at what it proposes: a meeting that it books is yours.
        </p>
        <h2>What you promise</h2>
        <ul>
          <li>That the calendars, mailboxes and addresses you connect are yours to use.</li>
          <li>That you do not have the assistant write to people who have asked you, or it, to stop.</li>
          <li>That you do not use it for bulk mail, and do not try to reach what belongs to others here.</li>
        </ul>
        <h2>What {who} promises</h2>
        <ul>
          <li>To use your mail and calendars for arranging your meetings only, as the Privacy Policy says.</li>
          <li>To have the assistant say in every mail that it is software.</li>
          <li>To tell you when these terms change, before they do.</li>
        </ul>
        <h2>Price</h2>
        <p>
          {billing
            ? 'What it costs is agreed with you before anything is charged.'
            : 'Everything is included, and nothing is charged.'}
        </p>
        <h2>When things go wrong</h2>
        <p>
          Mail can be late, calendars can be unreadable, and software has faults. The assistant asks rather than
          guesses, and tells you what it could not do. Do not rely on it alone for a meeting that must not be missed.
        </p>
        <h2>Ending</h2>
        <p>
          You can leave at any time. {Who} may close an account that harms others, and tells you why. Questions go to{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </p>
      </Prose>
    </PublicPage>
  );
}
