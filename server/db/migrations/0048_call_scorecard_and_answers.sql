ALTER TABLE "calls" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "scorecard_id" uuid;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_scorecard_id_scorecard_submissions_id_fk" FOREIGN KEY ("scorecard_id") REFERENCES "public"."scorecard_submissions"("id") ON DELETE set null ON UPDATE no action;