import './filters.css'
import '#app/office/parts/desk.css'
import { type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { listCopy as copy } from '#content/office/list'
import type { ListAddress } from './list-address.ts'
import { whens } from './since.ts'
import { useSearchField } from './use-search-field.ts'

interface FiltersProps {
  list: ListAddress
  /** The placeholder of the search: “Name, company, mail, note”. Without it there is no search. */
  looksIn?: string
  /** The count beside the filters: “14 of 4,386”. */
  count?: ReactNode
  children?: ReactNode
}

/** The search and filters of a list; the address holds their state. */
export function Filters({ list, looksIn, count, children }: FiltersProps) {
  return (
    <search className="filters">
      {looksIn !== undefined && <SearchField list={list} looksIn={looksIn} />}
      {children && <div className="filters__each">{children}</div>}
      {count !== undefined && <p className="filters__count">{count}</p>}
    </search>
  )
}

function SearchField({ list, looksIn }: { list: ListAddress; looksIn: string }) {
  const id = useId()
  const field = useSearchField(list)
  return (
    <>
      <label className="vh" htmlFor={id}>
        {copy.search}
      </label>
      <input
        id={id}
        className="input filters__search"
        type="search"
        data-list-search=""
        placeholder={looksIn}
        maxLength={200}
        spellCheck={false}
        autoComplete="off"
        {...field}
      />
    </>
  )
}

interface FilterSelectProps {
  list: ListAddress
  /** The name of the address parameter. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  /** The label of the empty choice. */
  any: string
}

/** A filter with at most one value. */
export function FilterSelect({ list, name, label, options, any }: FilterSelectProps) {
  const value = list.address.get(name) ?? ''
  return (
    <label className={value === '' ? 'filter' : 'filter filter--on'}>
      <span>{label}</span>
      <select value={value} onChange={(event) => list.change({ [name]: event.currentTarget.value })}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The period filter: `when` in the address, parsed by `sinceOf`. */
export const WhenSelect = ({ list }: { list: ListAddress }) => (
  <FilterSelect
    list={list}
    name="when"
    label={copy.when}
    any={copy.anyWhen}
    options={whens.map((value) => ({ value, label: copy.whens[value] }))}
  />
)

interface FilterChipProps {
  children: ReactNode
  onRemove: () => void
}

/** An active filter; clicking removes it. */
export function FilterChip({ children, onRemove }: FilterChipProps) {
  return (
    <button type="button" className="filter filter--on" onClick={onRemove}>
      {children}
      <Icon name="close" />
      <span className="vh">{copy.remove}</span>
    </button>
  )
}
