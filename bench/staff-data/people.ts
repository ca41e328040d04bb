import type { ClientBase } from 'pg';

/** Names of the people: enough that lists look like lists. */
const FIRST =
  'Ada,Ben,Chiara,Dana,Elif,Femi,Greta,Hugo,Ines,Jonas,Kim,Lena,Mateo,Nora,Omar,Priya,Quentin,Rosa,Sam,Tariq'.split(
    ',',
  );
const LAST =
  'Adler,Brown,Costa,Diaz,Evans,Fischer,Garcia,Haas,Ito,Jensen,Khan,Lopez,Moreau,Novak,Okafor,Park,Rossi,Silva'.split(
    ',',
  );

/** Staff among the people: the first ones. */
export const STAFF = { admins: 3, trainers: 20 } as const;

/**
 * Users who came in the course of a year, more and more of them: the first are staff, three in a hundred wait, three in ten
 * let staff help. Leaves `seed_people` for what follows. `now`: the moment up to which everything happened.
 */
export async function plantPeople(client: ClientBase, count: number, now: Date): Promise<void> {
  await client.query(
    `create temp table seed_people as
     select n, pg_temp.named('seed user ' || n) as id,
       lower(($3::text[])[1 + n % cardinality($3::text[])]) || '.' || n || '@firm' || n % 400 || '.test' as email,
       ($3::text[])[1 + n % cardinality($3::text[])] || ' ' || ($4::text[])[1 + (n / 7) % cardinality($4::text[])] as name,
       $2::timestamptz - interval '364 days' * (1 - sqrt((n - 0.5) / $1::int)) as created_at,
       (case when n <= $5 then 'ADMIN' when n <= $6 then 'TRAINER' when pg_temp.chance(n, 'role') < 0.03 then 'WAITLIST'
         else 'USER' end)::role as role,
       (case when pg_temp.chance(n, 'help') < 0.12 then 'always' when pg_temp.chance(n, 'help') < 0.3 then 'when_stuck'
         else 'off' end) as human_help
     from generate_series(1, $1::int) n`,
    [count, now, FIRST, LAST, STAFF.admins, STAFF.admins + STAFF.trainers],
  );
  await client.query('alter table seed_people add primary key (n)');
  await client.query(
    `insert into users (id, email, email_verified, name, role, human_help, onboarded_at, created_at)
     select id, email, created_at, name, role, human_help,
       case when role <> 'WAITLIST' and pg_temp.chance(n, 'onboarded') < 0.85
         then least($1::timestamptz, created_at + interval '5 days' * pg_temp.chance(n, 'onboarding') ^ 3) end,
       created_at
     from seed_people`,
    [now],
  );
  await client.query(
    'insert into user_addresses (address, user_id, verified_at, created_at) select email, id, created_at, created_at from seed_people',
  );
  await client.query(
    `insert into basics (user_id, zone, hours, confirmed_at)
     select id, (array['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'America/Los_Angeles'])[1 + n % 4],
       '{"mon":[["09:00","17:00"]],"tue":[["09:00","17:00"]],"wed":[["09:00","17:00"]],"thu":[["09:00","17:00"]],"fri":[["09:00","17:00"]]}',
       created_at
     from seed_people where role <> 'WAITLIST'`,
  );
}
