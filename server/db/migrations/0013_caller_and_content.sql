ALTER TABLE "idempotency_keys" ADD COLUMN "caller" text DEFAULT 'anonymous' NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "content_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_function_name_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_function_name_caller_key_pk" PRIMARY KEY("function_name","caller","key");
