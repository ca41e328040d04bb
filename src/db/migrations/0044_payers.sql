CREATE TABLE "card_pages" (
	"session_id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_pages_state" CHECK ("card_pages"."state" in ('open', 'saved', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "payer_id" uuid;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "card_id" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "payer_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_pages" ADD CONSTRAINT "card_pages_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_pages" ADD CONSTRAINT "card_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_pages_one_open" ON "card_pages" USING btree ("account_id") WHERE "card_pages"."state" = 'open';--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_accounts_payer" ON "billing_accounts" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "invoices_payer" ON "invoices" USING btree ("payer_id");--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_payer_of_team" CHECK ("billing_accounts"."payer_id" is null or "billing_accounts"."team_id" is not null);--> statement-breakpoint
-- Who has accepted the price pays, as far as they still are in the team; where they are not, its plan ends with what is paid for.
UPDATE billing_accounts a SET payer_id = (
  SELECT c.user_id FROM checkouts c
  WHERE c.account_id = a.id AND c.state = 'complete' ORDER BY c.created_at DESC LIMIT 1
) WHERE a.team_id IS NOT NULL;--> statement-breakpoint
UPDATE invoices i SET payer_id = a.payer_id FROM billing_accounts a WHERE a.id = i.account_id AND i.status = 'paid';--> statement-breakpoint
-- Whoever pays for a team administers it as long as its plan goes on: they neither leave it nor become a member before somebody
-- else has given a card, or the plan is to end.
CREATE FUNCTION team_payer_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM billing_accounts a JOIN subscriptions s ON s.account_id = a.id
    WHERE a.team_id = OLD.team_id AND a.payer_id = OLD.user_id AND s.cancel_at IS NULL
      AND s.status IN ('trialing', 'active', 'past_due', 'unpaid', 'paused')
  ) AND NOT EXISTS (
    SELECT 1 FROM team_members WHERE team_id = OLD.team_id AND user_id = OLD.user_id AND role IN ('owner', 'admin')
  ) THEN
    RAISE EXCEPTION 'Whoever pays for a team administers it' USING ERRCODE = 'check_violation',
      CONSTRAINT = 'team_payer', TABLE = 'team_members';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER team_members_payer AFTER DELETE OR UPDATE ON team_members
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION team_payer_stays();
