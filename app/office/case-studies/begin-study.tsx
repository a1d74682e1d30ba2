import './case-studies.css'
import '#app/office/parts/desk.css'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#app/office/frame/use-act'
import { officeStudiesCopy as copy } from '#content/office-studies'
import { createCaseStudy } from '#contracts/create-case-study'

/** Begins a draft by its title, and goes on to its editor. */
export function BeginStudy() {
  const id = useId()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const { act, isPending } = useAct(createCaseStudy, {
    topics: ['case-studies'],
    said: () => copy.said.begun,
    onDone: ({ data }) => void navigate(`/admin/case-studies/${data.id}`),
  })
  if (!isOpen)
    return (
      <button type="button" className="btn" onClick={() => setIsOpen(true)}>
        {copy.begin}
      </button>
    )
  return (
    <form
      className="begin field"
      onSubmit={(event) => {
        event.preventDefault()
        const title = new FormData(event.currentTarget).get('title')
        if (typeof title === 'string' && title.trim() !== '') act({ title })
      }}
    >
      <label htmlFor={id}>{copy.beginLabel}</label>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Whoever pressed the button wants to write here. */}
      <input id={id} name="title" type="text" required maxLength={200} autoFocus />
      <p className="row-of">
        <button type="submit" className="btn" disabled={isPending}>
          {copy.beginSubmit}
        </button>
        <button type="button" className="text-btn" onClick={() => setIsOpen(false)}>
          {copy.cancel}
        </button>
      </p>
    </form>
  )
}
