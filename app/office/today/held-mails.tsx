import './broken-links.css'
import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { useDecideAll } from '#app/office/deliveries/use-decide-all'
import { formatCount } from '#app/office/list/format-count'
import { Mark } from '#app/office/parts/mark.tsx'
import { todayCopy as copy } from '#content/office/today'
import type { Today } from '#contracts/get-today'

/** Mails to strangers above the hourly limit. */
export default function HeldMails({ today: { counts, setUp } }: { today: Today }) {
  const { heldMails } = counts
  const { send, progress } = useDecideAll()
  const maySend = useMay('editor') && setUp.connected.mail
  return (
    <div className="broken__one broken__undecided">
      <Mark name="wait" />
      <div>
        <h3>{copy.heldMails.title(heldMails.value, formatCount(heldMails))}</h3>
        <p>{copy.heldMails.why}</p>
        <p className="broken__do row-of">
          <Link className="btn btn--line" to="/admin/deliveries?view=held">
            {heldMails.value === 1 ? copy.seeOne : copy.see(formatCount(heldMails))}
          </Link>
          {maySend && (
            <button
              type="button"
              className="text-btn"
              disabled={progress !== undefined}
              onClick={() => send({ filters: { view: 'held' } }, heldMails.value)}
            >
              {copy.heldMails.send(heldMails.value)}
            </button>
          )}
        </p>
      </div>
    </div>
  )
}
