import type { Page } from '#content/page'
import { homePage } from '#content/pages/home'
import { scorecardLandingPage } from '#content/pages/ai-ready-score'
import { scorecardPage } from '#content/pages/ai-first-readiness-score'
import { resultsPage } from '#content/pages/ai-score-results'

/** Every page of the site, once. */
export const pages: readonly Page[] = [homePage, scorecardLandingPage, scorecardPage, resultsPage]

export const prerenderedPaths = pages.filter((page) => page.prerender).map((page) => page.path)
