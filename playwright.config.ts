import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/support/setup/browser.ts'

const executablePath = findBrowser()

export default defineConfig({
	testDir: 'tests/e2e',
	testMatch: '*.e2e.ts',
	globalSetup: './tests/support/setup/setup-journeys.ts',
	fullyParallel: true,
	workers: 3,
	// A journey that fails now and then has a cause, and that is mended.
	retries: 0,
	forbidOnly: true,
	// Patience for machines that have other things to do.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	use: {
		...(process.env['PRONTO_E2E_ORIGIN'] ? { baseURL: process.env['PRONTO_E2E_ORIGIN'] } : {}),
		trace: 'off',
		// Drawing what moves takes a twentieth of the processor; tests/engines sees it move, in Chromium too.
		contextOptions: { reducedMotion: 'reduce' },
		// What a service worker asks for passes by the tests' own answers; its journeys allow it.
		serviceWorkers: 'block',
		launchOptions: {
			...(executablePath ? { executablePath } : {}),
			args: [
				'--no-sandbox',
				// There is none: what stands in for it takes 6 % of the processor.
				'--disable-gpu',
				'--in-process-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
			],
		},
	},
})
