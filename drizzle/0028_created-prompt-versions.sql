CREATE TABLE "prompt_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prompt_drafts_size" CHECK (octet_length("prompt_drafts"."content"::text) <= 400000)
);
--> statement-breakpoint
CREATE TABLE "prompt_versions" (
	"prompt_id" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"by_user_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"note" text,
	"restored_from" integer,
	CONSTRAINT "prompt_versions_pkey" PRIMARY KEY("prompt_id","number"),
	CONSTRAINT "prompt_versions_number" CHECK ("prompt_versions"."number" > 0),
	CONSTRAINT "prompt_versions_note" CHECK (length("prompt_versions"."note") <= 300),
	CONSTRAINT "prompt_versions_size" CHECK (octet_length("prompt_versions"."content"::text) <= 400000)
);
--> statement-breakpoint
ALTER TABLE "prompt_drafts" ADD CONSTRAINT "prompt_drafts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_versions" ADD CONSTRAINT "prompt_versions_prompt_id_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_versions" ADD CONSTRAINT "prompt_versions_by_user_id_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prompt_drafts_owner" ON "prompt_drafts" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "prompt_versions_editor" ON "prompt_versions" USING btree ("by_user_id");--> statement-breakpoint
-- What was created before begins with its first version.
INSERT INTO "prompt_versions" ("prompt_id", "number", "content", "by_user_id", "created_at")
SELECT "id", 1, jsonb_build_object(
	'title', "title", 'tagline', "tagline", 'description', "description", 'category', "category",
	'promptText', "prompt_text", 'instructions', "instructions", 'credits', "credits",
	'tags', to_jsonb("tags"), 'language', "language", 'isPremium', "is_premium"
), "created_by", "updated_at" FROM "prompts";--> statement-breakpoint
-- An author's draft of a prompt goes with it.
CREATE OR REPLACE FUNCTION "forget_prompt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "prompt_search" WHERE "prompt_id" IN (SELECT "id" FROM gone);
	DELETE FROM "favorites" WHERE "prompt_id" IN (SELECT "id" FROM gone);
	DELETE FROM "prompt_uses" WHERE "prompt_id" IN (SELECT "id" FROM gone);
	DELETE FROM "prompt_tallies" WHERE "prompt_id" IN (SELECT "id" FROM gone);
	DELETE FROM "prompt_drafts" WHERE "id" IN (SELECT "id" FROM gone);
	RETURN NULL;
END $$;
