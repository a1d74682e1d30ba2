CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"source" text,
	"content" jsonb NOT NULL,
	"first_touch" jsonb,
	"last_touch" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "activities_subject" UNIQUE("kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"company" text,
	"phone" text,
	"linkedin" text,
	"first_touch" jsonb,
	"last_touch" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"last_activity_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contacts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "quarantined_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"function_name" text NOT NULL,
	"input" jsonb NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_contact" ON "activities" USING btree ("contact_id","created_at");