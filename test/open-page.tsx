import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, type ContextType, createElement } from 'react'
import {
  createMemoryRouter,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
  UNSAFE_FrameworkContext as FrameworkContext,
  useActionData,
  useLoaderData,
  useMatches,
  useParams,
} from 'react-router'
import { expect, onTestFinished } from 'vitest'
import { type CallFunction, callContext } from '#app/lib/call-context'
import { sessionStorageKey } from '#app/lib/stored-session'
import routes from '#app/routes'
import { Toaster } from '#app/ui/toaster.tsx'
import { adminGateCopy } from '#content/pages/admin-gate'
import type { AdminRole } from '#domain/role'
import { bookingContext, businessZoneContext, listsContext } from '#server/pages/page-context.server'
import type { PublishedLists } from '#server/pages/published-lists.server'
import { addAccount, adminPassword, listen } from './accounts.ts'
import type { createTestApp } from './app.ts'
import type { TestDatabase } from './database.ts'
import { exampleRules } from './example-calls.ts'
import { closeToasts } from './toasts.ts'

interface OpenOptions {
  /** The role of the account `ROLE@example.com`, which is signed in; without a role nobody is. */
  role?: AdminRole
  /** Settings of the app. */
  app?: Parameters<typeof createTestApp>[1]
  /** What pages with stored content show; default nothing. */
  lists?: Partial<PublishedLists>
  /** Answers a request instead of the app; undefined leaves it to the app. */
  intercept?: (path: string, init: RequestInit) => Response | undefined | Promise<Response | undefined>
}

/**
 * Opens an address without a browser: the real modules of its route in a document, and the real app on the test's
 * database behind `fetch`. What needs a layout, an address bar, another tab or hydration is for the browser tests.
 */
export async function openPage(database: TestDatabase, path: string, options: OpenOptions = {}) {
  const { role, app, lists, intercept } = options
  const { url } = await listen(database, app)
  const network = globalThis.fetch
  const postJson = (address: string, body: unknown) =>
    network(url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  /** Every request of the page, in order. */
  const requests: string[] = []
  /** What the app answers to them. */
  const answers: Promise<Response>[] = []
  globalThis.fetch = async (input, init = {}) => {
    const asked = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const address = asked.pathname + asked.search
    requests.push(address)
    const intercepted = await intercept?.(address, init)
    if (intercepted) return intercepted
    const answer = network(url + address, init)
    answers.push(answer)
    return answer
  }
  if (role) {
    const email = `${role}@example.com`
    await addAccount(database, { email, role })
    const answer = await postJson('/auth/v1/token?grant_type=password', { email, password: adminPassword })
    localStorage.setItem(sessionStorageKey, await answer.text())
  }
  const callFunction: CallFunction = (name, input) => postJson(`/functions/v1/${name}`, input)
  const router = createMemoryRouter(
    [{ path: '/', Component: Frame, HydrateFallback: () => null, children: routes.map(routeOf) }],
    {
      initialEntries: [path],
      getContext() {
        const context = new RouterContextProvider()
        context.set(listsContext, { testimonials: [], studies: [], heldTimes: [], ...lists })
        context.set(businessZoneContext, 'America/New_York')
        context.set(bookingContext, { rules: exampleRules, now: new Date() })
        context.set(callContext, callFunction)
        return context
      },
    },
  )
  onTestFinished(async () => {
    cleanup()
    router.dispose()
    localStorage.clear()
    sessionStorage.clear()
    closeToasts()
    globalThis.fetch = network
    // A request in progress could store something that the next test would find.
    await Promise.allSettled(answers)
  })
  // The route's modules are loaded and transformed before a test waits for anything.
  if (!router.state.initialized)
    await new Promise<void>((resolve) => router.subscribe(({ initialized }) => initialized && resolve()))
  await act(async () => void render(<RouterProvider router={router} />))
  if (localStorage.getItem(sessionStorageKey))
    await waitFor(() => expect(document.body.textContent).not.toContain(adminGateCopy.checking))
  return { user: userEvent.setup(), router, screen, requests, answers }
}

/** No page is fetched in advance. */
const framework = { manifest: { routes: {} }, routeModules: {} } as unknown as ContextType<
  typeof FrameworkContext
>

/** What surrounds every page that a test can meet. */
const Frame = () => (
  <FrameworkContext.Provider value={framework}>
    <Outlet />
    <Toaster />
  </FrameworkContext.Provider>
)

interface RouteModule extends Pick<RouteObject, 'loader' | 'action'> {
  default?: ComponentType<object>
}
const modules = import.meta.glob<RouteModule>(
  '../app/{office,pages}/**/{layout,screen,*-screen,page}.{ts,tsx}',
)

type RouteEntry = (typeof routes)[number]

function routeOf({ path, index, file, children = [] }: RouteEntry): RouteObject {
  const lazy = async () => {
    const { default: Component, loader, action } = (await modules[`../app/${file}`]?.()) ?? {}
    return {
      ...(loader && { loader }),
      ...(action && { action }),
      ...(Component && { Component: () => createElement(Component, useRouteProps()) }),
    }
  }
  return index ? { index, lazy } : { path, lazy, children: children.map(routeOf) }
}

function useRouteProps(): object {
  return {
    loaderData: useLoaderData(),
    actionData: useActionData(),
    params: useParams(),
    matches: useMatches(),
  }
}
