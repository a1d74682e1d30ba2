import './episode-player.css'
import { toastFailure } from '#app/lib/toast-failure'
import { useHydrated } from '#app/lib/use-hydrated'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { type Episode, isSamplePlayer, podcastPlayer } from '#content/pages/parts/podcast'
import { useState } from 'react'
import { EpisodeFrame, SampleSound } from './episode-sound.tsx'
import { Wave } from './wave.tsx'

interface EpisodePlayerProps {
  episode: Episode
  words: {
    label: string
    sample: string
    own: { title: string; about: string }
    play: string
    playElsewhere: string
    note: string
    sampleNote: string
  }
}

const playSign = (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2 0v16l14-8z" fill="currentColor" />
  </svg>
)

/**
 * The latest episode, played here after a click; until then its host gets no request. Without script it is a link.
 * Without the owner's player the sample episode's theme plays. The style sheet decides which one is mentioned,
 * because the page is built before the owner's settings are known.
 */
export function EpisodePlayer({ episode, words }: EpisodePlayerProps) {
  const isHydrated = useHydrated()
  const [sound, setSound] = useState<{ kind: 'frame' } | { kind: 'sample'; address: string }>()

  async function play() {
    if (!isSamplePlayer()) return setSound({ kind: 'frame' })
    try {
      const { sampleTheme } = await import('./sample-theme.ts')
      const address = URL.createObjectURL(new Blob([sampleTheme()], { type: 'audio/wav' }))
      setSound({ kind: 'sample', address })
    } catch (error) {
      toastFailure(error)
    }
  }

  return (
    <section className="apart--s player" aria-label={words.label} data-player={podcastPlayer} data-live>
      <Wave />
      <div className="sheet player__in split">
        <div className="player__sample">
          <p className="fine">{episode.isSample ? words.sample : words.label}</p>
          <h2>{episode.title}</h2>
          <p>{episode.about}</p>
        </div>
        <div className="player__own">
          <p className="fine">{words.label}</p>
          <h2>{words.own.title}</h2>
          <p>{words.own.about}</p>
        </div>
        {sound?.kind === 'frame' ? (
          <EpisodeFrame title={words.label} />
        ) : sound ? (
          <div>
            <SampleSound address={sound.address} title={episode.title} />
            <p className="player__note fine">{words.sampleNote}</p>
          </div>
        ) : (
          <div>
            {isHydrated ? (
              <button type="button" className="btn" onClick={() => void play()}>
                {playSign}
                {words.play}
              </button>
            ) : (
              <NewTabLink className="btn" href={podcastPlayer}>
                {playSign}
                {words.playElsewhere}
              </NewTabLink>
            )}
            <p className="player__note fine">
              <span className="player__own">{words.note}</span>
              <span className="player__sample">{words.sampleNote}</span>
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
