export default function Page() {
  return (
    <main id="main">
      <h1>ai-score-results</h1>
    </main>
  )
}
