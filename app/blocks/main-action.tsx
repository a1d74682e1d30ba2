import { Icon } from '#app/ui/icon.tsx'
import { ActionLink } from './action-link.tsx'

/** The filled button: the page's main action, wherever the content links it. */
export function MainAction({ label, href }: { label: string; href: string }) {
  return (
    <ActionLink className="btn" href={href}>
      {label}
      <Icon name="go" />
    </ActionLink>
  )
}
