import { services, type ServiceWithLane, servicesWithLane } from './services.ts'

/** Returns the lane of a service's deliveries. */
export const laneOfService = (name: ServiceWithLane): DeliveryServiceName => services[name].lane

/** The lane of a delivery. Each lane has its own attempts, so that one that stalls delays no other. */
export type DeliveryServiceName = (typeof services)[ServiceWithLane]['lane']
export const deliveryServiceNames: readonly DeliveryServiceName[] = [
  ...new Set(servicesWithLane.map(laneOfService)),
]

/** The destination of a delivery: a service that has a lane. */
export type DeliveryBranchName = ServiceWithLane
export const deliveryBranchNames: readonly DeliveryBranchName[] = servicesWithLane
