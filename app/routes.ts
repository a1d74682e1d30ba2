import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('ai-ready-score', 'routes/ai-ready-score.tsx'),
  route('ai-first-readiness-score', 'routes/ai-first-readiness-score.tsx'),
  route('ai-score-results', 'routes/ai-score-results.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
