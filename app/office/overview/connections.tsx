import './screen.css'
import { useAnswer } from '#app/lib/use-answer'
import { Icon } from '#app/ui/icon.tsx'
import { officeCopy } from '#content/office'
import { listSinks, type Sink } from '#contracts/list-sinks'
import { NotThere } from './not-there.tsx'

const copy = officeCopy.sinks

/** Every sink, whether it is connected, and what waits for it. */
export function Connections() {
  const { answer, again } = useAnswer(listSinks, {})
  return (
    <section className="office__part" aria-labelledby="sinks-title">
      <header>
        <h2 id="sinks-title">{copy.title}</h2>
        <p>{copy.text}</p>
      </header>
      {answer.state === 'there' ? (
        <ul>
          {answer.value.data.map((sink) => (
            <SinkRow key={sink.name} sink={sink} />
          ))}
        </ul>
      ) : (
        <NotThere state={answer.state} again={again} />
      )}
    </section>
  )
}

function SinkRow({ sink: { name, connected, waiting, failed } }: { sink: Sink }) {
  const words = copy.names[name]
  return (
    <li className={connected ? 'sink sink--on' : 'sink'}>
      <h3>{words.name}</h3>
      <p className="sink__state">
        <Icon name={connected ? 'repair' : 'break'} />
        {connected ? copy.connected : copy.notConnected}
      </p>
      <p>{connected ? words.on : words.off}</p>
      <p className="sink__counts fine">
        {waiting !== null && (
          <span>
            <b className="num">{waiting}</b> {copy.waiting}
          </span>
        )}
        {failed !== null && failed > 0 && (
          <span>
            <b className="num">{failed}</b> {copy.failed}
          </span>
        )}
      </p>
    </li>
  )
}
