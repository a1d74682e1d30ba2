import { Connections } from './connections.tsx'
import { KeptMails } from './kept-mails.tsx'
import { backOffice } from '#content/back-office'

/** The way into the back office: what the site is connected to, and the mails kept meanwhile. */
export default function Office() {
  return (
    <>
      <h1>{backOffice}</h1>
      <Connections />
      <KeptMails />
    </>
  )
}
