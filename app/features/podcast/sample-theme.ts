const rate = 44_100
const seconds = 12
/** Where the phrase is cut in the middle of its rise, and where it starts again, in seconds. */
const breaksAt = 4.65
const restartsAt = 5.7
const beat = 0.42

/** MIDI numbers by beat: a rise through G major that the break cuts off, and its resolution. */
const rise = [55, 59, 62, 67, 69, 71, 69, 67, 71, 74] as const
const end = [43, 50, 55, 59, 62, 67] as const

/**
 * The opening theme of the sample episode as a sound file, synthesized in the browser, so that nothing is downloaded
 * and no recording poses as an episode.
 */
export function sampleTheme(): Uint8Array<ArrayBuffer> {
  const sound = new Float32Array(seconds * rate)
  rise.forEach((note, at) => pluck(sound, { note, at: at * beat, until: breaksAt, loudness: 0.5 }))
  rise.forEach((note, at) => pluck(sound, { note, at: restartsAt + at * beat * 0.8, loudness: 0.5 }))
  const endsAt = restartsAt + rise.length * beat * 0.8
  end.forEach((note, at) => pluck(sound, { note, at: endsAt + at * 0.045, loudness: 0.4 }))
  return wavOf(sound)
}

interface Pluck {
  note: number
  /** The start, in seconds. */
  at: number
  until?: number
  loudness: number
}

/** A string after Karplus and Strong: noise in a loop of one period, smoothed on each pass. */
function pluck(sound: Float32Array, { note, at, until = seconds, loudness }: Pluck): void {
  // The smoothing below adds half a sample.
  const period = Math.round(rate / (440 * 2 ** ((note - 69) / 12)) - 0.5)
  let noise = note
  const loop = Array.from({ length: period }, () => {
    noise = (noise * 16_807) % 2_147_483_647
    return noise / 2 ** 30 - 1
  })
  const first = Math.round(at * rate)
  const last = Math.min(sound.length, Math.round(until * rate))
  const fade = 0.08 * rate
  for (let sample = first; sample < last; sample += 1) {
    const here = (sample - first) % period
    const value = loop[here] ?? 0
    loop[here] = 0.497 * (value + (loop[(here + 1) % period] ?? 0))
    sound[sample] = (sound[sample] ?? 0) + value * loudness * Math.min(1, (last - sample) / fade)
  }
}

/** The sound as a 16-bit WAV file, normalized. */
function wavOf(sound: Float32Array): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(44 + sound.length * 2)
  const view = new DataView(file.buffer)
  const text = (at: number, letters: string) =>
    file.set(
      Array.from(letters, (letter) => letter.charCodeAt(0)),
      at,
    )
  text(0, 'RIFF')
  view.setUint32(4, file.length - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, sound.length * 2, true)
  const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  sound.forEach((value, at) => view.setInt16(44 + at * 2, (value / loudest) * 30_000, true))
  return file
}
