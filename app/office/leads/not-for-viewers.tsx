import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { leadsCopy } from '#content/office-leads'
import { Head } from '#app/office/parts/head.tsx'

/** In place of a screen on which leads are added. */
export const NotForViewers = ({ title }: { title: string }) => (
  <Head hard={title} lead={leadsCopy.notForViewers}>
    <Link className="text-btn" to="/admin/leads">
      {leadsCopy.new.back}
    </Link>
  </Head>
)
