import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { leadsCopy } from '#content/office/leads'
import { Head } from '#app/office/parts/head.tsx'

/** Shown to viewers instead of a screen that adds leads. */
export const NotForViewers = ({ title }: { title: string }) => (
  <Head strong={title} lead={leadsCopy.notForViewers}>
    <Link className="text-btn" to="/admin/leads">
      {leadsCopy.back}
    </Link>
  </Head>
)
