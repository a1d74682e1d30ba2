import type { Contract, OutputOf } from '#contracts/contract'
import type { CallFunction } from '#app/lib/call-context'

/**
 * Calls the function behind a mailed link's page: the page's address contains the token, the form the rest. Undefined
 * if the call failed.
 */
export async function submitLinkForm<C extends Contract>(
  { request, callFunction }: { request: Request; callFunction: CallFunction },
  contract: C,
  input: object,
): Promise<OutputOf<C> | undefined> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const answer = await callFunction(contract.name, { token, ...input })
  const read = contract.output.safeParse(await answer.json())
  return read.success ? (read.data as OutputOf<C>) : undefined
}
