import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../src/testing/run-script.ts'

interface Locked {
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const packages: Record<string, Locked> = read('package-lock.json').packages

// npm omits optional packages that a registry lacks; `npm ci` then fails with another registry.
test('has the packages of every platform', () => {
  const locked = Object.keys(packages)
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)))
  expect(missing).toEqual([])
})

test('names no registry', () => {
  expect(Object.keys(packages).filter((path) => packages[path]?.resolved !== undefined)).toEqual([])
})

test('versions are pinned exactly', () => {
  const { dependencies, devDependencies } = read('package.json')
  const versions = Object.values({ ...dependencies, ...devDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([])
})
