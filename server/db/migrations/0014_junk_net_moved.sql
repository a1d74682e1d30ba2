ALTER TABLE "quarantined_submissions" DROP COLUMN "function_name";--> statement-breakpoint
ALTER TABLE "quarantined_submissions" DROP COLUMN "input";--> statement-breakpoint
ALTER TABLE "quarantined_submissions" DROP COLUMN "reason";