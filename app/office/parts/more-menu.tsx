import './more-menu.css'
import '#app/office/parts/desk.css'
import { Menu, MenuButton, MenuItem, MenuProvider } from '@ariakit/react'
import { frameCopy as copy } from '#content/office-frame'

export interface MoreAct {
  name: string
  run: () => void
  /** It takes something away. */
  isBad?: boolean
}

interface MoreMenuProps {
  acts: readonly MoreAct[]
  /** What they are done to, where several of these stand on one screen. */
  about?: string
  isQuiet?: boolean
  /** Its page comes from the server, which may have no inline styles; a hidden menu has some, and is left out. */
  isServerRendered?: boolean
}

/** The acts that are not worth a button each. */
export function MoreMenu({ acts, about, isQuiet = false, isServerRendered = false }: MoreMenuProps) {
  if (acts.length === 0) return null
  return (
    <MenuProvider>
      <MenuButton className={`${isQuiet ? 'text-btn' : 'btn btn--line'} more-menu__button`}>
        {copy.more}
        {about !== undefined && <span className="vh">: {about}</span>}
      </MenuButton>
      <Menu className="more-menu" gutter={6} unmountOnHide={isServerRendered}>
        {acts.map(({ name, run, isBad }) => (
          <MenuItem key={name} className={isBad ? 'more-menu__bad' : undefined} onClick={run}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </MenuProvider>
  )
}
