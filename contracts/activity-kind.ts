import type { ActivityKind } from '#domain/activity'
import * as z from 'zod/mini'

/** The kind of a submission in an answer. Not listed: the catalogue of forms is more than the office's first screen needs. */
export const activityKind = z.custom<ActivityKind>((kind) => typeof kind === 'string')
