import { checkedOverlay } from '#content/checked-overlay'
import type { ContentOverlay } from '#content/content'
import { AppError } from '#server/errors/app-error'

/** What somebody wants said otherwise, as it is stored. @throws AppError that names everything that cannot be said */
export function soundOverlay(given: object): ContentOverlay {
  const { overlay, faults } = checkedOverlay(given)
  if (overlay) return overlay
  const issues = faults
    .slice(0, 50)
    .map(({ path, message }) => ({ path: `overlay.${path}`, message: `The field ${path} ${message}.` }))
  const [first] = issues
  const userMessage = issues.length === 1 && first ? first.message : 'Please check the marked fields.'
  throw new AppError('invalid', { userMessage, issues })
}
