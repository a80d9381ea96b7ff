CREATE TABLE "saved_prompt_versions" (
	"saved_prompt_id" text NOT NULL,
	"number" integer NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"description" text NOT NULL,
	"tags" text[] NOT NULL,
	"changed" text[] NOT NULL,
	"bytes" integer NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_prompt_versions_pkey" PRIMARY KEY("saved_prompt_id","number"),
	CONSTRAINT "saved_prompt_versions_number" CHECK ("saved_prompt_versions"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "saved_prompt_versions" ADD CONSTRAINT "saved_prompt_versions_saved_prompt_id_saved_prompts_id_fk" FOREIGN KEY ("saved_prompt_id") REFERENCES "public"."saved_prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_prompt_versions" ADD CONSTRAINT "saved_prompt_versions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_prompt_versions_owner" ON "saved_prompt_versions" USING btree ("user_id");