CREATE TABLE "assistant_token_days" (
	"day" date PRIMARY KEY NOT NULL,
	"used_tokens" bigint NOT NULL
);
