CREATE TABLE "saved_prompt_origins" (
	"saved_prompt_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"prompt_id" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_prompt_origins" ADD CONSTRAINT "saved_prompt_origins_saved_prompt_id_saved_prompts_id_fk" FOREIGN KEY ("saved_prompt_id") REFERENCES "public"."saved_prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_prompt_origins" ADD CONSTRAINT "saved_prompt_origins_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_prompt_origins_owner" ON "saved_prompt_origins" USING btree ("user_id");