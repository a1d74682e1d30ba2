import './kicker.css'
/** The small line over a page's headline that names the offer: the first station of the line from the left edge. */
export function Kicker({ children }: { children: string }) {
  return <p className="kicker">{children}</p>
}
