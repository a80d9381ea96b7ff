ALTER TABLE "library_prompts" ADD COLUMN "runs" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "library_prompts_runs" ON "library_prompts" USING gin ("runs");--> statement-breakpoint
-- Files are taken in once more, which gives their prompts their runs.
UPDATE "library_prompts" SET "file_digests" = '{}';
