import './frame.css'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { frameCopy as copy } from '#content/office/frame'
import { site } from '#content/facts/site'
import { useCommandKey } from './command-key.ts'
import { Screens } from './screens.tsx'

interface SideProps {
  isLive: boolean
  onFind: () => void
  onKeys: () => void
}

/** The navigation rail of wide screens. */
export function Side({ isLive, onFind, onKeys }: SideProps) {
  const commandKey = useCommandKey()
  return (
    <header className="side" id="screens" tabIndex={-1}>
      <Link className="side__logo" to="/admin">
        <Icon name="mark" />
        {site.name}
      </Link>
      <button type="button" className="side__find" onClick={onFind}>
        {copy.search} <kbd>{commandKey} K</kbd>
      </button>
      <Screens />
      <p className="side__live">
        {!isLive && <Icon name="node" />}
        <span className="vh">{isLive ? copy.live : copy.notLive}</span>
        <button type="button" className="text-btn" onClick={onKeys}>
          {copy.keys.title}
        </button>
      </p>
    </header>
  )
}
