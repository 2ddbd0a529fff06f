import { access, constants } from 'node:fs/promises'
import { type Browser, chromium } from 'playwright-core'

const executablePath = process.env.CHROMIUM || '/usr/bin/chromium'

/** Explains how to install Chromium if it cannot be run; otherwise undefined. Without Chromium, browser tests are skipped, or fail in CI. */
export const missing = await access(executablePath, constants.X_OK).then(
  () => undefined,
  ({ code }) => `Cannot run ${executablePath} (${code}). On Debian: apt-get install -y chromium. Or set CHROMIUM=PATH.`,
)
if (missing) {
  if (process.env.CI) throw new Error(missing)
  console.warn(`Browser tests are skipped: ${missing}`)
}

/** Starts Chromium without network access beyond this machine. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath,
    timeout: 120_000,
    args: ['--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
}
