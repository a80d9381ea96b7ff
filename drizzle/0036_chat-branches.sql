ALTER TABLE "chat_messages" ADD COLUMN "parent" integer;--> statement-breakpoint
UPDATE "chat_messages" SET "parent" = before."position" FROM (
	SELECT "id", lag("position") OVER (PARTITION BY "conversation_id" ORDER BY "position") AS "position" FROM "chat_messages"
) before WHERE before."id" = "chat_messages"."id" AND before."position" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_messages_following" ON "chat_messages" USING btree ("conversation_id","parent");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_parent" CHECK ("chat_messages"."parent" < "chat_messages"."position");