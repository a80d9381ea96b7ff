/** The one primary button of a form, as wide as the form where `isWide`. While it works it keeps its place, says so, and takes no second press. */
export function SubmitButton({
	label,
	busyLabel,
	isBusy,
	isWide = false,
}: {
	label: string
	busyLabel: string
	isBusy: boolean
	isWide?: boolean
}) {
	return (
		<button
			className={isWide ? 'button button-primary button-wide' : 'button button-primary'}
			type="submit"
			aria-busy={isBusy ? true : undefined}
			onClick={(event) => isBusy && event.preventDefault()}
		>
			{isBusy ? busyLabel : label}
		</button>
	)
}
