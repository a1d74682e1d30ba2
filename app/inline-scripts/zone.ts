import { viewerZone } from '#app/lib/viewer-zone'

/* Of a page with times: it is asked for again in the time zone of this browser, which the server cannot know. */
const here = viewerZone()
const shown = document.querySelector<HTMLElement>('[data-guess-zone]')?.dataset['guessZone']
const address = new URL(location.href)
if (here && shown && here !== shown && !address.searchParams.has('zone')) {
  address.searchParams.set('zone', here)
  location.replace(address.href)
}
