CREATE TABLE "billing_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"team_id" uuid,
	"customer_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_accounts_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "billing_accounts_team_id_unique" UNIQUE("team_id"),
	CONSTRAINT "billing_accounts_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "billing_accounts_of_one" CHECK (num_nonnulls("billing_accounts"."user_id", "billing_accounts"."team_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "billing_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "billing_mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "book_comparisons" (
	"day" text PRIMARY KEY NOT NULL,
	"finished_at" timestamp with time zone,
	"compared" integer DEFAULT 0 NOT NULL,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"reason" text,
	"words" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" text,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"price" text NOT NULL,
	"seats" integer NOT NULL,
	"coupon" text,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkouts_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "checkouts_seats" CHECK ("checkouts"."seats" >= 1)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"subscription_id" text,
	"number" text,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"amount_due" integer NOT NULL,
	"amount_paid" integer NOT NULL,
	"amount_refunded" integer DEFAULT 0 NOT NULL,
	"hosted_url" text,
	"pdf_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"as_of" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_currency" CHECK ("invoices"."currency" ~ '^[a-z]{3}$'),
	CONSTRAINT "invoices_paid" CHECK ("invoices"."amount_paid" >= 0 and "invoices"."amount_refunded" between 0 and "invoices"."amount_paid")
);
--> statement-breakpoint
CREATE TABLE "payment_cards" (
	"account_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "payment_cards_account_id_fingerprint_pk" PRIMARY KEY("account_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"price" text NOT NULL,
	"interval" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"seats" integer NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancel_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"paused_until" timestamp with time zone,
	"paid_until" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"as_of" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_seats" CHECK ("subscriptions"."seats" >= 1),
	CONSTRAINT "subscriptions_amount" CHECK ("subscriptions"."amount" >= 0 and "subscriptions"."currency" ~ '^[a-z]{3}$'),
	CONSTRAINT "subscriptions_period" CHECK ("subscriptions"."period_start" <= "subscriptions"."period_end"),
	CONSTRAINT "subscriptions_past_due" CHECK ("subscriptions"."status" <> 'past_due' or "subscriptions"."past_due_since" is not null)
);
--> statement-breakpoint
CREATE TABLE "vendor_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text,
	"customer_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"checkout_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_redemptions_state" CHECK ("coupon_redemptions"."state" in ('reserved', 'used', 'released'))
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"currency" text,
	"duration" text NOT NULL,
	"months" integer,
	"plans" text[] DEFAULT '{}' NOT NULL,
	"max" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"off_at" timestamp with time zone,
	"vendor_coupon_id" text,
	"vendor_promotion_id" text,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_vendor_coupon_id_unique" UNIQUE("vendor_coupon_id"),
	CONSTRAINT "coupons_vendor_promotion_id_unique" UNIQUE("vendor_promotion_id"),
	CONSTRAINT "coupons_code" CHECK ("coupons"."code" ~ '^[A-Z0-9_-]{3,40}$'),
	CONSTRAINT "coupons_value" CHECK (("coupons"."kind" = 'percent' and "coupons"."value" between 1 and 100) or ("coupons"."kind" = 'amount' and "coupons"."value" > 0) or ("coupons"."kind" = 'trial_days' and "coupons"."value" between 1 and 730)),
	CONSTRAINT "coupons_currency" CHECK (("coupons"."kind" = 'amount') = ("coupons"."currency" is not null) and "coupons"."currency" ~ '^[a-z]{3}$'),
	CONSTRAINT "coupons_months" CHECK (("coupons"."duration" = 'repeating') = ("coupons"."months" is not null) and "coupons"."months" > 0),
	CONSTRAINT "coupons_used_within_max" CHECK ("coupons"."used" >= 0 and "coupons"."used" <= "coupons"."max")
);
--> statement-breakpoint
CREATE TABLE "billing_plans" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"rank" integer NOT NULL,
	"per_seat" boolean DEFAULT false NOT NULL,
	"offered" boolean DEFAULT true NOT NULL,
	CONSTRAINT "billing_plans_rank_unique" UNIQUE("rank")
);
--> statement-breakpoint
CREATE TABLE "features" (
	"key" text PRIMARY KEY NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_features" (
	"plan" text NOT NULL,
	"feature" text NOT NULL,
	"most" integer,
	"fair_use" boolean DEFAULT false NOT NULL,
	CONSTRAINT "plan_features_plan_feature_pk" PRIMARY KEY("plan","feature"),
	CONSTRAINT "plan_features_most" CHECK ("plan_features"."most" >= 0 and (not "plan_features"."fair_use" or "plan_features"."most" is not null))
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lookup_key" text NOT NULL,
	"plan" text NOT NULL,
	"interval" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"reduced_from" integer,
	"reduced_percent" integer,
	"offer" text DEFAULT 'current' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prices_lookup_key_unique" UNIQUE("lookup_key"),
	CONSTRAINT "prices_amount" CHECK ("prices"."amount" >= 0),
	CONSTRAINT "prices_currency" CHECK ("prices"."currency" ~ '^[a-z]{3}$'),
	CONSTRAINT "prices_interval" CHECK ("prices"."interval" in ('month', 'year')),
	CONSTRAINT "prices_reduction" CHECK (("prices"."reduced_from" is null) = ("prices"."reduced_percent" is null) and ("prices"."reduced_from" is null or ("prices"."reduced_from" > 1 and "prices"."reduced_percent" between 1 and 100)))
);
--> statement-breakpoint
CREATE TABLE "referral_clicks" (
	"code" text NOT NULL,
	"day" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "referral_clicks_code_day_pk" PRIMARY KEY("code","day")
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_codes_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "referral_credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"referral_id" uuid,
	"year" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"vendor_entry_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "referral_credits_referral_id_unique" UNIQUE("referral_id"),
	CONSTRAINT "referral_credits_vendor_entry_id_unique" UNIQUE("vendor_entry_id"),
	CONSTRAINT "referral_credits_twelve" CHECK ("referral_credits"."ordinal" between 1 and 12),
	CONSTRAINT "referral_credits_amount" CHECK ("referral_credits"."amount" > 0 and "referral_credits"."currency" ~ '^[a-z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"referrer_id" uuid NOT NULL,
	"referred_id" uuid NOT NULL,
	"state" text NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL,
	"trialing_at" timestamp with time zone,
	"invoice_id" text,
	"qualified_at" timestamp with time zone,
	"credited_at" timestamp with time zone,
	"void_reason" text,
	CONSTRAINT "referrals_referred_id_unique" UNIQUE("referred_id"),
	CONSTRAINT "referrals_invoice_id_unique" UNIQUE("invoice_id"),
	CONSTRAINT "referrals_not_self" CHECK ("referrals"."referrer_id" <> "referrals"."referred_id"),
	CONSTRAINT "referrals_state" CHECK ("referrals"."state" in ('signed_up', 'trialing', 'qualified', 'credited', 'void') and ("referrals"."state" = 'void') = ("referrals"."void_reason" is not null) and ("referrals"."state" <> 'qualified' or "referrals"."qualified_at" is not null) and ("referrals"."state" <> 'credited' or "referrals"."credited_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "team_invites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"invited_by" uuid,
	"accepted_by" uuid,
	"seat_amount" integer,
	"currency" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "team_invites_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "team_invites_state" CHECK ("team_invites"."state" in ('sent', 'accepted', 'declined', 'revoked')),
	CONSTRAINT "team_invites_amount" CHECK (("team_invites"."seat_amount" is null) = ("team_invites"."currency" is null) and "team_invites"."seat_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"seat" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_members_team_id_user_id_pk" PRIMARY KEY("team_id","user_id"),
	CONSTRAINT "team_members_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "team_members_role" CHECK ("team_members"."role" in ('owner', 'admin', 'member'))
);
--> statement-breakpoint
CREATE TABLE "team_seats" (
	"team_id" uuid NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "team_seats_team_id_number_pk" PRIMARY KEY("team_id","number"),
	CONSTRAINT "team_seats_number" CHECK ("team_seats"."number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"domain" text,
	"domain_join" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "teams_domain" CHECK (not "teams"."domain_join" or "teams"."domain" is not null)
);
--> statement-breakpoint
CREATE TABLE "pro_trial_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"minted_by" uuid,
	"slot" integer,
	"email" text,
	"accepted_by" uuid,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "pro_trial_codes_three" CHECK ("pro_trial_codes"."slot" between 1 and 3),
	CONSTRAINT "pro_trial_codes_not_own" CHECK ("pro_trial_codes"."accepted_by" <> "pro_trial_codes"."minted_by"),
	CONSTRAINT "pro_trial_codes_accepted" CHECK ("pro_trial_codes"."accepted_by" is null or "pro_trial_codes"."accepted_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "trial_mailboxes" (
	"kind" text NOT NULL,
	"address_hash" text NOT NULL,
	"user_id" uuid,
	CONSTRAINT "trial_mailboxes_kind_address_hash_pk" PRIMARY KEY("kind","address_hash")
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"plan" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end" text,
	CONSTRAINT "trials_span" CHECK ("trials"."started_at" < "trials"."ends_at"),
	CONSTRAINT "trials_end" CHECK (("trials"."ended_at" is null) = ("trials"."end" is null)),
	CONSTRAINT "trials_kind" CHECK ("trials"."kind" in ('free', 'pro', 'invite', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_mails" ADD CONSTRAINT "billing_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_cards" ADD CONSTRAINT "payment_cards_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_billing_plans_key_fk" FOREIGN KEY ("plan") REFERENCES "public"."billing_plans"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_features" ADD CONSTRAINT "plan_features_plan_billing_plans_key_fk" FOREIGN KEY ("plan") REFERENCES "public"."billing_plans"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_features" ADD CONSTRAINT "plan_features_feature_features_key_fk" FOREIGN KEY ("feature") REFERENCES "public"."features"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_plan_billing_plans_key_fk" FOREIGN KEY ("plan") REFERENCES "public"."billing_plans"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_clicks" ADD CONSTRAINT "referral_clicks_code_referral_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."referral_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_credits" ADD CONSTRAINT "referral_credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_credits" ADD CONSTRAINT "referral_credits_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referred_id_users_id_fk" FOREIGN KEY ("referred_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_seat_of_team" FOREIGN KEY ("team_id","seat") REFERENCES "public"."team_seats"("team_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_seats" ADD CONSTRAINT "team_seats_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_trial_codes" ADD CONSTRAINT "pro_trial_codes_minted_by_users_id_fk" FOREIGN KEY ("minted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_trial_codes" ADD CONSTRAINT "pro_trial_codes_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_mailboxes" ADD CONSTRAINT "trial_mailboxes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_plan_billing_plans_key_fk" FOREIGN KEY ("plan") REFERENCES "public"."billing_plans"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_mails_due" ON "billing_mails" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "billing_mails_user" ON "billing_mails" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_open" ON "checkouts" USING btree ("account_id") WHERE "checkouts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "invoices_account" ON "invoices" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_cards_fingerprint" ON "payment_cards" USING btree ("fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_alive" ON "subscriptions" USING btree ("account_id") WHERE "subscriptions"."status" in ('trialing', 'active', 'past_due', 'unpaid', 'paused');--> statement-breakpoint
CREATE INDEX "vendor_events_due" ON "vendor_events" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_redemptions_once" ON "coupon_redemptions" USING btree ("code","account_id") WHERE "coupon_redemptions"."state" <> 'released';--> statement-breakpoint
CREATE UNIQUE INDEX "prices_one_of_each_offer" ON "prices" USING btree ("plan","interval","currency","offer") WHERE "prices"."offer" <> 'retired';--> statement-breakpoint
CREATE UNIQUE INDEX "referral_credits_ordinal" ON "referral_credits" USING btree ("user_id","year","ordinal");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","signed_up_at");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invites_one_open" ON "team_invites" USING btree ("team_id","email") WHERE "team_invites"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "team_invites_email" ON "team_invites" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_seat" ON "team_members" USING btree ("team_id","seat");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_one_of_a_domain" ON "teams" USING btree ("domain") WHERE "teams"."domain_join";--> statement-breakpoint
CREATE UNIQUE INDEX "pro_trial_codes_slot" ON "pro_trial_codes" USING btree ("minted_by","slot");--> statement-breakpoint
CREATE UNIQUE INDEX "pro_trial_codes_one_accepted" ON "pro_trial_codes" USING btree ("accepted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "trials_one_of_a_kind" ON "trials" USING btree ("user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "trials_one_running" ON "trials" USING btree ("user_id") WHERE "trials"."ended_at" is null;--> statement-breakpoint
-- Nothing was ever given with an invite before there were plans.
UPDATE "invites" SET "plan" = NULL, "trial_days" = NULL;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_plan_billing_plans_key_fk" FOREIGN KEY ("plan") REFERENCES "public"."billing_plans"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_trial" CHECK (("invites"."plan" is null) = ("invites"."trial_days" is null) and "invites"."trial_days" between 1 and 730);--> statement-breakpoint
-- What is on offer where nobody has edited it: spec of the product. Called for every new or emptied database.
CREATE FUNCTION seed_plans() RETURNS void LANGUAGE sql AS $$
  INSERT INTO billing_plans (key, name, rank, per_seat) VALUES
    ('free', 'Free', 0, false), ('basic', 'Basic', 1, false), ('pro', 'Pro', 2, false), ('team', 'Team', 3, true);
  INSERT INTO prices (lookup_key, plan, "interval", currency, amount, reduced_from, reduced_percent) VALUES
    ('basic_monthly', 'basic', 'month', 'usd', 2400, NULL, NULL),
    ('basic_annual', 'basic', 'year', 'usd', 22800, NULL, NULL),
    ('pro_monthly', 'pro', 'month', 'usd', 7900, NULL, NULL),
    ('pro_annual', 'pro', 'year', 'usd', 70800, NULL, NULL),
    ('team_monthly', 'team', 'month', 'usd', 7900, 5, 15),
    ('team_annual', 'team', 'year', 'usd', 70800, 5, 15);
  INSERT INTO features (key, rank) VALUES
    ('booking_link', 1), ('polls', 2), ('loops', 3), ('calendar_accounts', 4), ('group_size', 5), ('briefing', 6),
    ('personas', 7), ('delegates', 8), ('sms', 9), ('priority', 10);
  INSERT INTO plan_features (plan, feature, most, fair_use)
    SELECT plan, feature, NULL, false FROM (VALUES ('free'), ('basic'), ('pro'), ('team')) AS p (plan),
      (VALUES ('booking_link'), ('polls')) AS f (feature);
  INSERT INTO plan_features (plan, feature, most, fair_use) VALUES
    ('free', 'loops', 3, false), ('basic', 'loops', 150, true), ('pro', 'loops', 150, true), ('team', 'loops', 150, true),
    ('free', 'calendar_accounts', 1, false), ('basic', 'calendar_accounts', 2, false),
    ('pro', 'calendar_accounts', NULL, false), ('team', 'calendar_accounts', NULL, false),
    ('free', 'group_size', 4, false), ('basic', 'group_size', 4, false),
    ('pro', 'group_size', NULL, false), ('team', 'group_size', NULL, false),
    ('basic', 'briefing', NULL, false), ('pro', 'briefing', NULL, false), ('team', 'briefing', NULL, false);
  INSERT INTO plan_features (plan, feature, most, fair_use)
    SELECT plan, feature, NULL, false FROM (VALUES ('pro'), ('team')) AS p (plan),
      (VALUES ('personas'), ('delegates'), ('sms'), ('priority')) AS f (feature);
$$;--> statement-breakpoint
SELECT seed_plans();--> statement-breakpoint
-- A team has an owner at the end of every transaction. Whoever takes one away holds the team's row: of two owners who
-- leave at once, the second sees that the first has gone. With its last member the team goes.
CREATE FUNCTION team_keeps_owner() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE team uuid;
BEGIN
  IF TG_TABLE_NAME = 'teams' THEN team := NEW.id; ELSE team := OLD.team_id; END IF;
  PERFORM 1 FROM teams WHERE id = team FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF EXISTS (SELECT 1 FROM team_members WHERE team_id = team AND role = 'owner') THEN RETURN NULL; END IF;
  IF TG_TABLE_NAME <> 'teams' AND NOT EXISTS (SELECT 1 FROM team_members WHERE team_id = team) THEN
    DELETE FROM teams WHERE id = team;
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'A team needs an owner' USING ERRCODE = 'check_violation', CONSTRAINT = 'team_owner', TABLE = 'teams';
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER team_members_owner AFTER DELETE OR UPDATE ON team_members
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION team_keeps_owner();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER teams_owner AFTER INSERT ON teams
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION team_keeps_owner();
