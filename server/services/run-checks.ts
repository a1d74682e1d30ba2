import type { ConnectionStep } from '#contracts/test-connection'
import { type CheckOf, services, type ServiceWithChecks } from '#domain/services'
import { ServiceError } from '#server/errors/service-error'
import type { CheckStep } from './define-service.ts'
import { type ServiceClients, serviceDefinitions } from './index.ts'

type CheckResult<Name extends ServiceWithChecks> = ConnectionStep & { name: CheckOf<Name> }

/** Tests a connection step by step until one fails. Never rejects because of the service. */
export async function runChecks<Name extends ServiceWithChecks>(
  name: Name,
  clients: ServiceClients,
): Promise<CheckResult<Name>[]> {
  const client = clients[name]
  const definition = serviceDefinitions.find((each) => each.name === name)
  if (!definition) throw new Error(`No service is called ${name}`)
  const steps = client === undefined ? {} : definition.checks(client)
  const results: CheckResult<Name>[] = []
  for (const step of services[name].checks) {
    const isReached = client !== undefined && results.every(({ state }) => state === 'done')
    results.push({ name: step, ...(isReached ? await resultOf(steps[step]) : { state: 'skipped' }) })
  }
  return results
}

async function resultOf(step: CheckStep | undefined): Promise<Omit<CheckResult<never>, 'name'>> {
  if (!step) throw new Error('A step is listed that the service does not have')
  try {
    const answer = await step()
    return { state: 'done', ...(answer && { answer }) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { state: 'failed', answer: error.message }
  }
}
