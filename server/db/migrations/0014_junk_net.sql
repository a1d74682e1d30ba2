CREATE TABLE "net_sightings" (
	"thing" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"senders" jsonb NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ADD COLUMN "submission_key" text;--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ADD COLUMN "calls" jsonb;--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ADD COLUMN "reasons" text[];--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ADD COLUMN "state" text DEFAULT 'held' NOT NULL;--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
UPDATE "quarantined_submissions" SET "submission_key" = "id"::text, "calls" = jsonb_build_object("function_name", jsonb_build_object('input', "input")), "reasons" = ARRAY["reason"];--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ALTER COLUMN "submission_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ALTER COLUMN "calls" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ALTER COLUMN "reasons" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "net_sightings_age" ON "net_sightings" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "quarantined_submissions_newest" ON "quarantined_submissions" USING btree ("state","created_at","id");--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ADD CONSTRAINT "quarantined_submissions_submission_key_unique" UNIQUE("submission_key");