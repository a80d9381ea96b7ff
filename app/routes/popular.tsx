export default function Page() {
	return <h1>popular</h1>
}
