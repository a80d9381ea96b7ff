CREATE TABLE "library_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"prompt_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "library_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"prompt_id" text NOT NULL,
	"version" integer,
	"by_user_id" text
);
--> statement-breakpoint
CREATE TABLE "library_drafts" (
	"prompt_id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"based_on" integer,
	"revision" integer NOT NULL,
	"by_user_id" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_drafts_size" CHECK (octet_length("library_drafts"."content"::text) <= 400000)
);
--> statement-breakpoint
CREATE TABLE "library_offers" (
	"prompt_id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"digest" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_offers_state" CHECK ("library_offers"."state" in ('waiting', 'taken', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "library_prompts" (
	"id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"position" bigint NOT NULL,
	"published_version" integer,
	"published_at" timestamp (3) with time zone,
	"updated_on" date,
	"scheduled_version" integer,
	"scheduled_for" timestamp (3) with time zone,
	"file_digests" text[] DEFAULT '{}' NOT NULL,
	"file_published_on" date,
	"listing" jsonb,
	"changed_in" bigint NOT NULL,
	CONSTRAINT "library_prompts_address_unique" UNIQUE("address"),
	CONSTRAINT "library_prompts_state" CHECK ("library_prompts"."state" in ('draft', 'scheduled', 'published', 'withdrawn')),
	CONSTRAINT "library_prompts_published" CHECK (("library_prompts"."state" in ('published', 'withdrawn')) = ("library_prompts"."published_version" is not null)),
	CONSTRAINT "library_prompts_scheduled" CHECK (("library_prompts"."scheduled_version" is null) = ("library_prompts"."scheduled_for" is null) and ("library_prompts"."state" <> 'draft' or "library_prompts"."scheduled_for" is null) and ("library_prompts"."state" <> 'scheduled' or "library_prompts"."scheduled_for" is not null))
);
--> statement-breakpoint
CREATE TABLE "library_versions" (
	"prompt_id" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"origin" text NOT NULL,
	"by_user_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"note" jsonb,
	CONSTRAINT "library_versions_pkey" PRIMARY KEY("prompt_id","number"),
	CONSTRAINT "library_versions_number" CHECK ("library_versions"."number" > 0),
	CONSTRAINT "library_versions_origin" CHECK ("library_versions"."origin" in ('file', 'editor')),
	CONSTRAINT "library_versions_size" CHECK (octet_length("library_versions"."content"::text) <= 400000)
);
--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "library" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "library_addresses" ADD CONSTRAINT "library_addresses_prompt_id_library_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."library_prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_drafts" ADD CONSTRAINT "library_drafts_prompt_id_library_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."library_prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_drafts" ADD CONSTRAINT "library_drafts_by_user_id_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_offers" ADD CONSTRAINT "library_offers_prompt_id_library_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."library_prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_versions" ADD CONSTRAINT "library_versions_prompt_id_library_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."library_prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_versions" ADD CONSTRAINT "library_versions_by_user_id_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_addresses_prompt" ON "library_addresses" USING btree ("prompt_id");--> statement-breakpoint
CREATE INDEX "library_changes_prompt" ON "library_changes" USING btree ("prompt_id","id");--> statement-breakpoint
CREATE INDEX "library_changes_editor" ON "library_changes" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "library_drafts_editor" ON "library_drafts" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "library_prompts_changed" ON "library_prompts" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "library_prompts_due" ON "library_prompts" USING btree ("scheduled_for");--> statement-breakpoint
CREATE INDEX "library_versions_editor" ON "library_versions" USING btree ("by_user_id");