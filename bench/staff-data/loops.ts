import type { ClientBase } from 'pg';
import { loopSamples, PLACES } from './samples';

/**
 * Loops of those people, most of them from lately, a few of the people with many of them: open, booked, stalled and long
 * closed. Leaves `seed_loops`, with when each was booked and how many mails it has had.
 */
export async function plantLoops(client: ClientBase, count: number, now: Date): Promise<void> {
  const { people } = (
    await client.query('select count(*)::int as people from seed_people where role <> $1', ['WAITLIST'])
  ).rows[0];
  await client.query(
    `create temp table seed_loops as
     with owners as (select row_number() over (order by n) as place, * from seed_people where role <> 'WAITLIST'),
     drawn as (
       select n, 1 + floor($2::int * pg_temp.chance(n, 'owner') ^ 1.6)::int as place from generate_series(1, $1::int) n),
     begun as (
       select d.n, o.id as owner_id, o.email, o.name,
         o.created_at + ($3::timestamptz - o.created_at) * pg_temp.chance(d.n, 'begun') ^ 1.3 as begun,
         interval '6 days' * (0.05 + pg_temp.chance(d.n, 'span')) as span,
         4 + floor(9 * pg_temp.chance(d.n, 'mails'))::int as mails,
         'guest' || d.n * 7919 % 30011 || '@client' || d.n * 7919 % 1201 || '.test' as guest
       from drawn d join owners o on o.place = d.place + (d.place % 7 = 0)::int * (1 - 2 * (d.place > 1)::int)),
     phased as (
       select *, case
         when begun < $3::timestamptz - interval '21 days'
           then case when pg_temp.chance(n, 'phase') < 0.03 then 'STALLED' else 'CLOSED' end
         when begun + span > $3 then (array['OFFERING', 'OFFERING', 'OFFERING', 'OFFERING', 'INTAKE', 'POLLING', 'STALLED',
           'RESCHEDULING', 'BOOKED', 'BOOKED'])[1 + floor(10 * pg_temp.chance(n, 'phase'))::int]
         when pg_temp.chance(n, 'phase') < 0.6 then 'BOOKED'
         when pg_temp.chance(n, 'phase') < 0.75 then 'STALLED' else 'CLOSED' end as phase
       from begun)
     select *, translate(substr(md5('seed loop ' || n), 1, 16), '0189', 'ghij') as id,
       least($3::timestamptz, begun + span) as last_at,
       case when phase in ('BOOKED', 'RESCHEDULING') or phase = 'CLOSED' and pg_temp.chance(n, 'booked') < 0.75
         then begun + least(span, $3::timestamptz - begun) * 0.6 end as booked_at,
       (array['Catch-up', 'Design review', 'Intro call', 'Contract renewal', 'Lunch', 'Interview'])[1 + n % 6]
         || ' with ' || initcap(split_part(guest, '@', 1)) as title
     from phased`,
    [count, people, now],
  );
  await client.query('alter table seed_loops add primary key (n)');
  const { states, booked } = loopSamples(Math.floor(now.getTime() / 60_000));
  await client.query(
    `insert into loops (id, owner_id, phase, title, version, state, created_at, updated_at)
     select id, owner_id, phase, title, mails + (booked_at is not null)::int,
       replace(replace(replace(replace(replace(case when phase = 'CLOSED' and booked_at is null then $2
         else $1::jsonb ->> phase end, $3, email), $4, name), $5, guest), $6, split_part(guest, '@', 1)), $7,
         to_jsonb(title)::text)::jsonb,
       begun, last_at
     from seed_loops`,
    [
      JSON.stringify(states),
      JSON.stringify({ ...states.OFFERING, phase: 'CLOSED', closedReason: 'expired', offer: null }),
      PLACES.owner,
      PLACES.ownerName,
      PLACES.guest,
      PLACES.guestName,
      JSON.stringify(PLACES.title),
    ],
  );
  await client.query(
    `insert into loop_participants (loop_id, address)
     select id, email from seed_loops union all select id, guest from seed_loops`,
  );
  await client.query(
    `insert into meetings (id, owner_id, loop_id, state, start_min, end_min, title, created_at, updated_at)
     select pg_temp.named('seed meeting ' || n), owner_id, id, 'confirmed', start_min, start_min + 30, title, booked_at, booked_at
     from (select *, (floor(extract(epoch from booked_at) / 86400)::int + 1 + n % 6) * 1440
       + 540 + 30 * floor(32 * pg_temp.chance(n, 'start'))::int as start_min from seed_loops where booked_at is not null) b
     on conflict do nothing`,
  );
  await client.query(`create temp table seed_booked as select $1::jsonb as payload`, [JSON.stringify(booked)]);
}
