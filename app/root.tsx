import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/kit.css'
import './styles/button.css'
import './styles/field.css'
import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url'
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { KitSprite } from '#app/ui/kit-sprite.tsx'

export const links: LinksFunction = () => [
  ...[besley, instrumentSans].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f0eadc" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#16130f" />
        <Meta />
        <Links />
      </head>
      <body>
        <KitSprite />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
