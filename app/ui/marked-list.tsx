import { Icon, type IconName } from './icon.tsx'

interface MarkedListProps {
  mark: IconName
  items: readonly string[]
  className?: string
}

/** A list whose entries have the same mark: what fits, what is promised, what is not. */
export function MarkedList({ mark, items, className }: MarkedListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={mark} />
          {item}
        </li>
      ))}
    </ul>
  )
}
