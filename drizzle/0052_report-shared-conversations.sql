CREATE TABLE "chat_share_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"share_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"user_id" text,
	"reporter" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "chat_share_reports_once" UNIQUE("share_id","reporter"),
	CONSTRAINT "chat_share_reports_reason" CHECK ("chat_share_reports"."reason" in ('harmful', 'spam', 'copied', 'other')),
	CONSTRAINT "chat_share_reports_note" CHECK (length("chat_share_reports"."note") <= 500)
);
--> statement-breakpoint
ALTER TABLE "chat_shares" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_shares" ADD COLUMN "hidden_word" text;--> statement-breakpoint
ALTER TABLE "chat_share_reports" ADD CONSTRAINT "chat_share_reports_share_id_chat_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."chat_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_share_reports" ADD CONSTRAINT "chat_share_reports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_share_reports_open" ON "chat_share_reports" USING btree ("share_id","created_at") WHERE "chat_share_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "chat_share_reports_user" ON "chat_share_reports" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "chat_shares" ADD CONSTRAINT "chat_shares_hidden_word" CHECK (length("chat_shares"."hidden_word") <= 1000);