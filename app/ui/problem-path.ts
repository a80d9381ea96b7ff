/** The router's own catch-all: the server sends a request here that it refuses before routing. No page has this path. */
export const PROBLEM_PATH = '/-'
