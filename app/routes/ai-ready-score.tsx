export default function Page() {
  return (
    <main id="main">
      <h1>ai-ready-score</h1>
    </main>
  )
}
