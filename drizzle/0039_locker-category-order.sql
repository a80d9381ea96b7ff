ALTER TABLE "prompt_categories" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "prompt_categories" ADD COLUMN "position" integer DEFAULT 1000000 NOT NULL;