import { expectTypeOf, test } from 'vitest'
import { type COMPUTE_TYPES, type DOMAIN_TYPES, LIMITS, type UPDATE_APP_LIMITS } from './constants.ts'
import type { AppConfiguration, ComputeType, DomainType } from './index.ts'

test('constants of enums have exactly the values of their types', () => {
  expectTypeOf<(typeof DOMAIN_TYPES)[number]>().toEqualTypeOf<DomainType>()
  expectTypeOf<(typeof COMPUTE_TYPES)[number]>().toEqualTypeOf<ComputeType>()
})

test('limits have the names and values of the fields', () => {
  expectTypeOf<typeof LIMITS.updateApp>().toEqualTypeOf<typeof UPDATE_APP_LIMITS>()
  expectTypeOf<keyof typeof LIMITS.updateApp>().toExtend<keyof AppConfiguration>()
  expectTypeOf(LIMITS.updateApp.port.maximum).toEqualTypeOf<65535>()
  expectTypeOf(LIMITS.updateApp.runtime.enum).items.toEqualTypeOf<NonNullable<AppConfiguration['runtime']>>()
  // @ts-expect-error a limit that the document does not have
  LIMITS.updateApp.scalingBuffer.maximum
})
