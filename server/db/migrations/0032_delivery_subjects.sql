ALTER TABLE "deliveries" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
CREATE INDEX "deliveries_subject" ON "deliveries" USING btree ("subject_id") WHERE "deliveries"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_contact" ON "deliveries" USING btree ("contact_id") WHERE "deliveries"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_without_subject" ON "deliveries" USING btree ("created_at") WHERE "deliveries"."subject_kind" is null;