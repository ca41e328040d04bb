import Link from 'next/link';
import { pageOf } from '@/core/http/page';
import { MORE, shownOf } from '@/core/http/page-size';
import { invitesSuggested } from '@/modules/contacts/queries/invites';
import { knownPeople } from '@/modules/contacts/queries/known';
import { peopleOf } from '@/modules/contacts/queries/people';
import { vipSuggestions } from '@/modules/contacts/queries/vips';
import { InviteSuggestions } from '@/modules/contacts/ui/invite-suggestions';
import { NobodyKnown } from '@/modules/contacts/ui/nobody-known';
import { peopleHref } from '@/modules/contacts/ui/people-address';
import { PeopleKeys } from '@/modules/contacts/ui/people-keys';
import { PeopleList } from '@/modules/contacts/ui/people-list';
import { PeopleSearch } from '@/modules/contacts/ui/people-search';
import { VipSuggestions } from '@/modules/contacts/ui/vip-suggestions';
import { placeWords } from '@/modules/meetings/ui/time-words';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { PageHead, Section } from '@/ui/card';
import { plural } from '@/ui/words';
import { ownerZone } from '../../_shell/owner-zone';
import { first, guarded, titled } from '../../_shell/session';

export const generateMetadata = titled('People');

export default guarded('/people', async (user, { searchParams }) => {
  const query = await searchParams;
  const q = (first(query.q) ?? '').trim().slice(0, 100);
  const limit = shownOf(first(query.limit));
  const nowMs = await runtime().clock.now();
  const known = await knownPeople(user.id, nowMs);
  const [people, vips, invites, { zone }] = await Promise.all([
    peopleOf(user.id, nowMs, q, known),
    q ? [] : vipSuggestions(user.id, nowMs, known),
    q ? [] : invitesSuggested(user.id, nowMs, known),
    ownerZone(user.id),
  ]);
  const times = people.length > 0 ? ` Times in ${placeWords(zone)}.` : '';
  const line = `Whom you met or wrote with in the last 90 days.${times}`;
  return (
    <>
      <PageHead title="People" line={line} actions={<PeopleSearch q={q} />} />
      <PeopleKeys />
      <div className="grid gap-10">
        {vips.length + invites.length > 0 ? (
          <div className="grid gap-6 lg:grid-cols-2">
            {vips.length > 0 ? (
              <Section title="VIPs, perhaps" aside={vips.length}>
                <VipSuggestions page={pageOf(vips, {})} />
              </Section>
            ) : null}
            {invites.length > 0 ? (
              <Section title="Who might like it, too" aside={invites.length}>
                <InviteSuggestions page={pageOf(invites, {})} />
              </Section>
            ) : null}
          </div>
        ) : null}
        <Section
          title={q ? plural(people.length, 'match', 'matches') : 'Everybody'}
          aside={q ? undefined : people.length || undefined}
        >
          {people.length === 0 ? (
            <NobodyKnown q={q} />
          ) : (
            <PeopleList people={people.slice(0, limit)} {...{ zone, nowMs }} />
          )}
          {people.length > limit ? (
            <Button asChild className="justify-self-start">
              <Link href={peopleHref({ q, limit: limit + MORE })} scroll={false}>
                Show {Math.min(MORE, people.length - limit)} more
              </Link>
            </Button>
          ) : null}
        </Section>
      </div>
    </>
  );
});
