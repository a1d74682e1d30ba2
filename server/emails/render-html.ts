import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Without this doctype, some mail programs render in quirks mode. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** Renders a complete mail to HTML. */
export const renderMail = (mail: ReactElement): string => doctype + renderToStaticMarkup(mail)
