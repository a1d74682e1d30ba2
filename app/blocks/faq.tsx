import './faq.css'
interface FaqProps {
  title: string
  /** Of the heading, and the anchor to the section. */
  id?: string
  items: readonly { readonly question: string; readonly answer: string }[]
}

/** Questions that open without script. The first one stands open, to show that they do. */
export function Faq({ title, id = 'faq', items }: FaqProps) {
  return (
    <section className="wrap part faq split split--4-8" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div>
        {items.map(({ question, answer }, at) => (
          <details key={question} open={at === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
