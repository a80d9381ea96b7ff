/** The one primary button of a form. While it works it keeps its place, says so, and takes no second press. */
export function SubmitButton({
	label,
	busyLabel,
	isBusy,
}: {
	label: string
	busyLabel: string
	isBusy: boolean
}) {
	return (
		<button
			className="button button-primary button-wide"
			type="submit"
			aria-busy={isBusy ? true : undefined}
			onClick={(event) => isBusy && event.preventDefault()}
		>
			{isBusy ? busyLabel : label}
		</button>
	)
}
