DROP INDEX "focus_sessions_latest";--> statement-breakpoint
CREATE INDEX "focus_sessions_ended" ON "focus_sessions" USING btree ("user_id","ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "focus_sessions_active" ON "focus_sessions" USING btree ("user_id") WHERE "focus_sessions"."ended_at" is null;