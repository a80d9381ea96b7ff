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
CREATE INDEX "prompts_author" ON "prompts" USING btree ("created_by","created_at");