import type { ActivityKind } from '#domain/activity'
import * as z from 'zod/mini'

/** The kind of a submission in a response. Any text is valid, so that browsers need not load the catalogue of forms. */
export const activityKind = z.custom<ActivityKind>((kind) => typeof kind === 'string')
