import type { ReactNode } from 'react';
import { pageOf } from '@/core/http/page';
import { minuteOf } from '@/core/time/period';
import type { Translate } from '@/messages/message-keys';
import { personasOf } from '@/modules/assistants/queries';
import { consentKinds } from '@/modules/connections/queries/consents';
import { integrationsOf } from '@/modules/connections/queries/integrations';
import { sandboxCaldav } from '@/modules/connections/ui/caldav-providers';
import { vipSuggestions } from '@/modules/contacts/queries/vips';
import { flagOn } from '@/modules/flags/queries';
import type { SessionUser } from '@/modules/identity/schema';
import { approvalRecord } from '@/modules/loops/queries/approvals';
import { type Step, stepPath } from '@/modules/onboarding/constants';
import { accountFacts, firstSteps, progressRow } from '@/modules/onboarding/queries';
import { assistantOf, detailsOf, vipsOf } from '@/modules/onboarding/queries/entries';
import { exampleMails } from '@/modules/onboarding/queries/example-mail';
import { rehearsalAnswer } from '@/modules/onboarding/queries/rehearsal';
import { CalendarStep } from '@/modules/onboarding/ui/calendar-step';
import { AssistantStep, DetailsStep, DocumentStep, RehearsalStep, ZoneStep } from '@/modules/onboarding/ui/lazy-steps';
import { PeopleStep } from '@/modules/onboarding/ui/people-step';
import type { PersonaName } from '@/modules/onboarding/ui/persona-name';
import { calendarZone } from '@/modules/preferences/queries';
import { preferencesAnswer } from '@/modules/preferences/queries/answer';
import { savedPreferences } from '@/modules/preferences/queries/document';
import { draftAnswer } from '@/modules/preferences/queries/draft';
import { zoneCities } from '@/modules/preferences/ui/zone/zone-cities';
import { modelSwitchOf } from '@/modules/reader/queries';
import { ModelChoice } from '@/modules/reader/ui/model-consent';
import { videoAccountsOf } from '@/modules/video/queries';
import { ZoomOffer } from '@/modules/video/ui/zoom-offer';
import { runtime } from '@/ports/runtime';
import { ClientMessages } from '../../../_shell/client-messages';
import { currentLocale, messagesOf } from '../../../_shell/locale';
import { ownerZone } from '../../../_shell/owner-zone';
import { first, type PageProps } from '../../../_shell/session';

/** From nine to five, as the document has it where it does not say otherwise; in minutes of the day. */
const USUAL_HOURS = { from: 540, to: 1020 };
/** Under these each mail waits for the owner, and not the first ones alone. */
const ASKS_EACH = ['approve_everything', 'drafts_only'];

interface At {
  readonly user: SessionUser;
  /** Under whose name it works for the user. */
  readonly assistant: { readonly name: string; readonly address: string };
  /** The query with which Google's page leads back. */
  readonly returned: Awaited<PageProps['searchParams']>;
}

/** What a step shows, with only the data that it needs. */
export async function stepContent(step: Step, { user, assistant, returned }: At): Promise<ReactNode> {
  const nowMs = await runtime().clock.now();
  const now = minuteOf(nowMs);
  const { settings } = runtime();
  const { zone, confirmed } = await ownerZone(user.id);
  const [t, locale] = await Promise.all([messagesOf('onboarding'), currentLocale()]);
  const rules = async () => (await savedPreferences(user.id, now))?.rules ?? [];
  switch (step) {
    case 'zone': {
      const [{ toldZone: told }, calendar] = await Promise.all([accountFacts(user.id), calendarZone(user.id)]);
      const saved = confirmed ? zone : null;
      const [cities, unnamed] = [zoneCities(now, locale), user.name === null];
      const connects = calendar === null ? (consentKinds(runtime())[0] ?? null) : null;
      return (
        <ClientMessages areas={['zone-search']}>
          <ZoneStep {...{ cities, saved, told, calendar, nowMs, unnamed, connects }} />
        </ClientMessages>
      );
    }
    case 'calendar': {
      const [accounts, calendars] = await Promise.all([integrationsOf(user.id), calendarZone(user.id)]);
      const otherZone = confirmed && calendars && calendars !== zone ? { yours: zone, calendars } : null;
      const [connected, error] = [first(returned.connected) ?? null, first(returned.error) ?? null];
      const also = settings.sandbox ? sandboxCaldav(settings.baseUrl) : null;
      const kinds = consentKinds(runtime());
      // Without a clock that is confirmed nothing may be offered, and hours that were said before are not named here.
      const said = (await firstSteps(user.id, now)).document;
      const usual = confirmed && !said ? USUAL_HOURS : null;
      return (
        <ClientMessages areas={['connections']}>
          <CalendarStep
            {...{ t, locale, accounts, kinds, nowMs, connected, error, otherZone, also, usual }}
            email={user.email}
          />
        </ClientMessages>
      );
    }
    case 'document': {
      const [saved, { calendar }, draft] = await Promise.all([
        preferencesAnswer(user.id, now, locale),
        firstSteps(user.id, now),
        draftAnswer(user.id),
      ]);
      const of = { owner: user.id, saved, connected: calendar, drafted: draft !== null };
      return (
        <ClientMessages areas={['document', 'versions']}>
          <DocumentStep {...of} assistant={assistant.name} />
        </ClientMessages>
      );
    }
    case 'details':
      return (
        <DetailsStep owner={user.id} saved={detailsOf(await rules())}>
          {runtime().video === null ? null : await zoomOffer(user, returned)}
        </DetailsStep>
      );
    case 'people':
      return (
        <ClientMessages areas={['people']}>
          <PeopleStep
            t={t}
            locale={locale}
            connected={(await firstSteps(user.id, now)).calendar}
            page={pageOf(await vipSuggestions(user.id, nowMs), {})}
            vips={vipsOf(await rules())}
          />
        </ClientMessages>
      );
    case 'assistant': {
      const [{ plansToReview }, persona] = await Promise.all([approvalRecord(user.id), personaName(user, assistant)]);
      const by = { owner: user.name ?? user.email, assistant: assistant.name, zone, now, locale };
      const model = await modelSwitchOf(user.id, runtime());
      return (
        <ClientMessages areas={['model']}>
          <AssistantStep
            owner={user.id}
            saved={assistantOf(await rules())}
            assistant={assistant.name}
            examples={exampleMails(by)}
            shownFirst={plansToReview}
            sandbox={settings.sandbox}
            persona={persona}
          >
            <ModelChoice {...model} />
          </AssistantStep>
        </ClientMessages>
      );
    }
    case 'rehearsal': {
      const [row, { onboardedAt }, { plansToReview }, { approval }] = await Promise.all([
        progressRow(user.id),
        accountFacts(user.id),
        approvalRecord(user.id),
        rules().then(assistantOf),
      ]);
      const script = row?.data.rehearsal;
      return (
        <ClientMessages areas={['rehearsal', 'week']}>
          <RehearsalStep
            initial={script ? await rehearsalAnswer(user, script, settings) : null}
            sample={sampleRequest(user, assistant.name, await messagesOf('rehearsal'))}
            assistant={assistant.name}
            sandbox={settings.sandbox}
            zoneConfirmed={confirmed}
            onboarded={onboardedAt !== null}
            shownFirst={ASKS_EACH.includes(approval) ? 0 : plansToReview}
          />
        </ClientMessages>
      );
    }
  }
}

/** Zoom, where the operator has set it up. */
async function zoomOffer({ id }: SessionUser, returned: At['returned']): Promise<ReactNode> {
  const [[account = null], t] = await Promise.all([videoAccountsOf(id), messagesOf('video')]);
  const result = { connected: first(returned.connected) ?? null, error: first(returned.error) ?? null };
  return (
    <ClientMessages areas={['video']}>
      <ZoomOffer account={account} path={stepPath('details')} {...result} t={t} />
    </ClientMessages>
  );
}

/** The name that the assistant has for this user, where it can be chosen. */
async function personaName(user: SessionUser, { name, address }: At['assistant']): Promise<PersonaName | null> {
  if (!(await flagOn('assistants', user.id))) return null;
  const usual = runtime().settings.assistant.address;
  const own = (await personasOf(user.id)).find(({ isDefault }) => isDefault);
  return { id: own?.id ?? null, name, address, usual, owner: user.email };
}

function sampleRequest({ name }: SessionUser, assistant: string, t: Translate<'rehearsal'>): string {
  const signed = name ? `\n\n${name.split(' ')[0]}` : '';
  return `${t('sample', { assistant })}${signed}`;
}
