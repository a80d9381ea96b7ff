ALTER TABLE "library_prompts"
	ADD COLUMN "category" text GENERATED ALWAYS AS (listing ->> 'category') STORED,
	ADD COLUMN "is_premium" boolean GENERATED ALWAYS AS ((listing ->> 'isPremium')::boolean) STORED,
	ADD COLUMN "title_en" text GENERATED ALWAYS AS (listing #>> '{words,en,title}') STORED,
	ADD COLUMN "title_pt" text GENERATED ALWAYS AS (listing #>> '{words,pt,title}') STORED;
