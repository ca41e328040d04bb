CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_span_valid" CHECK (start_min < end_min);--> statement-breakpoint
-- The invariant of the whole product: two live spans of one owner never overlap, unless they belong to one loop
-- (a move must not collide with itself).
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_no_overlap"
  EXCLUDE USING gist (owner_id WITH =, loop_id WITH <>, span WITH &&) WHERE (state IN ('held', 'confirmed'));--> statement-breakpoint
INSERT INTO "clock_offset" (id, offset_seconds) VALUES (1, 0);
