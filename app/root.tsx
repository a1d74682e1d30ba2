import './styles/fonts.css'
import './styles/reset.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/kit.css'
import './styles/button.css'
import './styles/field.css'
import './styles/layout.css'
import './styles/print.css'
import besley from './styles/fonts/besley.woff2?url'
import instrumentSans from './styles/fonts/instrument-sans.woff2?url'
import type { ReactNode } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router'
import { BrokenScreen } from '#app/blocks/broken-screen.tsx'
import { Footer } from '#app/features/navigation/footer.tsx'
import { TopBar } from '#app/features/navigation/top-bar.tsx'
import { useHeadingFocus } from '#app/features/navigation/use-heading-focus'
import { useStoredScorecards } from '#app/features/scorecard/use-stored-scorecards'
import { HydrationSignal } from '#app/lib/hydration-signal.tsx'
import { KitSprite } from '#app/ui/kit-sprite.tsx'
import { Toaster } from '#app/ui/toaster.tsx'
import { PageContent } from './page-content.tsx'
import type { Route } from './+types/root'

export const links: LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  useHeadingFocus()
  useStoredScorecards()
  // The back office has a frame of its own, and its scripts come before the fonts.
  const isSite = !useLocation().pathname.startsWith('/admin')
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f0eadc" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#16130f" />
        {/* The server writes the starter into it (`server/pages/defer-script.ts`). */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        <Meta />
        {isSite &&
          [besley, instrumentSans].map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
          ))}
        <Links />
      </head>
      <body>
        <KitSprite />
        <a className="skip" href="#main">
          Skip to content
        </a>
        {isSite && <TopBar />}
        {children}
        {isSite && <Footer />}
        <Toaster />
        <PageContent />
        <HydrationSignal />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BrokenScreen error={error} />
}
