import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { Wave } from './wave.tsx'

interface EpisodePlayerProps {
  episode: { title: string; about: string; href: string; isSample: boolean }
  words: { label: string; sample: string; play: string; note: string }
}

/**
 * Stands where the host's player would be and asks nothing of the host until it is pressed. Our security policy
 * allows no foreign frames, so the press opens the episode beside this page.
 */
export function EpisodePlayer({ episode, words }: EpisodePlayerProps) {
  return (
    <section className="player" aria-labelledby="player-title">
      <Wave />
      <div className="sheet player__in">
        <div>
          <p className="player__label">{episode.isSample ? words.sample : words.label}</p>
          <h2 id="player-title">{episode.title}</h2>
          <p>{episode.about}</p>
        </div>
        <div>
          <NewTabLink className="btn" href={episode.href}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2 0v16l14-8z" fill="currentColor" />
            </svg>
            {words.play}
          </NewTabLink>
          <p className="player__note">{words.note}</p>
        </div>
      </div>
    </section>
  )
}
