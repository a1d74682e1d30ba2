import '#app/office/parts/desk.css'
import './sheets.css'
import * as z from 'zod/mini'
import { TextField } from '#app/lib/fields.tsx'
import { useFunctionForm } from '#app/lib/use-function-form'
import { ModalSheet } from '#app/office/frame/modal-sheet.tsx'
import { useAct } from '#app/office/frame/use-act'
import type { ListAddress } from '#app/office/list/list-address'
import { saveView } from '#contracts/save-view'
import { requiredText } from '#contracts/person'
import { leadsCopy } from '#content/office-leads'
import { askedAt } from './lead-address.ts'

const copy = leadsCopy.save
const schema = z.object({ name: requiredText(40, 'Give the view a name') })

/** Gives what the address asks for a name of its own, and goes to the view. */
export function SaveViewSheet({ list, onClose }: { list: ListAddress; onClose: () => void }) {
  const { act } = useAct(saveView, {
    topics: ['contacts'],
    said: (_answer, { name }) => copy.saved(name),
    onDone: ({ data }) => list.change({ ...spelledOut(list), view: data.id }),
  })
  const form = useFunctionForm({
    schema,
    send({ name }) {
      act({ name, ...askedAt(list.address) })
      onClose()
    },
  })
  return (
    <ModalSheet title={copy.title} onClose={onClose}>
      <form {...form.formProps} className="sheet-form">
        <p className="sub">{copy.text}</p>
        <TextField form={form} name="name" label={copy.name} />
        <button type="submit" className="btn">
          {copy.submit}
        </button>
      </form>
    </ModalSheet>
  )
}

/** Its filters and order as the address of a saved view has them. */
function spelledOut({ address }: ListAddress): Record<string, readonly string[] | string> {
  const { filters = {}, sort = 'waiting' } = askedAt(address)
  const said = Object.entries(filters).map(([name, value]) => [
    name,
    [value].flat().map((each) => (each === true ? '1' : String(each))),
  ])
  return { ...(Object.fromEntries(said) as Record<string, string[]>), sort }
}
