CREATE TABLE "departed_customers" (
	"customer_id" text PRIMARY KEY NOT NULL
);--> statement-breakpoint
CREATE FUNCTION billing_account_departs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO departed_customers (customer_id) VALUES (OLD.customer_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER billing_accounts_departed AFTER DELETE ON billing_accounts
  FOR EACH ROW WHEN (OLD.customer_id IS NOT NULL) EXECUTE FUNCTION billing_account_departs();
