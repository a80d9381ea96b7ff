/** Tables in which no row is anybody's, and why. */
export const NOBODYS = new Map([
	['content_version', 'one number that goes up'],
	['ended_wishes', 'ids of what is gone, drawn at random or digests, and when they are forgotten'],
	['scheduled_jobs', 'names of jobs, and when they are due'],
	['search_misses', 'what several people searched for in vain; nobody knows who'],
	['search_wishes', 'what somebody wrote that they looked for, for 90 days; nobody knows who'],
	[
		'stripe_events',
		'names and kinds of events; whose they were stands at Stripe, which forgets them after 30 days',
	],
])
