import * as z from 'zod/mini'
import './messages.ts'

const text = z.nullable(z.string())

/** A case study in a response: the columns of behavior 12.1, with tags and metrics as JSON however they are stored. */
export const publicCaseStudy = z.object({
  id: z.string(),
  /** Its page is `/case-studies/{slug}`, if it has text. */
  slug: z.string(),
  title: z.string(),
  client_name: text,
  industry: text,
  challenge: text,
  solution: text,
  results: text,
  /** A path on this site; null if there is no picture to show. */
  image_url: text,
  client_logo_url: text,
  /** Null if it is not the address of a Gamma presentation. */
  gamma_url: text,
  gamma_description: text,
  tags: z.array(z.string()),
  testimonial_quote: text,
  testimonial_author: text,
  testimonial_role: text,
  project_duration: text,
  services_provided: text,
  metrics: z.record(z.string(), z.string()),
  /** The client's process as a line, before and after the repair, in five fields: see `domain/study-line.ts`. */
  line_was: text,
  line_now: text,
  line_unit: text,
  line_gap: text,
  measured: text,
  is_published: z.boolean(),
  featured: z.boolean(),
  is_sample: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
})

export type PublicCaseStudy = z.output<typeof publicCaseStudy>

/** Additional fields for admins. */
export const adminCaseStudy = z.extend(publicCaseStudy, {
  /** The web address of a picture that the site has not copied yet. */
  wanted_image_url: text,
  image_error: text,
  gamma_title: text,
})

export type AdminCaseStudy = z.output<typeof adminCaseStudy>
