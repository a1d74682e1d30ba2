CREATE TABLE "mailbox_folders" (
	"mailbox_id" text NOT NULL,
	"path" text NOT NULL,
	"uid_validity" bigint NOT NULL,
	"last_uid" bigint NOT NULL,
	CONSTRAINT "mailbox_folders_mailbox_id_path_pk" PRIMARY KEY("mailbox_id","path")
);
--> statement-breakpoint
CREATE TABLE "mailbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"address" text NOT NULL,
	"message_id" text NOT NULL,
	"subject" text NOT NULL,
	"parts" jsonb NOT NULL,
	"attachments" jsonb NOT NULL,
	"is_automatic" boolean NOT NULL,
	"is_forged" boolean NOT NULL,
	"is_cut" boolean NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailbox_messages_once" UNIQUE("message_id","address")
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"id" text PRIMARY KEY NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"reader" uuid,
	"lease_until" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"failed_since" timestamp with time zone,
	"fault" text
);
--> statement-breakpoint
ALTER TABLE "mailbox_folders" ADD CONSTRAINT "mailbox_folders_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_messages" ADD CONSTRAINT "mailbox_messages_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_messages" ADD CONSTRAINT "mailbox_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailbox_messages_contact" ON "mailbox_messages" USING btree ("contact_id","created_at");--> statement-breakpoint
CREATE INDEX "mailbox_messages_address" ON "mailbox_messages" USING btree ("address");