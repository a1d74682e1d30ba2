import type { DeliveryBranchName } from '#domain/delivery-service'

/** What the back office calls whatever deliveries go out to. */
export const branchNames: Readonly<Record<DeliveryBranchName, string>> = {
  mail: 'Mail to visitors',
  owner: 'Alerts to you',
  spreadsheet: 'Spreadsheet',
  zoom: 'Zoom',
  webhook: 'Webhook',
  web: 'Pictures',
}
