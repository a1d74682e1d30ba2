import './finder.css'
import { lazy, Suspense, useState } from 'react'
import { isComposing } from '#app/lib/is-composing'
import { frameCopy as copy } from '#content/office/frame'
import { Modal } from './modal.tsx'

const Finder = lazy(() => import('./finder.tsx'))

interface FindOrDoProps {
  onClose: () => void
  onKeys: () => void
}

/**
 * Finds people, screens and actions in one field over the screen. It opens with the shortcut itself, because letters
 * typed while its script loads would trigger shortcuts of the screen behind it.
 */
export function FindOrDo({ onClose, onKeys }: FindOrDoProps) {
  const [text, setText] = useState('')
  const [isAwaited, setIsAwaited] = useState(false)
  return (
    <Modal className="finder" label={{ text: copy.findOrDo }} onClose={onClose}>
      <Suspense
        fallback={
          <div className="finder__in">
            <input
              aria-label={copy.findOrDo}
              placeholder={copy.finder.placeholder}
              className="finder__field"
              spellCheck={false}
              maxLength={200}
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value)
                setIsAwaited(false)
              }}
              onKeyDown={({ key, nativeEvent }) => {
                if (key === 'Enter' && !isComposing(nativeEvent)) setIsAwaited(true)
              }}
            />
            <button type="button" className="text-btn" onClick={onClose}>
              {copy.close} <kbd>Esc</kbd>
            </button>
          </div>
        }
      >
        <Finder begun={text} isAwaited={isAwaited} onClose={onClose} onKeys={onKeys} />
      </Suspense>
    </Modal>
  )
}
