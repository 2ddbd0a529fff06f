import { strToU8, zipSync } from 'fflate'

/**
 * Zips a small app: text that deflates well, bytes that do not, an empty file and a non-ASCII file name. The archives of two
 * builds differ, which is a choice (`download-urls`).
 *
 * @param weights the bytes that do not deflate
 */
export function zip(appName: string, buildId: string, weights: Uint8Array): Uint8Array<ArrayBuffer> {
  const functions = ['predict', 'warm_up', 'health'].map(
    (name) => `def ${name}(request):\n    return model.${name}(request)\n`,
  )
  const title = `"""The ${appName} app, build ${buildId}."""\n`
  const code = [title, 'from app.model import load\n', 'model = load("weights.bin")\n', ...functions]
  return zipSync(
    {
      'main.py': strToU8(code.join('\n')),
      'requirements.txt': strToU8('numpy==2.3.4\nfastapi==0.121.0\n'),
      app: {
        // Deflated, it has two bytes: a range of zero bytes cannot be requested.
        '__init__.py': new Uint8Array(),
        'model.py': strToU8('def load(path):\n    return open(path, "rb").read()\n'),
      },
      'weights.bin': [weights, { level: 0 }],
      'docs/größe.md': strToU8(`# ${appName}\n\n${'The size of the response depends on the request. '.repeat(20)}\n`),
    },
    // ZIP entries have local times: a fixed local time gives the same bytes in every time zone.
    { mtime: new Date(2026, 0, 1), level: 6 },
  ) as Uint8Array<ArrayBuffer>
}
