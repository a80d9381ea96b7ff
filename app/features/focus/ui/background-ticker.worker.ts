/** Browsers slow the timers of a page that nobody looks at down to one a minute, but not a worker’s. */
setInterval(() => postMessage(null), 500)
