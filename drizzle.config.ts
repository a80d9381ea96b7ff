import { defineConfig } from 'drizzle-kit'

export default defineConfig({
	dialect: 'postgresql',
	schema: ['./app/db/schema.server.ts', './app/db/library-schema.server.ts'],
	out: './drizzle',
})
