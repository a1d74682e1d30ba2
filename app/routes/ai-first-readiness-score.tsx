export default function Page() {
  return (
    <main id="main">
      <h1>ai-first-readiness-score</h1>
    </main>
  )
}
