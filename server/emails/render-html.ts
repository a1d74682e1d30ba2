import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Mail programs know this one best: without it some lay mails out as before 2000. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** A mail's HTML; the element is a `frame`. */
export const renderMail = (mail: ReactElement): string => doctype + renderToStaticMarkup(mail)
