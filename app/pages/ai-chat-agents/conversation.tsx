import './conversation.css'
interface ConversationProps {
  title: string
  lead: string
  legend: { lead: string; agent: string }
  agents: readonly {
    readonly name: string
    readonly does: string
    readonly lines: readonly {
      readonly from: 'lead' | 'agent'
      /** A note to the owner, not to the lead. */
      readonly to?: 'you'
      readonly text: string
    }[]
  }[]
}

/** One conversation down the page, handed from agent to agent along the line. */
export function Conversation({ title, lead, legend, agents }: ConversationProps) {
  return (
    <section className="manila part spaced convo" aria-labelledby="convo-title">
      <div className="wrap">
        <header className="part__head split">
          <h2 id="convo-title">{title}</h2>
          <p>{lead}</p>
        </header>
        <ol className="apart">
          {agents.map(({ name, does, lines }) => (
            <li key={name}>
              <i className="convo__node" aria-hidden="true" />
              <div className="convo__who">
                <h3 className="d-m">{name}</h3>
                <p>{does}</p>
              </div>
              <ul className="convo__lines">
                {lines.map(({ from, text, ...line }) => (
                  <li key={text} className={`says says--${'to' in line ? 'you' : from}`}>
                    <span className="vh">
                      {'to' in line ? 'To you' : from === 'lead' ? legend.lead : legend.agent}:{' '}
                    </span>
                    {text}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <p className="row apart convo__key" aria-hidden="true">
          <span className="says says--lead">{legend.lead}</span>
          <span className="says says--agent">{legend.agent}</span>
        </p>
      </div>
    </section>
  )
}
