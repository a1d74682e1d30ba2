import './desk.css'
import { caseStudyOfficeCopy as copy } from '#content/case-study-office'
import { useMay } from '#app/lib/admin-role'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { AddStudyForm } from './add-study-form.tsx'
import { FixThumbnails } from './fix-thumbnails.tsx'
import { keptAnswers } from './kept-answers.ts'
import { StudyManager } from './study-manager.tsx'

/** A button that shows and hides what stands below it. */
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

/** What an admin can do with the case studies (S1 §2, "Admin mode"). */
export function CaseStudyTools() {
  const mayChange = useMay('editor')
  const { revalidate } = useRevalidator()
  const showChange = useCallback(() => {
    keptAnswers.forget()
    void revalidate()
  }, [revalidate])
  const manager = useToggle(copy.manager, <StudyManager onChange={showChange} />)
  const add = useToggle(copy.addForm, <AddStudyForm />)
  return (
    <>
      <div className="desk__tools row">
        {manager.button}
        {mayChange && add.button}
        {mayChange && <FixThumbnails />}
        <Link to="/admin/case-studies">{copy.office}</Link>
      </div>
      {mayChange && add.shown}
      {manager.shown}
    </>
  )
}
