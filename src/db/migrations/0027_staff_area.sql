CREATE TABLE "trainer_audit_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"audit_id" uuid NOT NULL,
	"label_id" uuid,
	"queue_item_id" uuid,
	"plan_review_id" uuid,
	"review_id" uuid,
	"verdict" text,
	"severity" text,
	"second_label" jsonb,
	"judged_at" timestamp with time zone,
	CONSTRAINT "trainer_audit_items_subject" CHECK (num_nonnulls("trainer_audit_items"."label_id", "trainer_audit_items"."queue_item_id", "trainer_audit_items"."plan_review_id", "trainer_audit_items"."review_id") = 1),
	CONSTRAINT "trainer_audit_items_verdict" CHECK ("trainer_audit_items"."verdict" in ('right', 'wrong') and "trainer_audit_items"."severity" in ('critical', 'major', 'minor', 'none') and ("trainer_audit_items"."verdict" is null) = ("trainer_audit_items"."severity" is null) and ("trainer_audit_items"."verdict" is null) = ("trainer_audit_items"."judged_at" is null) and ("trainer_audit_items"."verdict" <> 'right' or "trainer_audit_items"."severity" = 'none') and ("trainer_audit_items"."verdict" <> 'wrong' or "trainer_audit_items"."severity" <> 'none'))
);
--> statement-breakpoint
CREATE TABLE "trainer_audits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"trainer_id" uuid NOT NULL,
	"auditor_id" uuid,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"state" text DEFAULT 'sampling' NOT NULL,
	"figures" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"text" text,
	"text_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"signed_by" uuid,
	"signed_at" timestamp with time zone,
	CONSTRAINT "trainer_audits_span" CHECK ("trainer_audits"."from_day" < "trainer_audits"."to_day"),
	CONSTRAINT "trainer_audits_not_own" CHECK ("trainer_audits"."auditor_id" <> "trainer_audits"."trainer_id" and "trainer_audits"."signed_by" <> "trainer_audits"."trainer_id"),
	CONSTRAINT "trainer_audits_state" CHECK ("trainer_audits"."state" in ('sampling', 'judged', 'signed') and ("trainer_audits"."state" = 'signed') = ("trainer_audits"."signed_at" is not null) and ("trainer_audits"."state" <> 'signed' or "trainer_audits"."text" is not null)),
	CONSTRAINT "trainer_audits_text" CHECK ("trainer_audits"."text_by" in ('template', 'model', 'person') and ("trainer_audits"."text" is null) = ("trainer_audits"."text_by" is null))
);
--> statement-breakpoint
CREATE TABLE "briefing_clicks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"briefing_id" uuid NOT NULL,
	"item" integer,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "briefing_clicks_by" CHECK ("briefing_clicks"."by" in ('click', 'answer'))
);
--> statement-breakpoint
CREATE TABLE "briefings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"local_date" date NOT NULL,
	"kind" text NOT NULL,
	"items" jsonb NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	CONSTRAINT "briefings_kind" CHECK ("briefings"."kind" in ('daily', 'week'))
);
--> statement-breakpoint
CREATE TABLE "adjudications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"adjudicator_id" uuid,
	"reading" jsonb NOT NULL,
	"reason_code" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "adjudications_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "adjudications_reason" CHECK ("adjudications"."reason_code" in ('guideline_gap', 'slip', 'ambiguous'))
);
--> statement-breakpoint
CREATE TABLE "label_versions" (
	"label_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"reading" jsonb NOT NULL,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "label_versions_label_id_version_pk" PRIMARY KEY("label_id","version")
);
--> statement-breakpoint
CREATE TABLE "labeling_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"labeler_id" uuid,
	"position" integer NOT NULL,
	"stratum" text NOT NULL,
	"blind" boolean NOT NULL,
	"hidden" boolean NOT NULL,
	"started_at" timestamp with time zone,
	"seconds" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "labeling_items_stratum" CHECK ("labeling_items"."stratum" in ('uncertain', 'random', 'new_kinds')),
	CONSTRAINT "labeling_items_seconds" CHECK ("labeling_items"."seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "labeling_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"rule" jsonb NOT NULL,
	"size" integer NOT NULL,
	"overlap" integer NOT NULL,
	"seed" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "labeling_sessions_size" CHECK ("labeling_sessions"."size" between 1 and 10000),
	CONSTRAINT "labeling_sessions_overlap" CHECK ("labeling_sessions"."overlap" between 0 and 100),
	CONSTRAINT "labeling_sessions_state" CHECK ("labeling_sessions"."state" in ('open', 'closed') and ("labeling_sessions"."state" = 'closed') = ("labeling_sessions"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"event_id" bigint,
	"labeler_id" uuid,
	"session_id" uuid,
	"adjudication_id" uuid,
	"reading" jsonb NOT NULL,
	"prefilled" boolean NOT NULL,
	"prefill" jsonb,
	"seconds" integer DEFAULT 0 NOT NULL,
	"origin" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "labels_state" CHECK ("labels"."state" in ('draft', 'submitted', 'gold', 'superseded')),
	CONSTRAINT "labels_submitted" CHECK ("labels"."state" in ('draft', 'superseded') or "labels"."submitted_at" is not null),
	CONSTRAINT "labels_origin" CHECK ("labels"."origin" in ('session', 'single', 'review', 'queue', 'adjudication')),
	CONSTRAINT "labels_adjudication" CHECK (("labels"."origin" = 'adjudication') = ("labels"."adjudication_id" is not null)),
	CONSTRAINT "labels_seconds" CHECK ("labels"."seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "phone_line_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line_id" uuid NOT NULL,
	"user_id" uuid,
	"peer" text NOT NULL,
	"direction" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_line_log_direction" CHECK ("phone_line_log"."direction" in ('in', 'out')),
	CONSTRAINT "phone_line_log_kind" CHECK ("phone_line_log"."kind" in ('opt_in', 'stop', 'help', 'start'))
);
--> statement-breakpoint
CREATE TABLE "phone_line_spend" (
	"line_id" uuid NOT NULL,
	"month" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "phone_line_spend_line_id_month_currency_pk" PRIMARY KEY("line_id","month","currency"),
	CONSTRAINT "phone_line_spend_month" CHECK ("phone_line_spend"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "phone_line_spend_amount" CHECK ("phone_line_spend"."amount" >= 0 and "phone_line_spend"."currency" ~ '^[a-z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "phone_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"capabilities" text[] NOT NULL,
	"pool" boolean DEFAULT false NOT NULL,
	"user_id" uuid,
	"state" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "phone_lines_number_unique" UNIQUE("number"),
	CONSTRAINT "phone_lines_number" CHECK ("phone_lines"."number" ~ '^\+[1-9][0-9]{6,14}$'),
	CONSTRAINT "phone_lines_capabilities" CHECK ("phone_lines"."capabilities" <@ array['sms', 'mms', 'voice'] and cardinality("phone_lines"."capabilities") > 0),
	CONSTRAINT "phone_lines_whose" CHECK (not ("phone_lines"."pool" and "phone_lines"."user_id" is not null)),
	CONSTRAINT "phone_lines_state" CHECK ("phone_lines"."state" in ('active', 'paused', 'released') and ("phone_lines"."state" = 'released') = ("phone_lines"."released_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "plan_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" uuid NOT NULL,
	"loop_id" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"cause" text,
	"patch" jsonb,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_reviews_plan_id_unique" UNIQUE("plan_id"),
	CONSTRAINT "plan_reviews_decision" CHECK ("plan_reviews"."decision" in ('approve', 'reject', 'edit')),
	CONSTRAINT "plan_reviews_cause" CHECK ("plan_reviews"."cause" in ('misread', 'wrong_policy', 'tone', 'unneeded')),
	CONSTRAINT "plan_reviews_reject" CHECK ("plan_reviews"."decision" <> 'reject' or "plan_reviews"."cause" is not null)
);
--> statement-breakpoint
CREATE TABLE "queue_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"loop_id" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"plan_version" integer,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"lease_holder" uuid,
	"lease_until" timestamp with time zone,
	"alarmed_at" timestamp with time zone,
	"action" text,
	"text" text,
	"patch" jsonb,
	"resolved_by" uuid,
	"resolved_at" timestamp with time zone,
	"handled_seconds" integer,
	CONSTRAINT "queue_items_reason" CHECK ("queue_items"."reason" in ('low_confidence', 'policy', 'complaint', 'contradiction', 'send_failed', 'owner_asked')),
	CONSTRAINT "queue_items_lease" CHECK ("queue_items"."lease_holder" is null or "queue_items"."lease_until" is not null),
	CONSTRAINT "queue_items_state" CHECK (("queue_items"."state" = 'open' and "queue_items"."resolved_at" is null and "queue_items"."action" is null) or ("queue_items"."state" = 'resolved' and "queue_items"."resolved_at" is not null and "queue_items"."action" is not null)),
	CONSTRAINT "queue_items_action" CHECK ("queue_items"."action" in ('approve', 'edit_plan', 'edit_text', 'ask_owner', 'take_over', 'silence', 'obsolete'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"loop_id" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"mail_id" uuid,
	"plan_id" uuid,
	"origin" text NOT NULL,
	"note" text,
	"sampled_at" timestamp with time zone NOT NULL,
	"verdict" text,
	"cause" text,
	"by_id" uuid,
	"at" timestamp with time zone,
	CONSTRAINT "reviews_subject" CHECK (num_nonnulls("reviews"."mail_id", "reviews"."plan_id") = 1),
	CONSTRAINT "reviews_origin" CHECK ("reviews"."origin" in ('sample', 'owner')),
	CONSTRAINT "reviews_verdict" CHECK ("reviews"."verdict" in ('right', 'wrong', 'unclear') and ("reviews"."verdict" is null) = ("reviews"."at" is null)),
	CONSTRAINT "reviews_cause" CHECK ("reviews"."cause" in ('misread', 'wrong_policy', 'tone', 'unneeded') and ("reviews"."verdict" is distinct from 'wrong' or "reviews"."cause" is not null) and ("reviews"."verdict" = 'wrong' or "reviews"."cause" is null))
);
--> statement-breakpoint
CREATE TABLE "glass" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"admin_id" uuid,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "glass_reason" CHECK (length(trim("glass"."reason")) >= 3),
	CONSTRAINT "glass_half_an_hour" CHECK ("glass"."ends_at" > "glass"."at" and "glass"."ends_at" <= "glass"."at" + interval '30 minutes'),
	CONSTRAINT "glass_not_own" CHECK ("glass"."admin_id" <> "glass"."owner_id")
);
--> statement-breakpoint
DROP INDEX "audit_log_at";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "view_as_user_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "view_as_reason" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "view_as_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trainer_audit_items" ADD CONSTRAINT "trainer_audit_items_audit_id_trainer_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."trainer_audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_audit_items" ADD CONSTRAINT "trainer_audit_items_label_id_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_audit_items" ADD CONSTRAINT "trainer_audit_items_queue_item_id_queue_items_id_fk" FOREIGN KEY ("queue_item_id") REFERENCES "public"."queue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_audit_items" ADD CONSTRAINT "trainer_audit_items_plan_review_id_plan_reviews_id_fk" FOREIGN KEY ("plan_review_id") REFERENCES "public"."plan_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_audit_items" ADD CONSTRAINT "trainer_audit_items_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_audits" ADD CONSTRAINT "trainer_audits_trainer_id_users_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_audits" ADD CONSTRAINT "trainer_audits_auditor_id_users_id_fk" FOREIGN KEY ("auditor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_audits" ADD CONSTRAINT "trainer_audits_signed_by_users_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefing_clicks" ADD CONSTRAINT "briefing_clicks_briefing_id_briefings_id_fk" FOREIGN KEY ("briefing_id") REFERENCES "public"."briefings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefings" ADD CONSTRAINT "briefings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjudications" ADD CONSTRAINT "adjudications_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjudications" ADD CONSTRAINT "adjudications_adjudicator_id_users_id_fk" FOREIGN KEY ("adjudicator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_versions" ADD CONSTRAINT "label_versions_label_id_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_versions" ADD CONSTRAINT "label_versions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labeling_items" ADD CONSTRAINT "labeling_items_session_id_labeling_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."labeling_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labeling_items" ADD CONSTRAINT "labeling_items_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labeling_items" ADD CONSTRAINT "labeling_items_labeler_id_users_id_fk" FOREIGN KEY ("labeler_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labeling_sessions" ADD CONSTRAINT "labeling_sessions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_event_id_loop_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."loop_events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_labeler_id_users_id_fk" FOREIGN KEY ("labeler_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_session_id_labeling_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."labeling_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_adjudication_id_adjudications_id_fk" FOREIGN KEY ("adjudication_id") REFERENCES "public"."adjudications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_line_log" ADD CONSTRAINT "phone_line_log_line_id_phone_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."phone_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_line_log" ADD CONSTRAINT "phone_line_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_line_spend" ADD CONSTRAINT "phone_line_spend_line_id_phone_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."phone_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_lines" ADD CONSTRAINT "phone_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reviews" ADD CONSTRAINT "plan_reviews_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reviews" ADD CONSTRAINT "plan_reviews_loop_id_loops_id_fk" FOREIGN KEY ("loop_id") REFERENCES "public"."loops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reviews" ADD CONSTRAINT "plan_reviews_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reviews" ADD CONSTRAINT "plan_reviews_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_items" ADD CONSTRAINT "queue_items_loop_id_loops_id_fk" FOREIGN KEY ("loop_id") REFERENCES "public"."loops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_items" ADD CONSTRAINT "queue_items_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_items" ADD CONSTRAINT "queue_items_lease_holder_users_id_fk" FOREIGN KEY ("lease_holder") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_items" ADD CONSTRAINT "queue_items_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_loop_id_loops_id_fk" FOREIGN KEY ("loop_id") REFERENCES "public"."loops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_mail_id_outgoing_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outgoing_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glass" ADD CONSTRAINT "glass_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glass" ADD CONSTRAINT "glass_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trainer_audit_items_label" ON "trainer_audit_items" USING btree ("audit_id","label_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trainer_audit_items_queue" ON "trainer_audit_items" USING btree ("audit_id","queue_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trainer_audit_items_plan_review" ON "trainer_audit_items" USING btree ("audit_id","plan_review_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trainer_audit_items_review" ON "trainer_audit_items" USING btree ("audit_id","review_id");--> statement-breakpoint
CREATE INDEX "trainer_audit_items_audit" ON "trainer_audit_items" USING btree ("audit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trainer_audits_once" ON "trainer_audits" USING btree ("trainer_id","from_day","to_day");--> statement-breakpoint
CREATE INDEX "briefing_clicks_briefing" ON "briefing_clicks" USING btree ("briefing_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "briefings_once" ON "briefings" USING btree ("user_id","local_date","kind");--> statement-breakpoint
CREATE INDEX "briefings_sent" ON "briefings" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "adjudications_by" ON "adjudications" USING btree ("adjudicator_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "labeling_items_once" ON "labeling_items" USING btree ("session_id","message_id","labeler_id");--> statement-breakpoint
CREATE UNIQUE INDEX "labeling_items_position" ON "labeling_items" USING btree ("session_id","labeler_id","position");--> statement-breakpoint
CREATE INDEX "labeling_items_message" ON "labeling_items" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "labeling_items_labeler" ON "labeling_items" USING btree ("labeler_id","done_at");--> statement-breakpoint
CREATE UNIQUE INDEX "labels_one_gold" ON "labels" USING btree ("message_id") WHERE "labels"."state" = 'gold';--> statement-breakpoint
CREATE UNIQUE INDEX "labels_one_alive" ON "labels" USING btree ("message_id","labeler_id") WHERE "labels"."state" in ('draft', 'submitted');--> statement-breakpoint
CREATE INDEX "labels_list" ON "labels" USING btree ("state","updated_at","id");--> statement-breakpoint
CREATE INDEX "labels_labeler" ON "labels" USING btree ("labeler_id","submitted_at");--> statement-breakpoint
CREATE INDEX "labels_session" ON "labels" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "phone_line_log_line" ON "phone_line_log" USING btree ("line_id","at");--> statement-breakpoint
CREATE INDEX "phone_line_log_user" ON "phone_line_log" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "phone_lines_user" ON "phone_lines" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_reviews_by" ON "plan_reviews" USING btree ("by_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "queue_items_one_open" ON "queue_items" USING btree ("loop_id","reason") WHERE "queue_items"."state" = 'open';--> statement-breakpoint
CREATE INDEX "queue_items_due" ON "queue_items" USING btree ("state","due_at","id");--> statement-breakpoint
CREATE INDEX "queue_items_owner" ON "queue_items" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "queue_items_loop" ON "queue_items" USING btree ("loop_id");--> statement-breakpoint
CREATE INDEX "queue_items_resolver" ON "queue_items" USING btree ("resolved_by","resolved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_mail" ON "reviews" USING btree ("mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_plan" ON "reviews" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "reviews_open" ON "reviews" USING btree ("sampled_at","id") WHERE "reviews"."verdict" is null;--> statement-breakpoint
CREATE INDEX "reviews_owner" ON "reviews" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "reviews_by" ON "reviews" USING btree ("by_id","at");--> statement-breakpoint
CREATE INDEX "glass_owner" ON "glass" USING btree ("owner_id","ends_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_view_as_user_id_users_id_fk" FOREIGN KEY ("view_as_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","at");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "loops_created" ON "loops" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "loops_updated" ON "loops" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "loops_phase" ON "loops" USING btree ("phase","updated_at","id");--> statement-breakpoint
CREATE INDEX "messages_received" ON "messages" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_view_as" CHECK ("sessions"."view_as_user_id" is null or ("sessions"."view_as_user_id" <> "sessions"."user_id" and "sessions"."view_as_reason" is not null and "sessions"."view_as_ends_at" is not null));--> statement-breakpoint
-- Somebody administers, at the end of every transaction, while there is anybody. Whoever takes one away holds the lock that
-- modules/identity/commands/set-role takes, too: of the last two who step back at once, the second sees that the first has.
CREATE FUNCTION users_keep_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7203115);
  IF EXISTS (SELECT 1 FROM users WHERE role = 'ADMIN' AND deactivated_at IS NULL) THEN RETURN NULL; END IF;
  IF NOT EXISTS (SELECT 1 FROM users) THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'Somebody has to administer' USING ERRCODE = 'check_violation', CONSTRAINT = 'users_keep_admin', TABLE = 'users';
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_keep_admin AFTER UPDATE OF role, deactivated_at ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.role = 'ADMIN' AND OLD.deactivated_at IS NULL AND (NEW.role <> 'ADMIN' OR NEW.deactivated_at IS NOT NULL))
  EXECUTE FUNCTION users_keep_admin();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_keep_admin_deleted AFTER DELETE ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.role = 'ADMIN' AND OLD.deactivated_at IS NULL)
  EXECUTE FUNCTION users_keep_admin();--> statement-breakpoint
-- Nobody has the last word on a message that they have labelled, in whichever order and however close the two come.
CREATE FUNCTION adjudications_not_own() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('adjudication:' || NEW.message_id, 0));
  IF NOT EXISTS (SELECT 1 FROM labels
    WHERE message_id = NEW.message_id AND labeler_id = NEW.adjudicator_id AND adjudication_id IS NULL) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'Labelled by the same person' USING ERRCODE = 'check_violation', CONSTRAINT = 'adjudications_not_own', TABLE = 'adjudications';
END $$;--> statement-breakpoint
CREATE TRIGGER adjudications_not_own BEFORE INSERT OR UPDATE OF adjudicator_id, message_id ON adjudications
  FOR EACH ROW WHEN (NEW.adjudicator_id IS NOT NULL) EXECUTE FUNCTION adjudications_not_own();--> statement-breakpoint
CREATE FUNCTION labels_not_adjudicated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('adjudication:' || NEW.message_id, 0));
  IF NOT EXISTS (SELECT 1 FROM adjudications
    WHERE message_id = NEW.message_id AND adjudicator_id = NEW.labeler_id) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'Adjudicated by the same person' USING ERRCODE = 'check_violation', CONSTRAINT = 'labels_not_adjudicated', TABLE = 'labels';
END $$;--> statement-breakpoint
CREATE TRIGGER labels_not_adjudicated BEFORE INSERT OR UPDATE OF labeler_id, message_id, adjudication_id ON labels
  FOR EACH ROW WHEN (NEW.labeler_id IS NOT NULL AND NEW.adjudication_id IS NULL) EXECUTE FUNCTION labels_not_adjudicated();
