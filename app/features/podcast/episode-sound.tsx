import './episode-player.css'
import { podcastPlayer } from '#content/pages/parts/podcast'
import { useEffect, useRef } from 'react'

// Every player needs its own scripts and its own origin. Allowing both does not break the sandbox, because that origin
// differs from the page's.
const sandbox =
  'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts allow-storage-access-by-user-activation'

/** The owner's player in a frame. It takes focus, and cannot navigate this page. */
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
        // A new document is in the frame; without this the next Tab would start at the page's end.
        if (document.activeElement === currentTarget) currentTarget.contentWindow?.focus()
      }}
    />
  )
}

/** @param address the address of a generated sound, released with the element */
export function SampleSound({ address, title }: { address: string; title: string }) {
  const sound = useRef<HTMLAudioElement>(null)
  useEffect(() => sound.current?.focus(), [])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    // Some browsers need another click here before they play.
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has no words
    <audio ref={sound} src={address} aria-label={title} autoPlay controls />
  )
}
