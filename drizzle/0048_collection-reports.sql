CREATE TABLE "collection_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"collection_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"user_id" text,
	"reporter" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "collection_reports_once" UNIQUE("collection_id","reporter"),
	CONSTRAINT "collection_reports_reason" CHECK ("collection_reports"."reason" in ('harmful', 'spam', 'copied', 'other')),
	CONSTRAINT "collection_reports_note" CHECK (length("collection_reports"."note") <= 500)
);
--> statement-breakpoint
ALTER TABLE "collection_reports" ADD CONSTRAINT "collection_reports_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_reports" ADD CONSTRAINT "collection_reports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_reports_open" ON "collection_reports" USING btree ("collection_id","created_at") WHERE "collection_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "collection_reports_user" ON "collection_reports" USING btree ("user_id");