import { titleFor } from '~/features/locker/title-for'
import { SaveText } from '~/features/locker/ui/save-text'

/** Keeps a prompt of a session in the locker, called as it begins. Most have no locker, so it is loaded where there is one. */
export default function SaveUsed({ text }: { text: string }) {
	return <SaveText text={text} title={titleFor(text)} />
}
