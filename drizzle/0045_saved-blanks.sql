ALTER TABLE "locker_import_entries" ADD COLUMN "blanks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_prompt_versions" ADD COLUMN "blanks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_prompts" ADD COLUMN "blanks" jsonb DEFAULT '[]'::jsonb NOT NULL;