import type { ClientBase } from 'pg';
import { loopSamples, mailSamples } from './samples';

/** Days for which the product keeps what a mail was, unless it is told otherwise (RAW_MAIL_RETENTION_DAYS). */
const RETENTION_DAYS = 90;

/**
 * The mails of the loops, with what was read in them, planned and done, and mails that belong to none, `count` together. Raw
 * bytes are there where the product would still have them.
 */
export async function plantMail(client: ClientBase, count: number, now: Date): Promise<void> {
  await plantSamples(client, now);
  await client.query(
    `create temp table seed_mails as
     select row_number() over (order by l.n, k) as n, l.n as loop_n, k, l.id as loop_id, l.owner_id, l.begun,
       l.begun + (l.last_at - l.begun) * k / l.mails as at, t.turn, t.first + (pg_temp.chance(l.n * 16 + k, 'mail') * t.count)::int
         % t.count as sample,
       case when t.turn = 'request' then l.email else l.guest end as sender
     from seed_loops l, lateral generate_series(0, l.mails - 1) k
     join seed_turns t on t.turn = case when k = 0 then 'request' when k < 3 then 'reply' else 'last' end`,
  );
  await client.query(
    `insert into messages (id, dedupe_key, message_id, raw, size, envelope_from, envelope_to, from_address, subject, received_at,
       auth, level, user_id)
     select pg_temp.named('seed mail ' || m.n), '<' || m.n || '@seed.test>|' || m.sender, '<' || m.n || '@seed.test>',
       case when m.at > $1::timestamptz - interval '1 day' * $2::int then convert_to(concat_ws(E'\\r\\n',
         'From: ' || m.sender, 'To: sunny@sundial.test', 'Subject: ' || l.title, 'Message-ID: <' || m.n || '@seed.test>', '',
         s.text, ''), 'UTF8') end,
       180 + length(s.text), m.sender, '["sunny@sundial.test"]', m.sender, l.title, m.at, '{"dkim":"pass"}', 'A2', m.owner_id
     from seed_mails m join seed_loops l on l.n = m.loop_n join seed_samples s on s.n = m.sample`,
    [now, RETENTION_DAYS],
  );
  await client.query(
    `insert into messages (id, dedupe_key, message_id, size, envelope_from, envelope_to, from_address, subject, received_at,
       auth, level, user_id, silent_reason)
     select pg_temp.named('seed silent ' || g.n), '<s' || g.n || '@seed.test>|news@list.test', '<s' || g.n || '@seed.test>', 300,
       'news@list.test', '["sunny@sundial.test"]', 'news@list.test', 'News', p.created_at + ($2::timestamptz - p.created_at)
       * pg_temp.chance(g.n, 'silent'), '{"dkim":"pass"}', 'A2', p.id, 'A newsletter'
     from generate_series(1, greatest(0, $1::int - (select count(*)::int from seed_mails))) g(n)
     join seed_people p on p.n = 1 + g.n % (select count(*)::int from seed_people)`,
    [count, now],
  );
  await client.query(
    `insert into loop_messages (loop_id, message_id, via)
     select loop_id, pg_temp.named('seed mail ' || n), case k when 0 then 'new' else 'token' end from seed_mails`,
  );
  await plantEvents(client, now);
  await plantPlans(client);
}

async function plantSamples(client: ClientBase, now: Date): Promise<void> {
  const { mails, turns } = mailSamples();
  await client.query(
    `create temp table seed_samples as
     select (row_number() over () - 1)::int as n, value ->> 'text' as text, value -> 'reading' as reading,
       value -> 'context' as context, (value ->> 'risk')::int as risk
     from jsonb_array_elements($1::jsonb)`,
    [JSON.stringify(mails)],
  );
  await client.query(
    `create temp table seed_turns as
     select key as turn, (value ->> 'from')::int as first, (value ->> 'count')::int as count from jsonb_each($1::jsonb)`,
    [JSON.stringify(turns)],
  );
  const { acts } = loopSamples(Math.floor(now.getTime() / 60_000));
  await client.query(
    `create temp table seed_acts as
     select key as act, (ordinality - 1)::int as index, action from jsonb_each($1::jsonb),
       lateral jsonb_array_elements(value) with ordinality as a(action, ordinality)`,
    [JSON.stringify(acts)],
  );
}

/**
 * What happened to each loop in order: its mails, the booking, answers of the owner to every seventh plan (of those one in
 * five is a correction), and for an open one the timer that comes next.
 */
async function plantEvents(client: ClientBase, now: Date): Promise<void> {
  await client.query(
    `create temp table seed_events as
     select row_number() over (order by at, loop_id, kind) + coalesce((select max(id) from loop_events), 0) as id, e.* from (
       select loop_id, at, 'message' as kind, jsonb_build_object('kind', 'message', 'messageRowId', pg_temp.named('seed mail ' || n))
         as payload, n as mail_n, k, sample from seed_mails
       union all
       select l.id, booked_at, 'booked', b.payload, null, l.mails, null from seed_loops l, seed_booked b where booked_at is not null
       union all
       select loop_id, at + interval '20 minutes', 'decision', jsonb_build_object('kind', 'decision', 'decisionId', 'approve-' || k,
         'approve', pg_temp.chance(n, 'corrected') >= 0.1, 'answer', null, 'by', owner_id)
         || case when pg_temp.chance(n, 'corrected') between 0.1 and 0.2 then '{"edit":{"durationMin":45}}' else '{}'::jsonb end,
         null, null, null
       from seed_mails where n % 7 = 0 and at < $1::timestamptz - interval '1 day') e`,
    [now],
  );
  await client.query(
    `insert into loop_events (id, loop_id, kind, payload, dedupe_key, due_at, state, reading, reading_context, created_at, handled_at)
     select e.id, loop_id, kind, payload, 'seed ' || e.id, at, 'done', s.reading,
       case when at > $1::timestamptz - interval '1 day' * $2::int then s.context end, at, at
     from seed_events e left join seed_samples s on s.n = e.sample`,
    [now, RETENTION_DAYS],
  );
  await client.query(`select setval(pg_get_serial_sequence('loop_events', 'id'), (select max(id) from loop_events))`);
  await client.query(
    `insert into loop_events (loop_id, kind, payload, dedupe_key, due_at, loop_version, created_at)
     select id, 'timer', '{"kind":"timer","timer":"follow_up"}', 'seed timer ' || id,
       $1::timestamptz + interval '10 days' * (0.2 + pg_temp.chance(n, 'timer')), mails, last_at
     from seed_loops where phase <> 'CLOSED'`,
    [now],
  );
}

/** A plan for each mail and booking, with its actions; of the latest mails of an owner one in thirty waits for a yes. */
async function plantPlans(client: ClientBase): Promise<void> {
  await client.query(
    `create temp table seed_plans as
     select e.id as event_id, pg_temp.named('seed plan ' || e.id) as id, e.loop_id, e.k + 1 as version, e.at, e.kind, m.owner_id,
       coalesce(s.risk, 2) as risk,
       case when e.kind = 'booked' then 'confirm' when m.turn = 'request' then 'offer' when m.turn = 'reply' then
         case when m.k = 2 then 'book' else 'offer' end end as act,
       coalesce(m.n % 7 = 0, false) as reviewed
     from seed_events e left join seed_mails m on m.n = e.mail_n left join seed_samples s on s.n = e.sample
     where e.kind in ('message', 'booked')`,
  );
  await client.query(
    `insert into plans (id, loop_id, version, event_id, digest, risk, review, reasons, state, created_at, decided_by, decided_at)
     select id, loop_id, version, event_id, md5(id::text), risk, case when reviewed then 'owner' else 'none' end, '["seed"]',
       case when reviewed and pg_temp.chance(event_id, 'plan') < 0.1 then 'rejected' else 'done' end, at,
       case when reviewed then owner_id::text end, case when reviewed then at + interval '20 minutes' end
     from seed_plans`,
  );
  await client.query(
    `insert into plan_actions (plan_id, index, action, state, at)
     select p.id, a.index, a.action, 'done', p.at from seed_plans p join seed_acts a on a.act = p.act`,
  );
  await client.query(
    `insert into outgoing_mails (id, loop_id, loop_version, action_index, recipient, message_id, envelope_from, raw, template,
       subject, text, state, attempts, next_attempt_at, created_at, sent_at)
     select pg_temp.named('seed sent ' || p.event_id || a.index), p.loop_id, p.version, a.index, l.guest,
       '<out' || p.event_id || '.' || a.index || '@sundial.test>', 'sunny@sundial.test', ''::bytea, a.action ->> 'template', l.title,
       'Hello, here are some times.', 'sent', 1, p.at, p.at, p.at
     from seed_plans p join seed_acts a on a.act = p.act and a.action ->> 'kind' = 'send' join seed_loops l on l.id = p.loop_id`,
  );
}
