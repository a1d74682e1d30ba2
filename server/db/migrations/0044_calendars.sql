CREATE TABLE "calendars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"tried_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"fault" text,
	"etag" text,
	"last_modified" text,
	"expanded_at" timestamp with time zone,
	"zone" text,
	"busy" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
