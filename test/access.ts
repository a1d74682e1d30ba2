import type { Access } from '#server/calls/define-function'

/**
 * Who may call what, once more and by hand: a function whose access changes, or that is new, has to be thought of
 * here too. test/access-matrix.db.test.ts holds each of them to it.
 */
export const declaredAccess: Readonly<Record<string, Access>> = {
  'add-case-study-from-link': 'admin',
  'change-subscription': 'public',
  'chatbot-response': 'public',
  'confirm-subscription': 'public',
  'fix-case-study-thumbnails': 'admin',
  'get-admin-testimonials': 'admin',
  'get-intake-greeting': 'public',
  'keep-seat': 'public',
  'list-admin-case-studies': 'admin',
  'list-case-studies': 'public',
  'list-deliveries': 'admin',
  'list-kept-mails': 'admin',
  'list-sinks': 'admin',
  'list-submissions': 'admin',
  'list-testimonials': 'public',
  'register-free-workshop': 'public',
  'register-workshop': 'public',
  'reject-submission': 'admin',
  'release-submission': 'admin',
  'replay-deliveries': 'admin',
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
  'update-case-study-image': 'admin',
  'update-testimonial-status': 'admin',
  'zoom-registration': 'public',
}
