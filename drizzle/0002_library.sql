CREATE TABLE "content_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "content_version_one_row" CHECK ("content_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" text NOT NULL,
	"prompt_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_pkey" PRIMARY KEY("user_id","prompt_id")
);
--> statement-breakpoint
CREATE TABLE "prompt_uses" (
	"user_id" text NOT NULL,
	"prompt_id" text NOT NULL,
	"used_on" date NOT NULL,
	CONSTRAINT "prompt_uses_pkey" PRIMARY KEY("user_id","prompt_id")
);
--> statement-breakpoint
CREATE TABLE "prompts" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"tagline" text,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"prompt_text" text NOT NULL,
	"instructions" text,
	"credits" text,
	"is_premium" boolean DEFAULT false NOT NULL,
	"tags" text[] NOT NULL,
	"language" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prompts_language" CHECK ("prompts"."language" in ('pt', 'en')),
	CONSTRAINT "prompts_required" CHECK (btrim("prompts"."title") <> '' and btrim("prompts"."description") <> '' and btrim("prompts"."prompt_text") <> ''),
	CONSTRAINT "prompts_lengths" CHECK (length("prompts"."title") <= 200 and length("prompts"."tagline") <= 200 and length("prompts"."description") <= 2000 and length("prompts"."prompt_text") <= 50000 and length("prompts"."instructions") <= 10000 and length("prompts"."credits") <= 1000 and cardinality("prompts"."tags") <= 20)
);
--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_uses" ADD CONSTRAINT "prompt_uses_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompts" ADD CONSTRAINT "prompts_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorites_prompt" ON "favorites" USING btree ("prompt_id");--> statement-breakpoint
CREATE INDEX "prompt_uses_prompt" ON "prompt_uses" USING btree ("prompt_id");--> statement-breakpoint
CREATE INDEX "prompts_author" ON "prompts" USING btree ("created_by","created_at");--> statement-breakpoint
INSERT INTO "content_version" ("id", "version") VALUES (1, 0);--> statement-breakpoint
CREATE FUNCTION "count_content_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "content_version" SET "version" = "version" + 1;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "prompt_search_changed" AFTER INSERT OR UPDATE OR DELETE ON "prompt_search"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_content_version"();--> statement-breakpoint
CREATE TRIGGER "prompts_changed" AFTER INSERT OR UPDATE OR DELETE ON "prompts"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_content_version"();--> statement-breakpoint
-- A prompt is noindex until its author's address is confirmed.
CREATE FUNCTION "author_was_confirmed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "prompts" WHERE "created_by" = NEW."id") THEN
		UPDATE "content_version" SET "version" = "version" + 1;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "user_confirmed" AFTER UPDATE ON "user"
	FOR EACH ROW WHEN (OLD."email_verified" IS DISTINCT FROM NEW."email_verified")
	EXECUTE FUNCTION "author_was_confirmed"();--> statement-breakpoint
-- Search entries, favorites and uses name catalogue prompts too, which are no rows: no foreign key can hold them.
CREATE FUNCTION "forget_prompt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "prompt_search" WHERE "prompt_id" = OLD."id";
	DELETE FROM "favorites" WHERE "prompt_id" = OLD."id";
	DELETE FROM "prompt_uses" WHERE "prompt_id" = OLD."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "prompts_removed" AFTER DELETE ON "prompts"
	FOR EACH ROW EXECUTE FUNCTION "forget_prompt"();
