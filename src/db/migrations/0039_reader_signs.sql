ALTER TABLE "briefing_clicks" ADD COLUMN "user_id" uuid;--> statement-breakpoint
UPDATE "briefing_clicks" SET "user_id" = "briefings"."user_id" FROM "briefings" WHERE "briefings"."id" = "briefing_clicks"."briefing_id";--> statement-breakpoint
ALTER TABLE "briefing_clicks" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "briefing_clicks" ADD CONSTRAINT "briefing_clicks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "briefing_clicks_user" ON "briefing_clicks" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "briefings_user" ON "briefings" USING btree ("user_id","sent_at") WHERE "briefings"."sent_at" is not null;