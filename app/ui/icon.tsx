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

/** A drawing from the kit. Decorative only: the text beside it says the same. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#k-${name}`} />
    </svg>
  )
}
