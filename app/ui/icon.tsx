export type IconName =
  | 'break'
  | 'repair'
  | 'node'
  | 'ok'
  | 'fault'
  | 'noise'
  | 'mark'
  | 'out'
  | 'go'
  | 'close'

/** A drawing from the kit. Decoration only: whatever it says is also said in words beside it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#k-${name}`} />
    </svg>
  )
}
