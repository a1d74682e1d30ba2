ALTER TABLE "backups" ADD COLUMN "drill_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "drill_begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "drilled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "drill_fault" text;