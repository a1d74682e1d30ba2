import './more-menu.css'
import '#app/office/parts/desk.css'
import { Menu, MenuButton, MenuItem, MenuProvider } from '@ariakit/react'
import { frameCopy as copy } from '#content/office/frame'

export interface MoreAction {
  name: string
  run: () => void
  /** A destructive action. */
  isBad?: boolean
}

interface MoreMenuProps {
  acts: readonly MoreAction[]
  /** The subject of the actions, which distinguishes several menus on a screen for screen readers. */
  about?: string
  isQuiet?: boolean
}

/** A menu of secondary actions. */
export function MoreMenu({ acts, about, isQuiet = false }: MoreMenuProps) {
  if (acts.length === 0) return null
  return (
    <MenuProvider>
      <MenuButton className={`${isQuiet ? 'text-btn' : 'btn btn--line'} more-menu__button`}>
        {copy.more}
        {about !== undefined && <span className="vh">: {about}</span>}
      </MenuButton>
      {/* Unmounted while hidden, because its inline styles violate the CSP of a server-rendered screen. */}
      <Menu
        className="more-menu"
        gutter={6}
        unmountOnHide
        hideOnEscape={(event) => {
          // Escape only closes the menu; the screen's own Escape shortcut must not run too.
          event.preventDefault()
          return true
        }}
      >
        {acts.map(({ name, run, isBad }) => (
          <MenuItem key={name} className={isBad ? 'more-menu__bad' : undefined} onClick={run}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </MenuProvider>
  )
}
