// Declares Symbol.asyncDispose in apps without the types of Node.
/// <reference lib="esnext.disposable" preserve="true" />
import { checkNode } from '../check-node.ts'

export { type ListenOptions, listen, type SandboxServer } from './kit/node/listen.ts'

checkNode()
