import { Check, CircleAlert, Info } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { Form } from 'react-router'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'

/** A message from the page before; its key tells it from the same message shown again. */
export interface Flash {
	key: string
	message: MessageId
	values: MessageValues
	kind: ToastKind
	/** Where a form takes back what was done. */
	undo: string | null
}

/** A flash as its page shows it: in words, because they may belong to the page before. */
interface FlashInWords extends Flash {
	text: string
}

/** What was done, what is missing to do it, or what went wrong. */
type ToastKind = 'done' | 'hint' | 'error'

interface Toast {
	key: number
	message: MessageId
	text: string
	kind: ToastKind
	action?: ToastAction | undefined
	undo?: string | null
}

/** The one thing that a toast can offer, and for how long. */
interface ToastAction {
	label: MessageId
	run: () => void
	milliseconds: number
}

/** Answers with what takes the toast away before its time. */
type ShowToast = (
	message: MessageId,
	options?: { values?: MessageValues; kind?: ToastKind; action?: ToastAction },
) => () => void

/** As long as other removals and their like can be undone in place. */
const UNDO_MS = 10_000
const SHOWN_MS = { done: 4_000, hint: 4_000, error: 8_000 } as const
const ICON = { done: Check, hint: Info, error: CircleAlert } as const
const AT_MOST = 3
/** As in styles/toast.css. */
const ONE_AT_A_TIME = '(max-width: 63.99rem)'

const ToastsContext = createContext<readonly Toast[]>([])
const ToastActionsContext = createContext<{ show: ShowToast; dismiss(key: number): void }>({
	show: () => () => undefined,
	dismiss: () => undefined,
})

let lastKey = 0

/** The toasts with one more: what was done takes away what went wrong before it, and what says the same, unless that still offers something. */
export function withToast(all: readonly Toast[], toast: Toast): readonly Toast[] {
	const isOver = (old: Toast) =>
		!(old.action || old.undo) && (old.text === toast.text || (toast.kind === 'done' && old.kind === 'error'))
	return [...all.filter((old) => !isOver(old)), toast].slice(-AT_MOST)
}

export function ToastProvider({ flash, children }: { flash: FlashInWords | null; children: ReactNode }) {
	const { t } = useWords()
	// The page arrives with its message, so that it is read without scripts too.
	const [toasts, setToasts] = useState<readonly Toast[]>(flash ? [{ ...flash, key: 0 }] : [])
	const lastFlash = useRef(flash?.key)
	const actions = useMemo(() => {
		function add(toast: Omit<Toast, 'key'>) {
			lastKey += 1
			const key = lastKey
			setToasts((all) => withToast(all, { ...toast, key }))
			return key
		}
		const dismiss = (key: number) => setToasts((all) => all.filter((toast) => toast.key !== key))
		const show: ShowToast = (message, { values, kind = 'done', action } = {}) => {
			const key = add({ message, text: t(message, values), kind, action })
			return () => dismiss(key)
		}
		return { add, show, dismiss }
	}, [t])
	useEffect(() => {
		if (!flash || flash.key === lastFlash.current) return
		lastFlash.current = flash.key
		actions.add(flash)
	}, [flash, actions])
	return (
		<ToastActionsContext value={actions}>
			<ToastsContext value={toasts}>{children}</ToastsContext>
		</ToastActionsContext>
	)
}

/** Says in a corner of the page what just happened, by the catalogue's text. */
export function useToast(): ShowToast {
	return use(ToastActionsContext).show
}

/** Where toasts appear. Present from the start, so that screen readers notice what is added. */
export function Toaster() {
	const { t } = useWords()
	const toasts = use(ToastsContext)
	return (
		<section className="toaster" aria-label={t('notifications')}>
			{(['status', 'alert'] as const).map((role) => (
				<div key={role} role={role}>
					{toasts.map((toast) =>
						(toast.kind === 'error') === (role === 'alert') ? (
							<ToastCard key={toast.key} toast={toast} isBehind={toast !== toasts.at(-1)} />
						) : null,
					)}
				</div>
			))}
		</section>
	)
}

function ToastCard({
	toast: { key, message, text, kind, action, undo },
	isBehind,
}: {
	toast: Toast
	/** Whether there is a newer one, which alone shows where there is no room beside it. */
	isBehind: boolean
}) {
	const { t } = useWords()
	const { dismiss } = use(ToastActionsContext)
	const Icon = ICON[kind]
	const [isHeld, setIsHeld] = useState(false)
	const lasting = action?.milliseconds ?? (undo ? UNDO_MS : SHOWN_MS[kind])
	// What it offers must be in reach for as long as it promises.
	const isWaiting = isHeld || (isBehind && Boolean(action ?? undo) && matchMedia(ONE_AT_A_TIME).matches)
	useEffect(() => {
		if (isWaiting) return
		const timer = setTimeout(() => dismiss(key), lasting)
		return () => clearTimeout(timer)
	}, [isWaiting, dismiss, key, lasting])
	return (
		<div
			className={`toast inverse ${kind === 'error' ? 'toast-error' : ''} ${isBehind ? 'is-behind' : ''}`}
			onPointerEnter={() => setIsHeld(true)}
			onPointerLeave={() => setIsHeld(false)}
		>
			<span className="tick">
				<Icon className="icon icon-small" aria-hidden="true" />
			</span>
			<span data-message={message}>{text}</span>
			{action ? (
				<button
					type="button"
					onFocus={() => setIsHeld(true)}
					onBlur={() => setIsHeld(false)}
					onClick={() => {
						dismiss(key)
						action.run()
					}}
				>
					{t(action.label)}
				</button>
			) : null}
			{undo ? (
				<Form
					method="post"
					action={undo}
					onFocus={() => setIsHeld(true)}
					onBlur={() => setIsHeld(false)}
					onSubmit={() => dismiss(key)}
				>
					<button type="submit">{t('undo')}</button>
				</Form>
			) : null}
		</div>
	)
}
