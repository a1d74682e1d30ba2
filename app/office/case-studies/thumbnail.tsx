import './case-studies.css'
import { useState } from 'react'
import { Mark } from '#app/office/parts/mark.tsx'
import { officeStudiesCopy } from '#content/office/studies'
import type { AdminCaseStudy } from '#contracts/case-study'

const copy = officeStudiesCopy.picture

/** Whether a study's picture failed to load on the server, or is missing although the study is published. */
const isThumbnailBroken = (study: AdminCaseStudy) =>
  study.image_error !== null ||
  (study.is_published && study.image_url === null && study.wanted_image_url === null)

/** A small thumbnail, or the reason why there is none. */
export function Thumbnail({ study }: { study: AdminCaseStudy }) {
  const { image_url, wanted_image_url } = study
  const [failed, setFailed] = useState<string>()
  if (image_url !== null && failed !== image_url)
    return (
      <img
        className="thumb"
        src={image_url}
        alt=""
        width={96}
        height={54}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(image_url)}
      />
    )
  if (wanted_image_url !== null && study.image_error === null)
    return <span className="thumb thumb--none">{copy.fetching}</span>
  // A draft without a picture is not broken.
  if (failed === undefined && !isThumbnailBroken(study))
    return <span className="thumb thumb--none">{copy.none}</span>
  return (
    <span className="thumb thumb--none thumb--broken" title={study.image_error ?? undefined}>
      <Mark name="break" />
      {failed === undefined ? copy.none : copy.failed}
    </span>
  )
}
