interface ChainProps {
  /** Links in all. The style sheet lays out 27. */
  length: number
  gained: number
  label?: string
  className?: string | undefined
}

/** The meter: gained links are filled, the next one is split, the rest are hollow. */
export function Chain({ length, gained, label, className }: ChainProps) {
  const classes = className ? `chain ${className}` : 'chain'
  const links = Array.from({ length }, (_, at) => (
    <i key={at} className={at < gained ? 'on' : at === gained ? 'next' : undefined} />
  ))
  return label ? (
    <div className={classes} role="img" aria-label={label}>
      {links}
    </div>
  ) : (
    <div className={classes} aria-hidden="true">
      {links}
    </div>
  )
}
