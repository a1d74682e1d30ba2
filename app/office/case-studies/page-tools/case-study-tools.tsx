import './desk.css'
import { caseStudyOfficeCopy as copy } from '#content/office/case-study-tools'
import { hasOfficeRoutes } from '#app/lib/has-office-routes'
import { useMay } from '#app/lib/admin-role'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { AddStudyForm } from './add-study-form.tsx'
import { FixThumbnails } from './fix-thumbnails.tsx'
import { loaderCache } from '#app/features/case-studies/loader-cache'
import { newOfficeQueries } from '#app/office/frame/office-queries'
import { StudyManager } from './study-manager.tsx'

/** A button that toggles the section below it. */
function useToggle(name: string, content: ReactNode) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return {
    button: (
      <button
        type="button"
        className="btn btn--line btn--s"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? copy.hide : copy.show} {name}
      </button>
    ),
    shown: isOpen && <div id={id}>{content}</div>,
  }
}

/** The admin tools for case studies (behavior 12.7). */
export function CaseStudyTools() {
  const [queries] = useState(() => newOfficeQueries())
  const mayChange = useMay('editor')
  const { revalidate } = useRevalidator()
  const showChange = useCallback(() => {
    loaderCache.forget()
    void revalidate()
  }, [revalidate])
  const manager = useToggle(copy.manager, <StudyManager onChange={showChange} />)
  const add = useToggle(copy.addForm, <AddStudyForm />)
  return (
    <QueryClientProvider client={queries}>
      <div className="desk__tools row">
        {manager.button}
        {mayChange && add.button}
        {mayChange && <FixThumbnails />}
        <Link to="/admin/case-studies" reloadDocument={!hasOfficeRoutes()}>
          {copy.office}
        </Link>
      </div>
      {mayChange && add.shown}
      {manager.shown}
    </QueryClientProvider>
  )
}
