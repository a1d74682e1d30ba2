ALTER TABLE "deliveries" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "trace_id" text;