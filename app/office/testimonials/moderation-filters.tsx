import './moderation.css'
import '#app/office/list/filters.css'
import '#app/office/parts/desk.css'
import type { ListAddress } from '#app/office/list/list-address'
import { useSearchField } from '#app/office/list/use-search-field'
import { moderationCopy as copy } from '#content/moderation'
import { categoryLabels } from '#content/testimonials'
import { testimonialCategories } from '#domain/testimonial-category'

/** The search and the category, each with its specified name. */
export function ModerationFilters({ list }: { list: ListAddress }) {
  const field = useSearchField(list)
  return (
    <search className="filters moderation__filter">
      <div className="field">
        <label htmlFor="moderation-search">
          {copy.search} <span className="field__hint">{copy.searchHint}</span>
        </label>
        <input id="moderation-search" type="search" data-list-search="" maxLength={200} {...field} />
      </div>
      <div className="field">
        <label htmlFor="moderation-category">{copy.category}</label>
        <select
          id="moderation-category"
          value={list.address.get('category') ?? ''}
          onChange={(event) => list.change({ category: event.currentTarget.value })}
        >
          <option value="">{copy.allCategories}</option>
          {testimonialCategories.map((each) => (
            <option key={each} value={each}>
              {categoryLabels[each]}
            </option>
          ))}
        </select>
      </div>
    </search>
  )
}
