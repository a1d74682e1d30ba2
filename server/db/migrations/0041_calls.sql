CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"way" text NOT NULL,
	"broken" text,
	"join_url" text,
	"answer_by" timestamp with time zone NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone,
	"note" text,
	"invitations" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "calls_email" ON "calls" USING btree ("email");--> statement-breakpoint
CREATE INDEX "calls_start" ON "calls" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "calls_requested" ON "calls" USING btree ("starts_at","id") WHERE "calls"."state" = 'requested';--> statement-breakpoint
-- Ranges of times have a GiST operator class of their own, so that this needs no extension on either engine.
ALTER TABLE "calls" ADD CONSTRAINT "calls_hold_their_time" EXCLUDE USING gist (tstzrange("starts_at", "held_until") WITH &&) WHERE ("state" IN ('requested', 'booked', 'came', 'no_show'));
