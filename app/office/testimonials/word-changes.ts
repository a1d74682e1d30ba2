interface WordChange {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** The changes between two texts, word by word; spaces belong to the word before. */
export function wordChanges(from: string, to: string): WordChange[] {
  const [old, now] = [wordsOf(from), wordsOf(to)]
  // `common[i][j]` is the length of the longest common subsequence of `old` from i and `now` from j.
  const common = old.map(() => now.map(() => 0))
  const best = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = common[i]
      if (row)
        row[j] = isSame(old[i], now[j]) ? best(i + 1, j + 1) + 1 : Math.max(best(i + 1, j), best(i, j + 1))
    }
  }
  const changes: WordChange[] = []
  const add = (kind: WordChange['kind'], text = '') => {
    const last = changes.at(-1)
    if (last?.kind === kind) last.text += text
    else changes.push({ kind, text })
  }
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && isSame(old[i], now[j])) {
      add('same', now[j])
      i += 1
      j += 1
    } else if (i < old.length && (j >= now.length || best(i + 1, j) >= best(i, j + 1))) {
      add('gone', old[i])
      i += 1
    } else {
      add('new', now[j])
      j += 1
    }
  }
  return changes
}

const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? []
const isSame = (one = '', other = '') => one.trim() === other.trim()
