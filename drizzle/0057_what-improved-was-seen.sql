ALTER TABLE "favorites" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "prompt_uses" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "prompt_uses" ADD COLUMN "seen_at" timestamp (3) with time zone;