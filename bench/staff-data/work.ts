import type { ClientBase } from 'pg';
import { STAFF } from './people';

/**
 * What the staff have done about all that: the queue and its history, reviews, labels and gold, audits of nobody yet, and the
 * log of who looked at what; only of owners who let staff help. Also invites, coupons, briefings and who read them.
 */
export async function plantWork(client: ClientBase, now: Date): Promise<void> {
  await client.query(
    `create temp table seed_trainers as
     select row_number() over (order by n) - 1 as place, id from seed_people where n > $1 and n <= $2`,
    [STAFF.admins, STAFF.admins + STAFF.trainers],
  );
  await client.query(
    `create temp table seed_open as
     select row_number() over (order by p.event_id) as n, p.*, m.n as mail_n from seed_plans p
     join seed_events e on e.id = p.event_id join seed_mails m on m.n = e.mail_n
     join users u on u.id = p.owner_id and u.human_help = 'always'`,
  );
  await plantDecided(client, now);
  await plantLabels(client, now);
  await plantRest(client, now);
}

/** Every tenth such plan was handled by staff; two hundred of the latest still wait, some of them held by somebody. */
async function plantDecided(client: ClientBase, now: Date): Promise<void> {
  const who = '(select id from seed_trainers where place = n % (select count(*) from seed_trainers))';
  await client.query(
    `insert into queue_items (loop_id, owner_id, reason, state, plan_version, created_at, due_at, action, resolved_by,
       resolved_at, handled_seconds)
     select loop_id, owner_id, (array['low_confidence', 'policy', 'complaint', 'contradiction'])[1 + n % 4], 'resolved', version, at,
       at + interval '15 minutes', (array['approve', 'approve', 'edit_plan', 'edit_text', 'silence'])[1 + n % 5], ${who},
       at + interval '6 minutes', 5 + n % 90
     from seed_open where n % 10 = 0`,
  );
  await client.query(
    `insert into queue_items (loop_id, owner_id, reason, plan_version, created_at, due_at, lease_holder, lease_until)
     select loop_id, owner_id, 'low_confidence', version, $1::timestamptz - interval '1 minute' * (n % 50),
       $1::timestamptz + interval '1 minute' * (15 - n % 50), case when n % 4 = 0 then ${who} end,
       case when n % 4 = 0 then $1::timestamptz + interval '8 minutes' end
     from (select distinct on (loop_id) * from seed_open order by loop_id, n desc) o order by at desc limit 200
     on conflict do nothing`,
    [now],
  );
  await client.query(
    `update plans set state = 'proposed', review = 'owner', decided_by = null, decided_at = null
     from queue_items q where q.state = 'open' and plans.loop_id = q.loop_id and plans.version = q.plan_version`,
  );
  await client.query(
    `insert into plan_reviews (plan_id, loop_id, owner_id, decision, cause, by_id, at)
     select id, loop_id, owner_id, case when n % 5 = 1 then 'reject' else 'approve' end, case when n % 5 = 1 then 'misread' end,
       ${who}, at + interval '4 minutes'
     from seed_open where n % 10 in (1, 2)`,
  );
  await client.query(
    `insert into reviews (loop_id, owner_id, mail_id, origin, sampled_at, verdict, cause, by_id, at)
     select loop_id, owner_id, mail_id, 'sample', at, v, case when v = 'wrong' then 'tone' end, case when v is not null then ${who} end,
       case when v is not null then at + interval '1 day' end
     from (select *, case when n % 400 = 3 then null when n % 50 = 3 then 'wrong' else 'right' end as v
         from seed_open s cross join lateral (select o.id as mail_id from outgoing_mails o
           where o.loop_id = s.loop_id and o.loop_version = s.version limit 1) sent
         where n % 10 = 3) r`,
  );
}

/** Every twentieth such mail is labelled in a session, every fifth of these by two, and one in ten of those was decided on. */
async function plantLabels(client: ClientBase, now: Date): Promise<void> {
  await client.query(
    `insert into labeling_sessions (id, name, rule, size, overlap, seed, state, created_at, closed_at)
     select pg_temp.named('seed session ' || n), 'Week ' || n, '{"uncertain":50,"random":30,"newKinds":20}', 100, 20, n,
       case when n < 40 then 'closed' else 'open' end, $1::timestamptz - interval '7 days' * (41 - n),
       case when n < 40 then $1::timestamptz - interval '7 days' * (40 - n) end
     from generate_series(1, 40) n`,
    [now],
  );
  const label = (by: string) => `
    select pg_temp.named('seed mail ' || o.mail_n), o.event_id, ${by}, pg_temp.named('seed session ' || 1 + o.n / 20 % 40), s.reading,
      o.n % 5 <> 0, 20 + o.n % 100, 'session', 'submitted', o.at, least($1::timestamptz, o.at + interval '2 days'),
      least($1::timestamptz, o.at + interval '2 days')
    from seed_open o join seed_mails m on m.n = o.mail_n join seed_samples s on s.n = m.sample`;
  const columns = `insert into labels (message_id, event_id, labeler_id, session_id, reading, prefilled, seconds, origin, state,
    created_at, updated_at, submitted_at)`;
  const trainer = (place: string) =>
    `(select id from seed_trainers where place = (${place}) % (select count(*) from seed_trainers))`;
  await client.query(`${columns} ${label(trainer('o.n / 20'))} where o.n % 20 = 4`, [now]);
  await client.query(`${columns} ${label(trainer('o.n / 20 + 1'))} where o.n % 100 = 4`, [now]);
  await client.query(
    `insert into labeling_items (session_id, message_id, labeler_id, position, stratum, blind, hidden, started_at, seconds, done_at)
     select session_id, message_id, labeler_id, row_number() over (partition by session_id, labeler_id order by created_at, id) - 1,
       'random', false, not prefilled, created_at, seconds, submitted_at from labels on conflict do nothing`,
  );
  await client.query(
    `with said as (
       insert into adjudications (message_id, adjudicator_id, reading, reason_code, at)
       select pg_temp.named('seed mail ' || o.mail_n), ${trainer('o.n / 20 + 2')}, s.reading, 'slip', least($1::timestamptz, o.at + interval '3 days')
       from seed_open o join seed_mails m on m.n = o.mail_n join seed_samples s on s.n = m.sample
       where o.n % 1000 = 4 returning *),
     older as (update labels set state = 'superseded' where message_id in (select message_id from said) returning message_id, event_id)
     insert into labels (message_id, event_id, labeler_id, adjudication_id, reading, prefilled, origin, state, created_at,
       updated_at, submitted_at)
     select message_id, (select event_id from older where older.message_id = said.message_id limit 1), adjudicator_id, id, reading,
       false, 'adjudication', 'gold', at, at, at from said`,
    [now],
  );
  // What nobody disputed is gold where its session was closed; two sessions agreed too little, and wait for a third person.
  await client.query(
    `update labels l set state = case when l.id = f.id then 'gold' else 'superseded' end
     from (select distinct on (message_id) id, message_id from labels order by message_id, id) f, labeling_sessions s
     where f.message_id = l.message_id and l.state = 'submitted' and s.id = l.session_id and s.state = 'closed'
       and s.name not in ('Week 38', 'Week 39')`,
  );
}

async function plantRest(client: ClientBase, now: Date): Promise<void> {
  await client.query(
    `insert into audit_log (at, actor, user_id, action, subject, reason)
     select at + interval '5 minutes', (select id from seed_trainers where place = n % (select count(*) from seed_trainers))::text,
       owner_id, 'content.seen', 'loop:' || loop_id, 'queue: policy'
     from seed_open where n % 2 = 0`,
  );
  await client.query(
    `insert into audit_log (at, actor, user_id, action, subject)
     select created_at, id::text, id, 'session.opened', id::text from seed_people`,
  );
  await client.query(
    `insert into invites (code, uses, used, created_at, expires_at)
     select upper(substr(md5('seed invite ' || n), 1, 8)), 1 + n % 5, n % 2, $1::timestamptz - interval '1 day' * (n % 90),
       $1::timestamptz + interval '1 day' * (14 - n % 90)
     from generate_series(1, 1000) n`,
    [now],
  );
  await client.query(
    `insert into coupons (code, kind, value, duration, max, used, created_at)
     select 'SEED-' || n, 'percent', 1 + n % 50, 'once', 100, n % 100, $1::timestamptz - interval '1 day' * (n % 300)
     from generate_series(1, 300) n`,
    [now],
  );
  await client.query(
    `with told as (
       insert into briefings (user_id, local_date, kind, items, html, text, sent_at)
       select p.id, ($1::timestamptz - interval '1 day' * d)::date, 'daily', '[]', '<p>Two meetings.</p>', 'Two meetings.',
         $1::timestamptz - interval '1 day' * d
       from seed_people p, generate_series(1, 60) d where p.n % 4 = 0 and p.created_at < $1::timestamptz - interval '1 day' * d
       returning id, user_id, sent_at)
     insert into briefing_clicks (briefing_id, user_id, by, at)
     select id, user_id, 'click', sent_at + interval '1 hour' from told where hashtext(id::text) % 3 = 0`,
    [now],
  );
}
