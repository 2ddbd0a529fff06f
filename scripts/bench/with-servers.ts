import { createLoad, type Load } from './load.ts'
import { type Server, type ServerCommand, startServer } from './server.ts'

/** The token of the sandbox's owner; the others take any. */
const TOKEN = 'sandbox-owner-token'
const CONNECTIONS = 16

/** Starts a server; tests have others. */
export type Start = (command: ServerCommand) => Promise<Server>

/** A server that runs, and what asks it. */
export type Running = Pick<Server, 'name' | 'cpuSeconds' | 'peakMemory'> & Load & { validates: boolean }

/**
 * Does some work with servers that run all the while, and are stopped however it ends.
 *
 * @throws BenchFailed as soon as one of them ends by itself
 */
export async function withServers<Outcome>(
  commands: readonly ServerCommand[],
  work: (running: Running[]) => Promise<Outcome>,
  start: Start = startServer,
): Promise<Outcome> {
  const servers: Server[] = []
  const running: Running[] = []
  try {
    for (const command of commands) {
      const server = await start(command)
      servers.push(server)
      const load = createLoad({ url: server.url, token: TOKEN, connections: CONNECTIONS })
      running.push({ ...server, ...load, validates: command.validates })
    }
    return await servers.reduce((guarded, server) => server.whileAlive(guarded), work(running))
  } finally {
    for (const { close } of running) close()
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}
