CREATE TABLE "contact_leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"email" text NOT NULL,
	"company" text,
	"phone" text,
	"biggest_challenge" text,
	"source" text,
	"conversation" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
