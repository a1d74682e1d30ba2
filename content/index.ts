import type { Page } from '#content/pages/parts/page'
import { aiAuditPage } from '#content/pages/ai-audit'
import { aiAuditB2bPage } from '#content/pages/ai-audit-b2b'
import { servicesPage } from '#content/pages/ai-automation-services'
import { chatAgentsPage } from '#content/pages/ai-chat-agents'
import { leadMagnetsPage } from '#content/pages/ai-tools-lead-magnets'
import { internalOpsPage } from '#content/pages/ai-internal-ops'
import { coachingPage } from '#content/pages/ai-for-business'
import { youthPage } from '#content/pages/ai-for-youth'
import { b2bWorkshopPage } from '#content/pages/ai-workshop'
import { readinessWorkshopPage } from '#content/pages/ai-readiness-workshop'
import { freeWorkshopPage } from '#content/pages/free-ai-workshop'
import { bookPage } from '#content/pages/book'
import { confirmCallPage } from '#content/pages/confirm-call'
import { answeredPage } from '#content/pages/answered'
import { keepSeatPage } from '#content/pages/free-ai-workshop-keep'
import { workshopFeedbackPage } from '#content/pages/workshop-feedback'
import { podcastPage } from '#content/pages/ai-first-ceo-podcast'
import { guestIntakePage } from '#content/pages/ai-first-ceo-podcast-guest-intake'
import { weekOneIntakePage } from '#content/pages/ai-audit-week-1-intake-form'
import { newsletterPage } from '#content/pages/newsletter'
import { confirmPage } from '#content/pages/newsletter-confirm'
import { unsubscribePage } from '#content/pages/newsletter-unsubscribe'
import { mediaPage } from '#content/pages/media'
import { coldEmailPage } from '#content/pages/cold-email-automation'
import { coldEmailOfferPage } from '#content/pages/cold-email-automation-offer'
import { trustedPartnerPage } from '#content/pages/trusted-partner'
import { testimonialsPage } from '#content/pages/testimonials'
import { permissionPage } from '#content/pages/testimonials-permission'
import { collectTestimonialPage, submitTestimonialPage } from '#content/pages/testimonials-submit'
import { caseStudiesPage } from '#content/pages/case-studies'
import { landingPage } from '#content/pages/landing'
import { backupLandingPage } from '#content/pages/backup-landing'
import { privacyPage } from '#content/pages/privacy'
import { howWeCountPage } from '#content/pages/how-we-count'
import { termsPage } from '#content/pages/terms'
import { authPage } from '#content/pages/auth'
import { homePage } from '#content/pages/home'
import { scorecardLandingPage } from '#content/pages/ai-ready-score'
import { scorecardPage } from '#content/pages/ai-first-readiness-score'
import { resultsPage } from '#content/pages/ai-score-results'

/** Every page of the site: routes, prerendering, navigation, sitemap, metadata and tests use this list. */
export const pages: readonly Page[] = [
  homePage,
  scorecardLandingPage,
  scorecardPage,
  resultsPage,
  aiAuditPage,
  aiAuditB2bPage,
  servicesPage,
  chatAgentsPage,
  leadMagnetsPage,
  internalOpsPage,
  coachingPage,
  youthPage,
  b2bWorkshopPage,
  readinessWorkshopPage,
  freeWorkshopPage,
  keepSeatPage,
  bookPage,
  confirmCallPage,
  answeredPage,
  workshopFeedbackPage,
  podcastPage,
  guestIntakePage,
  weekOneIntakePage,
  newsletterPage,
  confirmPage,
  unsubscribePage,
  mediaPage,
  coldEmailPage,
  coldEmailOfferPage,
  trustedPartnerPage,
  testimonialsPage,
  submitTestimonialPage,
  collectTestimonialPage,
  permissionPage,
  caseStudiesPage,
  landingPage,
  backupLandingPage,
  howWeCountPage,
  privacyPage,
  termsPage,
  authPage,
]

export const prerenderedPaths = pages.filter((page) => page.prerender).map((page) => page.path)
