CREATE TABLE "insight_figures" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "insight_figures_one" CHECK ("insight_figures"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "loop_events_booked" ON "loop_events" USING btree ("loop_id","due_at") WHERE kind = 'booked';--> statement-breakpoint
CREATE INDEX "loop_events_decided" ON "loop_events" USING btree ("due_at") WHERE kind = 'decision';--> statement-breakpoint
CREATE INDEX "plan_actions_outward" ON "plan_actions" USING btree ("at") WHERE state = 'done' and action ->> 'kind' in ('send', 'book', 'move', 'cancel_event', 'update_event');--> statement-breakpoint
CREATE INDEX "plans_asked" ON "plans" USING btree ("loop_id","created_at") WHERE review = 'owner';