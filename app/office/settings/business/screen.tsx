import '#app/office/settings/settings.css'
import { useMay } from '#app/lib/admin-role'
import { Head } from '#app/office/parts/head.tsx'
import { figuresCopy } from '#content/office/figures'
import { settingParts, settingsCopy as copy } from '#content/office/settings'
import { CompanyForm } from '#app/office/set-up/company-form.tsx'
import { FiguresForm } from '#app/office/set-up/figures-form.tsx'
import { SettingGroups } from '#app/office/settings/setting-groups.tsx'
import { SettingTabs } from '#app/office/settings/setting-tabs.tsx'
import { useSettings } from '#app/office/settings/use-settings'

/** The server renders this screen with its settings. */
export const handle = { rendersOnServer: true }

/** The settings of the business: what visitors are promised, and what roles may do. */
export default function BusinessScreen() {
  const isOwner = useMay('owner')
  const stored = useSettings()
  return (
    <>
      {isOwner ? (
        <Head {...copy.business} lead={copy.lead} />
      ) : (
        <Head strong={copy.title} lead={copy.ownersOnly} />
      )}
      <SettingTabs />
      {isOwner && <CompanyForm />}
      {isOwner && <SettingGroups groups={settingParts.business.groups} stored={stored} />}
      {isOwner && (
        <section className="figures-part">
          <h2>{figuresCopy.title}</h2>
          <p>{figuresCopy.text}</p>
          <FiguresForm />
        </section>
      )}
    </>
  )
}
