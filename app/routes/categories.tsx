export default function Page() {
	return <h1>categories</h1>
}
