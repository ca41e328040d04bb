CREATE TABLE "text_budgets" (
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"currency" text NOT NULL,
	"most" bigint NOT NULL,
	"reserved" bigint NOT NULL,
	CONSTRAINT "text_budgets_user_id_month_currency_pk" PRIMARY KEY("user_id","month","currency"),
	CONSTRAINT "text_budgets_month" CHECK ("text_budgets"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$' and "text_budgets"."currency" ~ '^[a-z]{3}$'),
	CONSTRAINT "text_budgets_most" CHECK ("text_budgets"."reserved" between 0 and "text_budgets"."most")
);
--> statement-breakpoint
CREATE TABLE "text_numbers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"line_id" uuid,
	"code_hash" text,
	"code_until" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"verified_at" timestamp with time zone,
	"agreed_to" text,
	"kinds" text[] NOT NULL,
	"quiet_from" integer NOT NULL,
	"quiet_until" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_numbers_number" CHECK ("text_numbers"."number" ~ '^\+[1-9][0-9]{6,14}$'),
	CONSTRAINT "text_numbers_agreed" CHECK (("text_numbers"."verified_at" is null) = ("text_numbers"."agreed_to" is null)),
	CONSTRAINT "text_numbers_kinds" CHECK ("text_numbers"."kinds" <@ array['decision', 'vip', 'late', 'first']),
	CONSTRAINT "text_numbers_quiet" CHECK ("text_numbers"."quiet_from" between 0 and 1439 and "text_numbers"."quiet_until" between 0 and 1439 and "text_numbers"."code_tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "text_stops" (
	"number" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "texts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"line_id" uuid,
	"peer" text NOT NULL,
	"direction" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"about" text,
	"asks" jsonb,
	"answered_at" timestamp with time zone,
	"state" text NOT NULL,
	"due_at" timestamp with time zone,
	"until" timestamp with time zone,
	"begun_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"vendor_id" text,
	"problem" text,
	"segments" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"cost" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "texts_about_unique" UNIQUE("about"),
	CONSTRAINT "texts_vendor_id_unique" UNIQUE("vendor_id"),
	CONSTRAINT "texts_direction" CHECK ("texts"."direction" in ('in', 'out') and ("texts"."direction" = 'in') = ("texts"."state" = 'received')),
	CONSTRAINT "texts_kind" CHECK ("texts"."kind" in ('decision', 'vip', 'late', 'first', 'code', 'reply', 'answer')),
	CONSTRAINT "texts_state" CHECK ("texts"."state" in ('queued', 'sending', 'sent', 'delivered', 'failed', 'expired', 'unknown', 'received')),
	CONSTRAINT "texts_begun" CHECK ("texts"."state" <> 'sending' or "texts"."begun_at" is not null),
	CONSTRAINT "texts_cost" CHECK ("texts"."reserved" >= 0 and "texts"."cost" >= 0 and "texts"."segments" >= 0)
);
--> statement-breakpoint
ALTER TABLE "phone_line_spend" DROP CONSTRAINT "phone_line_spend_amount";--> statement-breakpoint
ALTER TABLE "phone_line_spend" RENAME COLUMN "amount" TO "micros";--> statement-breakpoint
ALTER TABLE "phone_line_spend" ALTER COLUMN "micros" SET DATA TYPE bigint;--> statement-breakpoint
UPDATE "phone_line_spend" SET "micros" = "micros" * 10000;--> statement-breakpoint
ALTER TABLE "text_budgets" ADD CONSTRAINT "text_budgets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_numbers" ADD CONSTRAINT "text_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_numbers" ADD CONSTRAINT "text_numbers_line_id_phone_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."phone_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_line_id_phone_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."phone_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "text_numbers_verified" ON "text_numbers" USING btree ("number") WHERE "text_numbers"."verified_at" is not null;--> statement-breakpoint
CREATE INDEX "text_numbers_line" ON "text_numbers" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "texts_user" ON "texts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "texts_line" ON "texts" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "texts_due" ON "texts" USING btree ("due_at") WHERE "texts"."due_at" is not null;--> statement-breakpoint
ALTER TABLE "phone_line_spend" ADD CONSTRAINT "phone_line_spend_amount" CHECK ("phone_line_spend"."micros" >= 0 and "phone_line_spend"."currency" ~ '^[a-z]{3}$');