import { access, constants } from 'node:fs/promises'
import { type Browser, chromium } from 'playwright-core'

const executablePath = process.env.CHROMIUM || '/usr/bin/chromium'

/** Says how to get Chromium, where there is none. */
export const missing = await access(executablePath, constants.X_OK).then(
  () => undefined,
  () =>
    `There is no Chromium at ${executablePath}. Debian has it: apt-get install -y chromium. CHROMIUM=… names another executable.`,
)

/** Starts Chromium so that it asks nobody for anything but this machine. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath,
    timeout: 120_000,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  })
}
