import type { ConsolePage } from '../kit/http/responses.ts'

/** Returns the console. The build of the package replaces this module, because a checkout has no bundle of the console. */
export const consolePage: (() => Promise<ConsolePage>) | undefined = undefined
