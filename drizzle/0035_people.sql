CREATE TABLE "suspensions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suspensions_cause" CHECK ("suspensions"."cause" in ('abuse', 'payment', 'security', 'law'))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"user_id" text NOT NULL,
	"by_user_id" text,
	"reason" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"outcome" text DEFAULT 'done' NOT NULL,
	CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('grant_role', 'revoke_role', 'suspend', 'lift', 'give_plan', 'take_plan', 'cancel_later', 'cancel_now', 'resume', 'refund', 'send_confirmation', 'send_password_link', 'end_sessions', 'delete')),
	CONSTRAINT "audit_log_outcome" CHECK ("audit_log"."outcome" in ('begun', 'done', 'failed')),
	CONSTRAINT "audit_log_reason" CHECK (length("audit_log"."reason") <= 500)
);
--> statement-breakpoint
CREATE TABLE "plan_grants" (
	"user_id" text PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"given_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_grants_tier" CHECK ("plan_grants"."tier" in ('premium', 'pro'))
);
--> statement-breakpoint
INSERT INTO "audit_log" ("at", "action", "user_id", "by_user_id", "details")
	SELECT "at", "action" || '_role', "user_id", "by_user_id", jsonb_build_object('role', "role") FROM "role_changes" ORDER BY "id";--> statement-breakpoint
DROP TABLE "role_changes" CASCADE;--> statement-breakpoint
ALTER TABLE "user_roles" DROP CONSTRAINT "user_roles_role";--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by" ON "audit_log" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "profiles_username_prefix" ON "profiles" USING btree (lower("username") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "profiles_name" ON "profiles" USING gin (to_tsvector('simple', translate(lower("full_name"), 'áàâãäåéèêëíìîïóòôõöúùûüýçñ', 'aaaaaaeeeeiiiiooooouuuuycn'))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "user_email_prefix" ON "user" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "user_unconfirmed" ON "user" USING btree ("created_at") WHERE not "user"."email_verified";--> statement-breakpoint
CREATE INDEX "subscriptions_past_due" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."status" = 'past_due';--> statement-breakpoint
CREATE INDEX "subscriptions_ending" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."cancel_at_period_end";--> statement-breakpoint
CREATE INDEX "subscriptions_plan" ON "subscriptions" USING btree ("tier","user_id");--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin', 'editor', 'support'));