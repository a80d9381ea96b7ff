/** The product's name and public places: an owner renames or connects the product here, and nowhere else. */
export const brand = {
	name: 'Pronto',
	wordmark: 'pronto',
	/** An address makes the icon a link; without one it is a placeholder (docs/product.md#addresses). */
	social: [
		{ name: 'Instagram', url: undefined },
		{ name: 'YouTube', url: undefined },
		{ name: 'LinkedIn', url: undefined },
	] as readonly { name: 'Instagram' | 'YouTube' | 'LinkedIn'; url: string | undefined }[],
	copyrightYear: 2025,
} as const
