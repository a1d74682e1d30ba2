import { expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { putCaseStudy } from '#test/case-studies'
import { testDatabase } from '#test/database'

test('lists everything, newest first, with what has become of its picture', async () => {
  const database = await testDatabase()
  const published = await putCaseStudy(database.db)
  const hidden = await putCaseStudy(database.db, {
    is_published: false,
    image_url: 'https://pictures.example.com/x.jpg',
    image_error: 'The link’s host answered 404.',
  })
  const answer = await createTestApp(database, { role: 'viewer' }).post('list-admin-case-studies', {})
  expect(answer.body['data']).toMatchObject([
    {
      id: hidden,
      is_published: false,
      image_url: null,
      wanted_image_url: 'https://pictures.example.com/x.jpg',
      image_error: 'The link’s host answered 404.',
    },
    { id: published, wanted_image_url: null, image_error: null },
  ])
})
