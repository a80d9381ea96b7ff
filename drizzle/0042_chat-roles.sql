CREATE TABLE "chat_instructions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_instructions_length" CHECK (length("chat_instructions"."content") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "chat_roles" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"instruction" text NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_roles_name" CHECK (btrim("chat_roles"."name") <> '' and length("chat_roles"."name") <= 60),
	CONSTRAINT "chat_roles_instruction" CHECK (btrim("chat_roles"."instruction") <> '' and length("chat_roles"."instruction") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "role_id" text;--> statement-breakpoint
ALTER TABLE "chat_instructions" ADD CONSTRAINT "chat_instructions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_roles" ADD CONSTRAINT "chat_roles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_roles_owner" ON "chat_roles" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_role_id_chat_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."chat_roles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_conversations_role" ON "chat_conversations" USING btree ("role_id");