import { viewerZone } from '#app/lib/viewer-zone'

/* The inline script of a page with times: reloads it in the browser's time zone, which the server cannot know. */
const here = viewerZone()
const shown = document.querySelector<HTMLElement>('[data-guess-zone]')?.dataset['guessZone']
const address = new URL(location.href)
if (here && shown && here !== shown && !address.searchParams.has('zone')) {
  address.searchParams.set('zone', here)
  location.replace(address.href)
}
