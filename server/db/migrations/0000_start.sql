CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"recipient" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"first_attempted_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deliveries_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"function_name" text NOT NULL,
	"key" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_function_name_key_pk" PRIMARY KEY("function_name","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "score_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid,
	"rating" smallint NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scorecard_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"linkedin" text,
	"business_type" text NOT NULL,
	"team_size" text NOT NULL,
	"current_use" text NOT NULL,
	"repetitive_tasks" text NOT NULL,
	"manual_areas" text[] NOT NULL,
	"lead_handling" text NOT NULL,
	"sop_approach" text NOT NULL,
	"ai_comfort" text NOT NULL,
	"automation_priority" text NOT NULL,
	"manual_hours" text NOT NULL,
	"time_owner" text NOT NULL,
	"hourly_value" text,
	"score" integer NOT NULL,
	"cost_of_inaction" double precision NOT NULL,
	"reported_score" double precision,
	"reported_cost_of_inaction" double precision,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deliveries_open" ON "deliveries" USING btree ("next_attempt_at") WHERE "deliveries"."state" not in ('delivered', 'failed');--> statement-breakpoint
CREATE INDEX "deliveries_recipient" ON "deliveries" USING btree ("recipient","delivered_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");