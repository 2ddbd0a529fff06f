import type { Tag } from '../../service.ts'

export const safety = {
  // A computation. That it changes nothing is only assumed (`base-image-repeatable`).
  computeBaseImageHash: { lowest: 'write', permit: () => 'write' },
} satisfies Tag<'computeBaseImageHash'>['safety']
