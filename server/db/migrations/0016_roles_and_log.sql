CREATE TABLE "log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"act_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE INDEX "log_age" ON "log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "log_subject" ON "log" USING btree ("subject_kind","subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "log_user" ON "log" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "log_contents" ON "log" USING btree ("created_at") WHERE ("log"."before" is not null or "log"."after" is not null) and "log"."subject_kind" <> 'account';--> statement-breakpoint
UPDATE "users" SET "role" = 'owner' WHERE "role" = 'admin';
