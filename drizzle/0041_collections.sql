CREATE TABLE "collection_prompts" (
	"id" text PRIMARY KEY NOT NULL,
	"collection_id" text NOT NULL,
	"user_id" text NOT NULL,
	"prompt_id" text NOT NULL,
	"saved_prompt_id" text,
	"note" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "collection_prompts_once" UNIQUE("collection_id","prompt_id"),
	CONSTRAINT "collection_prompts_note" CHECK (length("collection_prompts"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"slug" text,
	"hidden_at" timestamp (3) with time zone,
	"hidden_word" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "collections_slug_unique" UNIQUE("slug"),
	CONSTRAINT "collections_language" CHECK ("collections"."language" in ('pt', 'en')),
	CONSTRAINT "collections_title" CHECK (btrim("collections"."title") <> '' and length("collections"."title") <= 120),
	CONSTRAINT "collections_description" CHECK (length("collections"."description") <= 1000),
	CONSTRAINT "collections_slug" CHECK (length("collections"."slug") <= 100),
	CONSTRAINT "collections_hidden_word" CHECK (length("collections"."hidden_word") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "collection_prompts" ADD CONSTRAINT "collection_prompts_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_prompts" ADD CONSTRAINT "collection_prompts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_prompts" ADD CONSTRAINT "collection_prompts_saved_prompt_id_saved_prompts_id_fk" FOREIGN KEY ("saved_prompt_id") REFERENCES "public"."saved_prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_prompts_owner" ON "collection_prompts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "collection_prompts_prompt" ON "collection_prompts" USING btree ("prompt_id");--> statement-breakpoint
CREATE INDEX "collection_prompts_saved" ON "collection_prompts" USING btree ("saved_prompt_id") WHERE "collection_prompts"."saved_prompt_id" is not null;--> statement-breakpoint
CREATE INDEX "collections_owner" ON "collections" USING btree ("user_id","updated_at");--> statement-breakpoint
-- A created prompt leaves the collections it stands in.
CREATE OR REPLACE FUNCTION "forget_prompt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "prompt_search" WHERE "prompt_id" IN (SELECT "id" FROM gone);
	DELETE FROM "favorites" WHERE "prompt_id" IN (SELECT "id" FROM gone);
	DELETE FROM "prompt_uses" WHERE "prompt_id" IN (SELECT "id" FROM gone);
	DELETE FROM "prompt_tallies" WHERE "prompt_id" IN (SELECT "id" FROM gone);
	DELETE FROM "prompt_drafts" WHERE "id" IN (SELECT "id" FROM gone);
	DELETE FROM "collection_prompts" WHERE "prompt_id" IN (SELECT "id" FROM gone);
	RETURN NULL;
END $$;
