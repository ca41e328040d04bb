import { assistantFor, givenUpOf, personasOf } from '@/modules/assistants/queries';
import { PersonaForm } from '@/modules/assistants/ui/persona-form';
import { PersonaList } from '@/modules/assistants/ui/persona-list';
import { delegatesOf } from '@/modules/delegates/queries';
import { DelegateForm } from '@/modules/delegates/ui/delegate-form';
import { DelegateList } from '@/modules/delegates/ui/delegate-list';
import { flagOn } from '@/modules/flags/queries';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { PageHead, Section } from '@/ui/card';
import { Empty, Note } from '@/ui/notes';
import { listed } from '@/ui/words';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Assistants');

export default guarded('/settings/assistants', async (user) => {
  const { settings } = runtime();
  const [on, personas, givenUp, delegates, assistant] = await Promise.all([
    flagOn('assistants', user.id),
    personasOf(user.id),
    givenUpOf(user.id),
    delegatesOf(user.id),
    assistantFor(user.id, settings),
  ]);
  const host = settings.assistant.address.slice(settings.assistant.address.lastIndexOf('@'));
  const add = <PersonaForm host={host} trigger={<Button size="small">Add a persona</Button>} />;
  return (
    <div className="grid max-w-2xl gap-10">
      <div>
        <PageHead title="Assistants" line="Under which name your assistant works, and who else may instruct it." />
        <Section title="Personas" actions={on && personas.length > 0 ? add : undefined}>
          {on ? null : <Note>Personas are switched off here. Your assistant is {assistant.name}.</Note>}
          {on && personas.length === 0 ? (
            <Empty action={add}>
              Your assistant is {settings.assistant.name} at {settings.assistant.address}. Give it a name and an address
              of its own.
            </Empty>
          ) : null}
          {on && personas.length > 0 ? (
            <>
              <PersonaList personas={personas} host={host} />
              <p className="prose-width text-ink-2">
                Copy one on a mail, and it answers from its own address. At {settings.assistant.address} the default one
                answers.
              </p>
            </>
          ) : null}
          {on && givenUp.length > 0 ? (
            <p className="prose-width text-xs text-ink-2 wrap-anywhere">
              Given up, and still kept for you: {listed(givenUp)}. Add one again to have it back.
            </p>
          ) : null}
        </Section>
      </div>
      <Section title="Who may instruct it" aside={delegates.length || undefined}>
        <p className="prose-width text-ink-2">
          Their mail to {assistant.name} counts for you, as long as it is proved to be theirs. What goes beyond their
          right, and every question, comes to you; they see nothing of your calendar.
        </p>
        {delegates.length > 0 ? <DelegateList delegates={delegates} /> : null}
        <DelegateForm />
      </Section>
    </div>
  );
});
