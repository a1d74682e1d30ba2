import { checkedOverlay } from '#content/facts/checked-overlay'
import type { ContentOverlay } from '#content/facts/content'
import { AppError } from '#server/errors/app-error'

/**
 * Returns the checked overlay in the form in which it is stored.
 * @throws AppError that names every invalid value
 */
export function requireValidOverlay(given: object): ContentOverlay {
  const { overlay, faults } = checkedOverlay(given)
  if (overlay) return overlay
  const issues = faults
    .slice(0, 50)
    .map(({ path, message }) => ({ path: `overlay.${path}`, message: `The field ${path} ${message}.` }))
  const [first] = issues
  const userMessage = issues.length === 1 && first ? first.message : 'Please check the marked fields.'
  throw new AppError('invalid', { userMessage, issues })
}
