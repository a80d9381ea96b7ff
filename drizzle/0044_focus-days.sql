ALTER TABLE "focus_sessions" ADD COLUMN "spent_days" jsonb;--> statement-breakpoint
ALTER TABLE "focus_sessions" ADD COLUMN "over_days" jsonb;