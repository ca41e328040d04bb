import { pageOf } from '@/core/http/page';
import { tableQuery } from '@/core/http/table-query';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { sliceOf } from '@/core/time/zone-slice';
import { LOOK_AHEAD_DAYS } from '@/modules/contacts/constants';
import { invitesSuggested } from '@/modules/contacts/queries/invites';
import { knownPeople } from '@/modules/contacts/queries/known';
import { peopleOf } from '@/modules/contacts/queries/people';
import { vipSuggestions } from '@/modules/contacts/queries/vips';
import { PERSON_SORTS } from '@/modules/contacts/schema';
import { InviteSuggestions } from '@/modules/contacts/ui/invite-suggestions';
import { NobodyKnown } from '@/modules/contacts/ui/nobody-known';
import { PeopleKeys } from '@/modules/contacts/ui/people-keys';
import { PeopleSearch } from '@/modules/contacts/ui/people-search';
import { PeopleTable } from '@/modules/contacts/ui/people-table';
import { VipSuggestions } from '@/modules/contacts/ui/vip-suggestions';
import { placeWords } from '@/modules/meetings/ui/time-words';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { ClientMessages } from '../../_shell/client-messages';
import { messagesOf } from '../../_shell/locale';
import { ownerZone } from '../../_shell/owner-zone';
import { guarded, titled } from '../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('people'))('title'));

const COLUMNS = { sortable: PERSON_SORTS, hideable: ['next', 'last', 'meetings'] } as const;

export default guarded('/people', async (user, { searchParams }) => {
  const query = tableQuery(await searchParams, COLUMNS);
  const { q, limit } = query;
  const nowMs = await runtime().clock.now();
  const now = minuteOf(nowMs);
  const known = await knownPeople(user.id, nowMs);
  const [t, people, vips, invites, { zone }] = await Promise.all([
    messagesOf('people'),
    peopleOf(user.id, nowMs, query, known),
    q ? [] : vipSuggestions(user.id, nowMs, known),
    q ? [] : invitesSuggested(user.id, nowMs, known),
    ownerZone(user.id),
  ]);
  const line = people.length > 0 ? t('lineInZone', { place: placeWords(zone) }) : t('line');
  const everybody = q ? t('matches', { count: people.length }) : t('everybody');
  return (
    <ClientMessages areas={['people', 'table']}>
      <PageHead title={t('title')} line={line} actions={<PeopleSearch query={query} />} />
      <PeopleKeys />
      <div className="grid gap-10">
        {vips.length + invites.length > 0 ? (
          <div className="grid gap-6 lg:grid-cols-2">
            {vips.length > 0 ? (
              <Section title={t('vips')} aside={vips.length}>
                <VipSuggestions page={pageOf(vips, {})} />
              </Section>
            ) : null}
            {invites.length > 0 ? (
              <Section title={t('invites')} aside={invites.length}>
                <InviteSuggestions page={pageOf(invites, {})} />
              </Section>
            ) : null}
          </div>
        ) : null}
        <Section title={everybody}>
          {people.length === 0 ? (
            <NobodyKnown q={q} t={t} />
          ) : (
            <PeopleTable
              label={everybody}
              first={pageOf(people, { limit })}
              total={people.length}
              query={query}
              zone={sliceOf(zoneTable(zone), { start: now, end: now + LOOK_AHEAD_DAYS * 1440 })}
              nowMs={nowMs}
            />
          )}
        </Section>
      </div>
    </ClientMessages>
  );
});
