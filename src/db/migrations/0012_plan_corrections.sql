CREATE TABLE "plan_corrections" (
	"user_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"loop_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_corrections_user_id_rule_loop_id_pk" PRIMARY KEY("user_id","rule","loop_id")
);
--> statement-breakpoint
ALTER TABLE "plan_corrections" ADD CONSTRAINT "plan_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;