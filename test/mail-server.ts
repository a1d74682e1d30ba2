import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type TestDatabase, testDatabase } from './database.ts'
import { startTestWorker, type TestWorker, type TestWorkerOptions } from './delivery-worker.ts'
import { type SmtpStandIn, startSmtpStandIn } from '#server/services/mail/stand-in'

/** Gives each test of a file an empty database and a mail server that accepts. */
export function withMailServer() {
  let database: TestDatabase
  let smtp: SmtpStandIn
  let workers: TestWorker[] = []

  beforeAll(async () => {
    smtp = await startSmtpStandIn()
  })
  beforeEach(async () => {
    database = await testDatabase()
    smtp.behave('accept')
    smtp.mails.length = 0
  })
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
    workers = []
  })
  afterAll(() => smtp.stop())

  return {
    get database() {
      return database
    },
    get smtp() {
      return smtp
    },
    /** Starts a worker that sends through the server and is stopped after the test. */
    async startWorker(options: TestWorkerOptions = {}): Promise<TestWorker> {
      const worker = await startTestWorker(database, { smtp, ...options })
      workers.push(worker)
      return worker
    },
  }
}
