ALTER TABLE "backups" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "rows_done" integer;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "rows_total" integer;