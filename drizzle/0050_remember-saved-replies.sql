CREATE TABLE "chat_reply_copies" (
	"saved_prompt_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"message_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_reply_copies" ADD CONSTRAINT "chat_reply_copies_saved_prompt_id_saved_prompts_id_fk" FOREIGN KEY ("saved_prompt_id") REFERENCES "public"."saved_prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reply_copies" ADD CONSTRAINT "chat_reply_copies_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reply_copies" ADD CONSTRAINT "chat_reply_copies_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_reply_copies_message" ON "chat_reply_copies" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "chat_reply_copies_owner" ON "chat_reply_copies" USING btree ("user_id");