/** `npm run test:all` tries every generated input, `npm test` a part of them. */
export const isFull = process.env['SAMPLES'] === 'full'

let turn = 0

/**
 * Returns some of the generated inputs, in order. Each call takes others, so that the calls of a file cover the list;
 * every run takes the same ones.
 */
export function sample<Value>(values: readonly Value[], count: number): readonly Value[] {
  if (isFull || values.length <= count) return values
  turn += 1
  const step = Math.ceil(values.length / count)
  return values.filter((_, index) => (index + turn) % step === 0)
}
