/** The occasions for making a file of the whole site. */
export const siteFileOccasions = ['nightly', 'asked for', 'before an upgrade', 'export'] as const
export type SiteFileOccasion = (typeof siteFileOccasions)[number]

/** A backup restores the site; an export is for other programs. */
export const siteFileKinds = ['backup', 'export'] as const
export type SiteFileKind = (typeof siteFileKinds)[number]
