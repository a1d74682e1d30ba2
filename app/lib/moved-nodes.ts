/*
 * Translators replace the text nodes that React has rendered, again after each change, and password managers wrap
 * fields. React keeps references to its own nodes: it would fail to remove them or to insert beside them
 * (facebook/react#11538), and would change text that is no longer on the page.
 */

/** Maps a node of React to the element that has replaced it; `originals` is the inverse. */
const replacements = new WeakMap<Node, Node>()
const originals = new WeakMap<Node, Node>()

/** Called once, before hydration. */
export function guardMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')

  Node.prototype.removeChild = function <N extends Node>(this: Node, child: N): N {
    const placed = placedFor(child)
    // Other code has removed it together with its parent.
    if (!this.contains(placed)) return child
    const wrapper = placed.parentNode
    removeChild.call(wrapper, placed)
    if (wrapper !== this && wrapper?.childNodes.length === 0) wrapper.parentNode?.removeChild(wrapper)
    return child
  }

  Node.prototype.insertBefore = function <N extends Node>(this: Node, node: N, before: Node | null): N {
    let next = before && placedFor(before)
    if (next && !this.contains(next)) next = null
    while (next && next.parentNode !== this) next = next.parentNode
    insertBefore.call(this, node, next)
    return node
  }

  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      nodeValue?.set?.call(this, value)
      const placed = placedFor(this)
      if (placed === this) return
      forget(this)
      placed.parentNode?.replaceChild(this, placed)
    },
  })

  new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => Array.from(addedNodes)))
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const [removed] = removedNodes
      if (removedNodes.length !== 1 || !removed || removed.isConnected) continue
      // The replacement was added in the same step, or beside the node before its removal.
      const replacement =
        addedNodes[0] ?? [previousSibling, nextSibling].find((sibling) => sibling && added.has(sibling))
      const original = originals.get(removed) ?? removed
      if (!(original instanceof Text) || !(replacement instanceof Element)) continue
      replacements.set(original, replacement)
      originals.set(replacement, original)
    }
  }).observe(document, { childList: true, subtree: true })
}

/** The node itself, or what has replaced it on the page. */
const placedFor = (node: Node): Node => (node.isConnected ? node : (replacements.get(node) ?? node))

function forget(original: Node) {
  const replacement = replacements.get(original)
  if (replacement) originals.delete(replacement)
  replacements.delete(original)
}
