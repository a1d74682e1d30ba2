import type { Page } from '@playwright/test'
import { sessionStorageKey } from '#app/lib/stored-session'
import type { Contract, OutputOf, RawInputOf } from '#contracts/contract'

/** Calls a function as the account signed in on `page`; returns the response's status and its body. */
export async function callFunction<C extends Contract>(
  page: Page,
  contract: C,
  input: RawInputOf<C>,
): Promise<{ status: number; body: OutputOf<C> }> {
  const token = await page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token?: string }).access_token,
    sessionStorageKey,
  )
  const response = await page.request.post(`/functions/v1/${contract.name}`, {
    headers: { authorization: `Bearer ${token}` },
    data: input,
  })
  return { status: response.status(), body: (await response.json()) as OutputOf<C> }
}
