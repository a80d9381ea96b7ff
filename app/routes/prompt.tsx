export default function Page() {
	return <h1>prompt</h1>
}
