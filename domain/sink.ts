import { type ServiceWithCard, servicesWithCard } from './services.ts'

/** The services on the Connections screen. */
export const sinkNames: readonly ServiceWithCard[] = servicesWithCard
export type SinkName = ServiceWithCard
