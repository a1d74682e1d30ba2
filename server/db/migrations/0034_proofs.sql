CREATE TABLE "proofs" (
	"name" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"proved_at" timestamp with time zone NOT NULL
);
