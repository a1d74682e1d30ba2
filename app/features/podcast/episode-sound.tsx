import './episode-player.css'
import { podcastPlayer } from '#content/podcast'
import { useEffect, useRef } from 'react'

// With its own scripts on its own origin, as every player needs: that origin is not ours, so that the two together
// do not let it out of the sandbox.
const sandbox =
  'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts allow-storage-access-by-user-activation'

/** The owner's player, as its host draws it. It takes the focus, and cannot lead this page away. */
export function EpisodeFrame({ title }: { title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      className="player__frame"
      src={podcastPlayer}
      title={title}
      allow="autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture"
      sandbox={sandbox}
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={({ currentTarget }) => {
        // Another document stands in it now: without this the next Tab starts at the page's end.
        if (document.activeElement === currentTarget) currentTarget.contentWindow?.focus()
      }}
    />
  )
}

/** @param address of a sound made here, which is let go with the element */
export function SampleSound({ address, title }: { address: string; title: string }) {
  const sound = useRef<HTMLAudioElement>(null)
  useEffect(() => sound.current?.focus(), [])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    // Some browsers want another press here before they play.
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has no words
    <audio ref={sound} src={address} aria-label={title} autoPlay controls />
  )
}
