import type { Access } from '#server/calls/define-function'

/**
 * Who may call what, once more and by hand: a function whose access changes, or that is new, has to be thought of
 * here too. test/access-matrix.db.test.ts holds each of them to it.
 */
export const declaredAccess: Readonly<Record<string, Access>> = {
  'add-case-study-from-link': 'editor',
  'change-subscription': 'public',
  'chatbot-response': 'public',
  'confirm-subscription': 'public',
  'fix-case-study-thumbnails': 'editor',
  'get-admin-testimonials': 'viewer',
  'get-intake-greeting': 'public',
  'get-settings': 'owner',
  'keep-seat': 'public',
  'list-admin-case-studies': 'viewer',
  'list-case-studies': 'public',
  'list-deliveries': 'viewer',
  'list-kept-mails': 'viewer',
  'list-sinks': 'viewer',
  'list-submissions': 'viewer',
  'list-testimonials': 'public',
  'register-free-workshop': 'public',
  'register-workshop': 'public',
  'reject-submission': 'editor',
  'release-submission': 'editor',
  'replay-deliveries': 'editor',
  'save-settings': 'owner',
  'send-score-email': 'public',
  'send-to-sheets': 'public',
  'submit-audit-intake': 'public',
  'submit-guest-intake': 'public',
  'submit-podcast-guest': 'public',
  'submit-score-feedback': 'public',
  'submit-testimonial': 'public',
  'submit-workshop-feedback': 'public',
  'subscribe-contact': 'public',
  'subscribe-newsletter': 'public',
  undo: 'editor',
  'update-case-study-image': 'editor',
  'update-testimonial-status': 'editor',
  'zoom-registration': 'public',
}
