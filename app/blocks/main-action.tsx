import { Icon } from '#app/ui/icon.tsx'
import { ActionLink } from './action-link.tsx'

/** The filled button: what a page wants its visitor to do next, wherever the content says that happens. */
export function MainAction({ label, href }: { label: string; href: string }) {
  return (
    <ActionLink className="btn" href={href}>
      {label}
      <Icon name="go" />
    </ActionLink>
  )
}
