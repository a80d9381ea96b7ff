CREATE TABLE "ended_wishes" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ended_wishes_expiry" ON "ended_wishes" USING btree ("expires_at");