CREATE TABLE "locker_change_entries" (
	"change_id" text NOT NULL,
	"saved_prompt_id" text NOT NULL,
	"tags" text[] NOT NULL,
	"category_id" text,
	"left_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "locker_change_entries_pkey" PRIMARY KEY("change_id","saved_prompt_id")
);
--> statement-breakpoint
CREATE TABLE "locker_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"what" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone" integer
);
--> statement-breakpoint
ALTER TABLE "saved_prompts" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "locker_change_entries" ADD CONSTRAINT "locker_change_entries_change_id_locker_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."locker_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locker_change_entries" ADD CONSTRAINT "locker_change_entries_saved_prompt_id_saved_prompts_id_fk" FOREIGN KEY ("saved_prompt_id") REFERENCES "public"."saved_prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locker_changes" ADD CONSTRAINT "locker_changes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "locker_change_entries_prompt" ON "locker_change_entries" USING btree ("saved_prompt_id");--> statement-breakpoint
CREATE INDEX "locker_changes_owner" ON "locker_changes" USING btree ("user_id","created_at");