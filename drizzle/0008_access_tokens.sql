CREATE TABLE "access_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"prefix" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_on" date,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "access_tokens_hash_unique" UNIQUE("hash"),
	CONSTRAINT "access_tokens_name" CHECK (btrim("access_tokens"."name") <> '' and length("access_tokens"."name") <= 100),
	CONSTRAINT "access_tokens_hash" CHECK (length("access_tokens"."hash") = 43),
	CONSTRAINT "access_tokens_prefix" CHECK (length("access_tokens"."prefix") <= 16),
	CONSTRAINT "access_tokens_scopes" CHECK (cardinality("access_tokens"."scopes") >= 1 and "access_tokens"."scopes" <@ array['prompts:read', 'locker:read'])
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_owner" ON "access_tokens" USING btree ("user_id","created_at");