import { bringScript, runAfter, whenParsed } from './bring-script.ts'

/*
 * Of a screen of the back office that the server renders for whoever is signed in: the screen comes before its script
 * (docs/decisions/0042-the-offices-first-screen.md).
 */

/** On a phone the script weighs more than what it draws: it waits for the first sign of somebody this long at most. */
const untouchedMs = 20_000

/** What was written offline is sent by the script. */
function hasWaitingActs(): boolean {
  try {
    return localStorage.getItem('office-outbox') !== null
  } catch {
    return false // Storage is blocked: nothing waits there.
  }
}

async function bringAfterScreen() {
  await globalThis.askedEarly?.screen
  const canWait =
    globalThis.askedEarly?.shown !== undefined && matchMedia('(width < 60rem)').matches && !hasWaitingActs()
  // After the paint, so that it competes with nothing that is drawn.
  whenParsed(() => requestAnimationFrame(() => setTimeout(bringScript, canWait ? untouchedMs : 0)))
}

runAfter(globalThis.askedEarly?.screen)
void bringAfterScreen()
