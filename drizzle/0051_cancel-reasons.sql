CREATE TABLE "cancel_reasons" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"tier" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cancel_reasons_words" CHECK (length("cancel_reasons"."words") between 1 and 200),
	CONSTRAINT "cancel_reasons_tier" CHECK ("cancel_reasons"."tier" in ('premium', 'pro'))
);
--> statement-breakpoint
ALTER TABLE "cancel_reasons" ADD CONSTRAINT "cancel_reasons_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancel_reasons_user" ON "cancel_reasons" USING btree ("user_id");