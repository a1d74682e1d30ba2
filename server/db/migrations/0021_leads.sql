CREATE TABLE "export_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"requested" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"q" text,
	"filters" jsonb NOT NULL,
	"sort" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "contacts_newest";--> statement-breakpoint
DROP INDEX "contacts_waiting";--> statement-breakpoint
DROP INDEX "contacts_next_step";--> statement-breakpoint
DROP INDEX "contacts_status";--> statement-breakpoint
CREATE INDEX "export_tickets_expiry" ON "export_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "contacts_longest" ON "contacts" USING btree (coalesce(timestamptz '2000-01-01 00:00:00Z' - "waiting_since", interval '-1000000 days'),"last_activity_at","id") WHERE "contacts"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "contacts_score" ON "contacts" USING btree (coalesce("score", -1),"last_activity_at","id") WHERE "contacts"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "contacts_cost" ON "contacts" USING btree (coalesce("yearly_cost"::integer, -1),"last_activity_at","id") WHERE "contacts"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "contacts_soonest" ON "contacts" USING btree (coalesce(date '2000-01-01' - "next_step_on", -1000000),"last_activity_at","id") WHERE "contacts"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "contacts_owner" ON "contacts" USING btree ("owner_id") WHERE "contacts"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "contacts_newest" ON "contacts" USING btree ("last_activity_at","id") WHERE "contacts"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "contacts_waiting" ON "contacts" USING btree ("waiting_since","id") WHERE "contacts"."waiting_since" is not null and "contacts"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "contacts_next_step" ON "contacts" USING btree ("next_step_on","id") WHERE "contacts"."next_step_on" is not null and "contacts"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "contacts_status" ON "contacts" USING btree ("status",(coalesce(timestamptz '2000-01-01 00:00:00Z' - "waiting_since", interval '-1000000 days') + interval '0'),"last_activity_at","id") WHERE "contacts"."merged_into" is null;