/** Whatever is told of what happens here, or asked something: connected by the settings that the README lists. */
export const sinkNames = [
  'mail',
  'owner',
  'spreadsheet',
  'zoom',
  'workshop-link',
  'webhook',
  'model',
  'booking',
] as const
export type SinkName = (typeof sinkNames)[number]
