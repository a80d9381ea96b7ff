/** The folder with its blank, in a square of 30: for React, and for a page that has none. */
export const LOGO = {
	folder:
		'M2 8.5V3.8C2 3 2.6 2.4 3.4 2.4h9.2c.8 0 1.4.6 1.4 1.4v4.7h12.6c.8 0 1.4.6 1.4 1.4v16.3c0 .8-.6 1.4-1.4 1.4H3.4c-.8 0-1.4-.6-1.4-1.4Z',
	brackets: 'M11.5 13H9v10h2.5M18.5 13H21v10h-2.5',
} as const
