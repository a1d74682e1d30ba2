CREATE TABLE "workshop_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"email" text,
	"company" text,
	"overall_value" smallint NOT NULL,
	"key_insight" text NOT NULL,
	"roi_clarity" smallint NOT NULL,
	"improvement_suggestions" text NOT NULL,
	"would_recommend" boolean NOT NULL,
	"allow_testimonial" boolean NOT NULL,
	"testimonial_content" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workshop_leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"biggest_challenge" text,
	"session_starts_at" timestamp with time zone NOT NULL,
	"seat" smallint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workshop_leads_person" UNIQUE("session_starts_at","email"),
	CONSTRAINT "workshop_leads_seat" UNIQUE("session_starts_at","seat")
);
--> statement-breakpoint
CREATE TABLE "workshop_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"zoom_registrant_id" text,
	"join_url" text,
	"zoom_failed_at" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workshop_registrations_email_unique" UNIQUE("email")
);
